/** Charts and readings in pages of other origins, by a key that everybody can read. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import type { Listening } from "../../src/host/mod.ts";
import { findFaults } from "../pages/support/axe.ts";
import { describePages, openPerson } from "../pages/support/browser.ts";
import { openHouse, type House, type Somebody } from "./signed_in.ts";

setDefaultTimeout(60_000);

let house: House;
let host: Listening;
let service: string;
let ann: Somebody;
let eve: Somebody;
/** Two other sites; the key is for the first alone. */
let friend: Bun.Server<undefined>;
let stranger: Bun.Server<undefined>;
let key = "";

const BIRTH = { birthDate: "1990-06-15", birthTime: "14:30", place: "Taipei" };

beforeAll(async () => {
  house = await openHouse();
  host = house.host.listen({ host: "127.0.0.1", port: 0 });
  service = host.url.replace(/\/$/, "");
  [ann, eve] = [await house.somebody(1000), await house.somebody()];
  const serve = () =>
    Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch: ({ url }) =>
        new Response(pageOf(new URL(url).pathname), {
          headers: {
            "content-type": "text/html; charset=utf-8",
            "content-security-policy": `default-src 'none'; script-src ${service}; connect-src ${service}; img-src data:; style-src 'unsafe-inline'`,
          },
        }),
    });
  [friend, stranger] = [serve(), serve()];
  key = await make(ann, { origins: origin(friend), daily: "40" });
});
afterAll(async () => {
  await Promise.all([friend?.stop(true), stranger?.stop(true)]);
  await host?.stop();
  await house?.close();
});

const origin = (server: Bun.Server<undefined>) => `http://127.0.0.1:${server.port}`;

/** A page of somebody else. */
function pageOf(path: string): string {
  const input = JSON.stringify(BIRTH).replaceAll('"', "&quot;");
  const at = `key="${key}" system="bazi.chart"`;
  const bodies: Readonly<Record<string, string>> = {
    "/both": `<auspex-chart ${at} input="${input}"></auspex-chart><auspex-reading ${at} input="${input}"></auspex-reading>`,
    "/form": `<form id="birth"><label>Date <input type="date" name="birthDate" value="1990-06-15"></label>
      <auspex-place name="place"></auspex-place><button>Ask</button></form>
      <auspex-reading ${at} form="birth"></auspex-reading>`,
    "/faulty": `<auspex-reading ${at} input="{&quot;birthDate&quot;:&quot;1990-13-45&quot;}"></auspex-reading>`,
  };
  return `<!doctype html><html lang="en"><head><title>Somebody's page</title>
    <script type="module" src="${service}/embed/auspex.js"></script></head>
    <body><main><h1>Somebody's page</h1>${bodies[path] ?? ""}</main></body></html>`;
}

async function page(who: Somebody): Promise<string> {
  return (await house.ask("/embed", { headers: { cookie: who.cookie } })).text();
}

async function post(who: Somebody, fields: Record<string, string>): Promise<Response> {
  const csrf = /name="csrf" value="([\w-]{43})"/.exec(await page(who))![1]!;
  return house.ask("/embed", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      cookie: who.cookie,
    },
    body: new URLSearchParams({ csrf, ...fields }).toString(),
  });
}

const keysIn = (html: string) => [
  ...new Set([...html.matchAll(/at_pub_\w{49}/g)].map(([one]) => one)),
];

/** Makes a key by the page. */
async function make(who: Somebody, fields: Record<string, string>): Promise<string> {
  const before = keysIn(await page(who));
  expect((await post(who, { do: "add", name: "My page", ...fields })).status).toBe(303);
  return keysIn(await page(who)).find((one) => !before.includes(one))!;
}

function call(headers: Record<string, string>, input: object = BIRTH, system = "bazi.chart") {
  return house.ask(`/api/embed/${system}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(input),
  });
}

async function balance(): Promise<number> {
  const [row] = await house.core.database.rows<{ balance: number }>(
    "SELECT balance FROM accounts WHERE id = $1",
    [ann.accountId],
  );
  return row!.balance;
}

describePages("components on another origin", () => {
  test("show a chart and its reading, asked and paid once", async () => {
    const before = await balance();
    const person = await openPerson();
    const tab = await person.newPage();
    const faults: string[] = [];
    tab.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    tab.on("pageerror", (error) => faults.push(String(error)));
    await tab.goto(`${origin(friend)}/both`);
    const image = tab.locator("auspex-chart img");
    await image.waitFor();
    expect(await image.getAttribute("alt")).toMatch(/four pillars/i);
    expect((await image.boundingBox())!.width).toBeGreaterThan(300);
    const reading = tab.locator("auspex-reading p[part=text]");
    await reading.first().waitFor();
    expect(await reading.first().textContent()).toContain("壬");
    expect(await tab.getByRole("link", { name: "About this art" }).count()).toBe(2);
    expect(faults).toEqual([]);
    expect(await findFaults(tab)).toEqual([]);
    expect(await balance()).toBe(before - 15);
    await person.close();
  });

  test("take a place from a form, and ask when it is sent", async () => {
    const person = await openPerson();
    const tab = await person.newPage();
    await tab.goto(`${origin(friend)}/form`);
    const field = tab.getByRole("combobox", { name: "Place" });
    await field.pressSequentially("springfie", { delay: 20 });
    await tab.getByRole("option", { name: /Springfield, Illinois/ }).waitFor();
    expect(await findFaults(tab)).toEqual([]);
    await field.press("ArrowDown");
    await field.press("Enter");
    const value = await tab
      .locator("form")
      .evaluate((form: HTMLFormElement) => new FormData(form).get("place"));
    expect(value).toMatch(/^gn:\d+$/);
    await tab.getByRole("button", { name: "Ask" }).click();
    await tab.locator("auspex-reading p[part=text]").first().waitFor();
    await person.close();
  });

  test("say what is wrong with a question, and show nothing where the key is not for the page", async () => {
    const before = await balance();
    const person = await openPerson();
    const tab = await person.newPage();
    await tab.goto(`${origin(friend)}/faulty`);
    await tab
      .getByRole("status")
      .filter({ hasText: /birthDate/ })
      .waitFor();
    await tab.goto(`${origin(stranger)}/both`);
    await tab.getByRole("status").filter({ hasText: "Cannot take the key" }).first().waitFor();
    expect(await tab.locator("auspex-chart img").count()).toBe(0);
    expect(await balance()).toBe(before);
    await person.close();
  });
});

describe("a publishable key", () => {
  const known = () => ({ "x-auspex-key": key, origin: origin(friend) });

  test("1. opens nothing from another origin, from none, or with a letter changed", async () => {
    const other = key.slice(0, -1) + (key.endsWith("a") ? "b" : "a");
    for (const headers of [
      { ...known(), origin: origin(stranger) },
      { "x-auspex-key": key },
      { ...known(), origin: "null" },
      { ...known(), origin: `${origin(friend)}.evil.example` },
      { ...known(), "x-auspex-key": other },
      { origin: origin(friend) },
    ] as Record<string, string>[]) {
      expect((await call(headers)).status).toBe(403);
    }
  });
  test("2. is no key of the interface", async () => {
    for (const path of ["/api/v1/points/balance", "/api/v1/readings", "/api/v1/people"]) {
      const response = await house.ask(path, { headers: { authorization: `Bearer ${key}` } });
      expect(response.status).toBe(401);
    }
  });
  test("3. opens no saved person of its owner, and what it asks is not kept", async () => {
    const saved = await house.ask("/api/v1/people", {
      method: "POST",
      headers: { authorization: ann.bearer, "content-type": "application/json" },
      body: JSON.stringify({ ...BIRTH, name: "Ann", consent: true }),
    });
    const { id } = await saved.json();
    expect((await call(known(), { profileId: id })).status).toBe(400);
    const kept = await house.ask("/api/v1/readings", { headers: { authorization: ann.bearer } });
    expect((await kept.json()).readings).toEqual([]);
  });
  test("4. shows neither the balance of its owner nor the whole answer", async () => {
    const response = await call(known(), { spread: "single" }, "tarot.draw");
    expect(response.status).toBe(200);
    expect([...response.headers.keys()].filter((name) => /balance|points/.test(name))).toEqual([]);
    const shown = Object.keys(await response.json()).toSorted();
    expect(shown).toEqual(
      ["lang", "name", "notice", "picture", "system", "text", "textLang", "url"].toSorted(),
    );
  });
  test("5. spends at most what it may in a day, also by calls at once", async () => {
    const small = await make(ann, { origins: origin(friend), daily: "31" });
    const before = await balance();
    const headers = { "x-auspex-key": small, origin: origin(friend) };
    const dates = ["1990-06-15", "1991-06-15", "1992-06-15", "1993-06-15", "1994-06-15"];
    const all = await Promise.all(dates.map((birthDate) => call(headers, { ...BIRTH, birthDate })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429]);
    expect(await balance()).toBe(before - 30);
    // What fails costs nothing of the day either.
    expect((await call(headers, { birthDate: "nonsense" })).status).toBe(400);
    const [row] = await house.core.database.rows<{ spent: number }>(
      "SELECT spent FROM publishable_keys WHERE key = $1",
      [small],
    );
    expect(row!.spent).toBe(30);
  });
  test("6. lets one address ask twenty times a minute", async () => {
    const many = await make(ann, { origins: origin(friend), daily: "1000" });
    const headers = { "x-auspex-key": many, origin: origin(friend) };
    const statuses: number[] = [];
    for (let at = 0; at < 22; at++)
      statuses.push((await call(headers, { spread: "none" }, "tarot.draw")).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
    expect(statuses.slice(20)).toEqual([429, 429]);
  });
  test("7. is deleted by its owner alone, and opens nothing from then on", async () => {
    const mine = await make(eve, { origins: origin(friend), daily: "100" });
    const html = await page(eve);
    const [, id] = /name="id" value="([\w-]{36})"/.exec(html)!;
    expect((await post(ann, { do: "delete", id: id! })).status).toBe(404);
    const headers = { "x-auspex-key": mine, origin: origin(friend) };
    expect((await call(headers, { birthDate: "nonsense" })).status).toBe(400);
    expect((await post(eve, { do: "delete", id: id! })).status).toBe(303);
    expect((await call(headers, {})).status).toBe(403);
    expect(await page(ann)).not.toContain(mine);
  });
  test("8. is made for origins alone", async () => {
    for (const origins of [
      "",
      "example.org",
      "https://example.org/path",
      "http://example.org",
      "https://user@example.org",
      "*",
      "null",
      Array.from({ length: 11 }, (_, at) => `https://e${at}.org`).join("\n"),
    ]) {
      const response = await post(eve, { do: "add", name: "x", daily: "10", origins });
      expect([origins, response.status]).toEqual([origins, 400]);
    }
    for (const daily of ["0", "-1", "1.5", "2000000", ""]) {
      const wrong = { do: "add", name: "x", daily, origins: "https://example.org" };
      expect((await post(eve, wrong)).status).toBe(400);
    }
  });
});

test("the module may be loaded by any page, and is the same by its ETag", async () => {
  const module = await house.ask("/embed/auspex.js");
  expect(module.headers.get("access-control-allow-origin")).toBe("*");
  expect(module.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  const etag = module.headers.get("etag")!;
  const again = await house.ask("/embed/auspex.js", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect((await module.text()).length).toBeLessThan(20_000);
});
