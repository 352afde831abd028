/** What somebody keeps opens for nobody else: not for another user, by a guessed address, or after withdrawal. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { openHouse, type House, type Somebody } from "./signed_in.ts";

setDefaultTimeout(60_000);

let house: House;
let ann: Somebody;
let eve: Somebody;
/** Ann's reading and its own name, her person, and links: alive, withdrawn, of what was deleted. */
const hers = {
  reading: "",
  named: "",
  person: "",
  link: "",
  withdrawn: "",
  deleted: "",
  goneLink: "",
};
let partner = "";

const SECRET = /1990-06-15|Hualien|lee min/i;
const FORM = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};
const LEE = { name: "Lee Min", birthDate: "1990-06-15", place: "Hualien" };

beforeAll(async () => {
  house = await openHouse();
  [ann, eve] = [await house.somebody(5000), await house.somebody()];
  const share = async (id: string, shared: boolean) =>
    (await (await api(ann, `readings/${id}`, "PATCH", { shared })).json()).shareUrl as string;
  const buy = async () => {
    const answer = await call(ann, { ...LEE, name: undefined });
    hers.named = (await answer.json()).result.data.reading.id;
    return answer.headers.get("x-kept-reading")!;
  };
  [hers.withdrawn, hers.deleted, hers.reading] = [await buy(), await buy(), await buy()];
  hers.goneLink = tokenOf(await share(hers.deleted, true));
  await api(ann, `readings/${hers.deleted}`, "DELETE");
  const old = await share(hers.withdrawn, true);
  await api(ann, `readings/${hers.withdrawn}`, "PATCH", { shared: false });
  hers.withdrawn = tokenOf(old);
  hers.link = tokenOf(await share(hers.reading, true));
  const saved = await api(ann, "people", "POST", { ...LEE, consent: true });
  hers.person = (await saved.json()).id;
  partner = await partnerToken();
});
afterAll(() => house?.close());

const tokenOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);

function api(who: { bearer: string }, path: string, method = "GET", body?: object) {
  return house.ask(`/api/v1/${path}`, {
    method,
    headers: { authorization: who.bearer, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
function call(who: { bearer: string }, input: object) {
  return house.ask("/api/trpc/bazi.chart", {
    method: "POST",
    headers: { authorization: who.bearer, "content-type": "application/json" },
    body: JSON.stringify({ json: input }),
  });
}
const page = (path: string, cookie = "") =>
  house.ask(path, { headers: { accept: "text/html", cookie } });
function post(path: string, fields: Record<string, string>, cookie: string) {
  return house.ask(path, {
    method: "POST",
    headers: { ...FORM, cookie },
    body: new URLSearchParams(fields).toString(),
  });
}
async function csrfOf(who: Somebody): Promise<string> {
  const html = await (await page("/readings", who.cookie)).text();
  return /name="csrf" value="([\w-]{43})"/.exec(html)![1]!;
}
/** A partner of another owner whom Ann lets deduct and see her balance. */
async function partnerToken(): Promise<string> {
  const { connect, makePartner, openFetch } = await import("../wallet/support/oauth.ts");
  const stores = { core: house.core, schema: "public", closeStores: async () => {} };
  const fetch = await openFetch(stores);
  const made = await makePartner(house.core);
  return (await connect(fetch, house.core, made, ann)).access_token;
}
/** The same with its tenth letter from the end another. */
const guess = (id: string) => id.slice(0, -10) + (id.at(-10) === "a" ? "b" : "a") + id.slice(-9);

/** Everything that is tried: what it is, how, and the statuses that it may end with. */
const CASES: readonly (readonly [string, () => Promise<Response>, readonly number[]])[] = [
  ["another user's key reads the reading", () => api(eve, `readings/${hers.reading}`), [404]],
  [
    "another user's key reads it by the answer's own name",
    () => api(eve, `readings/${hers.named}`),
    [404],
  ],
  [
    "another user's key reads it in another language",
    () => api(eve, `readings/${hers.reading}?lang=zh-Hant`),
    [404],
  ],
  [
    "another user's key renames it",
    () => api(eve, `readings/${hers.reading}`, "PATCH", { title: "mine" }),
    [404],
  ],
  [
    "another user's key shares it",
    () => api(eve, `readings/${hers.reading}`, "PATCH", { shared: true }),
    [404],
  ],
  [
    "another user's key withdraws its link",
    () => api(eve, `readings/${hers.reading}`, "PATCH", { shared: false }),
    [404],
  ],
  ["another user's key deletes it", () => api(eve, `readings/${hers.reading}`, "DELETE"), [404]],
  ["another user lists readings", () => api(eve, "readings"), [200]],
  [
    "a cursor of hers lists it for another user",
    () => api(eve, "readings?cursor=ffffffff-ffff-7fff-bfff-ffffffffffff"),
    [200],
  ],
  ["no token reads it", () => house.ask(`/api/v1/readings/${hers.reading}`), [401]],
  [
    "her cookie alone reads it by the API",
    () => house.ask(`/api/v1/readings/${hers.reading}`, { headers: { cookie: ann.cookie } }),
    [401],
  ],
  [
    "a partner's token reads it",
    () => api({ bearer: `Bearer ${partner}` }, `readings/${hers.reading}`),
    [403],
  ],
  ["a partner's token lists persons", () => api({ bearer: `Bearer ${partner}` }, "people"), [403]],
  ["another browser opens its page", () => page(`/readings/${hers.reading}`, eve.cookie), [404]],
  [
    "a browser that is not signed in opens its page",
    () => page(`/readings/${hers.reading}`),
    [303],
  ],
  [
    "a signed-out cookie opens its page",
    () => page(`/readings/${hers.reading}`, `__Host-wallet=${"A".repeat(43)}`),
    [303],
  ],
  [
    "another browser opens a guessed page",
    () => page(`/readings/${guess(hers.reading)}`, eve.cookie),
    [404],
  ],
  [
    "her own browser opens a guessed page",
    () => page(`/readings/${guess(hers.reading)}`, ann.cookie),
    [404],
  ],
  [
    "her own browser opens what she deleted",
    () => page(`/readings/${hers.deleted}`, ann.cookie),
    [404],
  ],
  [
    "another browser deletes it by a form of its own",
    async () =>
      post(`/readings/${hers.reading}`, { do: "delete", csrf: await csrfOf(eve) }, eve.cookie),
    [404],
  ],
  [
    "her browser is made to delete it without her page's value",
    () => post(`/readings/${hers.reading}`, { do: "delete" }, ann.cookie),
    [403],
  ],
  [
    "her browser is made to share it with another's value",
    async () =>
      post(`/readings/${hers.reading}`, { do: "share", csrf: await csrfOf(eve) }, ann.cookie),
    [403],
  ],
  ["a guessed link is opened", () => page(`/shared/${guess(hers.link)}`), [404]],
  ["the id of the reading is tried as a link", () => page(`/shared/${hers.reading}`), [404]],
  ["a withdrawn link is opened", () => page(`/shared/${hers.withdrawn}`), [404]],
  ["a withdrawn link is opened by her", () => page(`/shared/${hers.withdrawn}`, ann.cookie), [404]],
  ["the link of a deleted reading is opened", () => page(`/shared/${hers.goneLink}`), [404]],
  ["another user's key reads the person", () => api(eve, `people/${hers.person}`), [404]],
  [
    "another user's key changes the person",
    () => api(eve, `people/${hers.person}`, "PUT", { name: "x", birthDate: "2000-01-01" }),
    [404],
  ],
  [
    "another user's key deletes the person",
    () => api(eve, `people/${hers.person}`, "DELETE"),
    [404],
  ],
  ["another user asks about the person", () => call(eve, { profileId: hers.person }), [404]],
  [
    "a partner asks about the person",
    () => call({ bearer: `Bearer ${partner}` }, { profileId: hers.person }),
    [400],
  ],
  ["a guessed person is asked about", () => call(ann, { profileId: guess(hers.person) }), [404]],
  [
    "another browser opens the person's page",
    () => page(`/people/${hers.person}`, eve.cookie),
    [404],
  ],
  [
    "another browser opens a form with the person chosen",
    () => page(`/systems/bazi.chart?profile=${hers.person}`, eve.cookie),
    [200],
  ],
  [
    "another browser takes everything along",
    () => page("/readings/export.json", eve.cookie),
    [200],
  ],
  [
    "a browser that is not signed in takes everything along",
    () => page("/readings/export.json"),
    [303],
  ],
  [
    "a form left by her is opened under another system",
    async () => page(`/systems/ziwei.chart?draft=${await draftOf()}`),
    [200],
  ],
  [
    "a form left by her is opened with one letter changed",
    async () => page(`/systems/bazi.chart?draft=${guess(await draftOf())}`),
    [200],
  ],
  [
    "her browser is made to pay for a call without her page's value",
    () => post("/systems/tarot.draw", { spread: "three", _do: "ask" }, ann.cookie),
    [403],
  ],
];

async function draftOf(): Promise<string> {
  const left = await post(
    "/systems/bazi.chart",
    { birthDate: "1990-06-15", place: "Hualien", _do: "sign-in" },
    "",
  );
  return new URLSearchParams(
    decodeURIComponent(left.headers.get("location")!).split("?").at(-1),
  ).get("draft")!;
}

test.each(CASES.map(([name, ...rest], at) => [at + 1, name, ...rest] as const))(
  "%d. %s: in vain",
  async (_at, _name, attempt, statuses) => {
    const response = await attempt();
    expect(statuses).toContain(response.status);
    // The page itself would be too long a message.
    expect(SECRET.exec(await response.text())?.[0]).toBeUndefined();
  },
);

test("after all of it everything of hers is as it was, and its link still leads to it", async () => {
  const reading = await (await api(ann, `readings/${hers.reading}`)).text();
  expect(reading).toMatch(SECRET);
  expect(await (await api(ann, `people/${hers.person}`)).json()).toMatchObject(LEE);
  const shared = await page(`/shared/${hers.link}`);
  expect([shared.status, shared.headers.get("x-robots-tag")]).toEqual([
    200,
    "noindex, nofollow, noarchive",
  ]);
  expect(shared.headers.get("referrer-policy")).toBe("no-referrer");
  const [{ balance }] = (await house.core.database.rows<{ balance: number }>(
    "SELECT balance FROM accounts WHERE id = $1",
    [ann.accountId],
  )) as [{ balance: number }];
  expect(balance).toBe(5000 - 3 * 15);
});
