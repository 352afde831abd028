/** What people keep by the API: readings byte for byte and in other words, persons, and nobody else's. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { openHouse, type House, type Somebody } from "./signed_in.ts";

setDefaultTimeout(60_000);

let house: House;
let ann: Somebody;
let bob: Somebody;

beforeAll(async () => {
  house = await openHouse();
  [ann, bob] = [await house.somebody(5000), await house.somebody()];
});
afterAll(() => house?.close());

const BIRTH = { birthDate: "1990-06-15", birthTime: "14:30", place: "Taipei", gender: "female" };

const THREE = { spread: "three" };

/** Calls a procedure with a key. */
function call(who: Somebody, name: string, input: object, headers: Record<string, string> = {}) {
  return house.ask(`/api/trpc/${name}`, {
    method: "POST",
    headers: { authorization: who.bearer, "content-type": "application/json", ...headers },
    body: JSON.stringify({ json: input }),
  });
}

function api(who: Somebody, path: string, method = "GET", body?: object): Promise<Response> {
  return house.ask(`/api/v1/${path}`, {
    method,
    headers: { authorization: who.bearer, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

const kept = (response: Response) => response.headers.get("x-kept-reading") ?? "";

describe("a paid answer", () => {
  test.each([
    ["bazi.chart", BIRTH],
    ["tarot.draw", { spread: "three" }],
    ["blend.indian", { ...BIRTH, gender: undefined, name: "Ann Lee" }],
    ["almanac.daily", { timezone: "Asia/Taipei" }],
  ])(
    "of %s is kept byte for byte, and comes in other words with the same content",
    async (name, input) => {
      const answer = await call(ann, name, input);
      expect(answer.status).toBe(200);
      const body = await answer.text();
      const again = await api(ann, `readings/${kept(answer)}`);
      expect(await again.text()).toBe(body);
      const { reading } = JSON.parse(body).result.data;
      expect(await (await api(ann, `readings/${reading.id}`)).text()).toBe(body);
      const before = await balanceOf(ann);
      const other = await api(ann, `readings/${kept(answer)}?lang=zh-Hant&picture=true`);
      expect(other.status).toBe(200);
      const { data } = (await other.json()).result;
      expect(data.lang.given).toBe("zh-Hant");
      expect(data.reading).toMatchObject({ id: reading.id, pointsCharged: reading.pointsCharged });
      expect(contentOf(data)).toBe(contentOf(JSON.parse(body).result.data));
      expect(await balanceOf(ann)).toBe(before);
    },
  );

  test("comes in every form and to every extent, however it was asked for", async () => {
    const answer = await call(ann, "bazi.chart", { ...BIRTH, detail: "compact" });
    const id = kept(answer);
    const whole = await (await api(ann, `readings/${id}`)).text();
    expect(whole.length).toBeGreaterThan((await answer.text()).length);
    const compact = await (await api(ann, `readings/${id}?detail=compact&lang=zh-Hant`)).text();
    expect(compact.length).toBeLessThan(13_000);
    expect(compact).toContain('"given":"zh-Hant"');
    const inForm = (accept: string) =>
      house.ask(`/api/v1/readings/${id}`, { headers: { authorization: ann.bearer, accept } });
    for (const [type, begins] of [
      ["text/markdown", /^#/],
      ["image/svg+xml", /^<svg/],
    ] as const) {
      const response = await inForm(type);
      expect([response.status, response.headers.get("content-type")]).toEqual([
        200,
        expect.stringContaining(type),
      ]);
      expect(await response.text()).toMatch(begins);
    }
  });

  test("of the cache is kept for each who paid, with what was asked", async () => {
    const path = `/api/trpc/bazi.chart?input=${encodeURIComponent(JSON.stringify(BIRTH))}`;
    const [first, second] = [
      await house.ask(path, { headers: { authorization: ann.bearer } }),
      await house.ask(path, { headers: { authorization: bob.bearer } }),
    ];
    expect(kept(second)).not.toBe(kept(first));
    expect(await (await api(bob, `readings/${kept(second)}`)).text()).toBe(await second.text());
    expect((await api(bob, `readings/${kept(second)}?lang=zh-Hans`)).status).toBe(200);
  });

  test("is not kept when the call says so, nor is what costs nothing or fails", async () => {
    const count = async () => (await listed(bob)).length;
    const before = await count();
    expect(kept(await call(bob, "tarot.draw", THREE, { "x-keep-reading": "false" }))).toBe("");
    expect(kept(await call(bob, "tarot.draw", { ...THREE, dryRun: true }))).toBe("");
    expect(kept(await call(bob, "tarot.draw", { spread: "none" }))).toBe("");
    expect(await count()).toBe(before);
  });

  test("is listed newest first by pages, renamed and deleted", async () => {
    const eve = await house.somebody();
    const ids: string[] = [];
    for (let at = 0; at < 5; at++) ids.unshift(kept(await call(eve, "tarot.draw", THREE)));
    const first = await (await api(eve, "readings?limit=3")).json();
    const rest = await (await api(eve, `readings?limit=3&cursor=${first.nextCursor}`)).json();
    const all = [...first.readings, ...rest.readings].map(({ id }: { id: string }) => id);
    expect([all, rest.nextCursor]).toEqual([ids, null]);
    const renamed = await api(eve, `readings/${ids[0]}`, "PATCH", { title: " The move " });
    expect(await renamed.json()).toMatchObject({ title: "The move", shared: false });
    expect((await listed(eve))[0]).toMatchObject({ title: "The move" });
    expect(await (await api(eve, `readings/${ids[0]}`, "DELETE")).json()).toEqual({
      deleted: true,
    });
    expect((await api(eve, `readings/${ids[0]}`)).status).toBe(404);
    expect(await listed(eve)).toHaveLength(4);
  });

  test("stands encrypted in the store, bound to its row", async () => {
    await call(ann, "bazi.chart", BIRTH);
    const rows = await house.core.database.rows<{ sealed: Uint8Array }>(
      "SELECT sealed FROM readings",
    );
    for (const { sealed } of rows) {
      expect(Buffer.from(sealed).toString("latin1")).not.toMatch(/1990|Taipei|birthDate/);
    }
    const { database } = house.core;
    const [mine, theirs] = [
      kept(await call(ann, "tarot.draw", THREE)),
      kept(await call(ann, "tarot.draw", THREE)),
    ];
    await database.rows(
      "UPDATE readings SET sealed = (SELECT sealed FROM readings WHERE id = $1) WHERE id = $2",
      [mine, theirs],
    );
    expect((await api(ann, `readings/${theirs}`)).status).toBe(500);
    await database.rows("DELETE FROM readings WHERE id = $1", [theirs]);
  });

  test("says so when the rules have changed since, and stays as it was", async () => {
    const answer = await call(ann, "tarot.draw", THREE);
    const { readings } = (await import("../../src/wallet/keeping/mod.ts")).createKeeping(
      house.core,
    );
    const body = (await answer.text()).replace(/"version":"[\d.]+"/, '"version":"0.0.1"');
    const cards = /"upright":(true|false)|"reversed":(true|false)/.exec(body)?.[0] ?? "";
    const changed = body.replace(
      cards,
      cards.includes("true") ? cards.replace("true", "false") : cards.replace("false", "true"),
    );
    expect(changed).not.toBe(body);
    const id = crypto.randomUUID();
    const request = JSON.stringify({ input: THREE, asOf: Date.now() });
    const common = {
      userId: ann.userId,
      readingId: `rd_${"a".repeat(22)}`,
      reference: "tarot.draw",
      points: 2,
      request,
      about: null,
    };
    await readings.keep({ ...common, id, body: changed });
    expect(await (await api(ann, `readings/${id}`)).text()).toBe(changed);
    const refused = await api(ann, `readings/${id}?lang=zh-Hant`);
    expect([refused.status, (await refused.json()).code]).toEqual([409, "rules_changed"]);
    // A new version that says the same keeps its words.
    const same = crypto.randomUUID();
    await readings.keep({ ...common, id: same, body });
    expect((await api(ann, `readings/${same}?lang=zh-Hant`)).status).toBe(200);
  });
});

describe("a saved person", () => {
  const LEE = {
    name: "Lee Min",
    birthDate: "1990-06-15",
    birthTime: "14:30",
    place: "Taipei",
    gender: "female",
  };

  test("stands for a birth in a call, and for two in a comparison", async () => {
    const { id } = await (await api(ann, "people", "POST", { ...LEE, consent: true })).json();
    const other = { name: "Kim", birthDate: "1988-02-01", gender: "male", consent: true };
    const { id: kim } = await (await api(ann, "people", "POST", other)).json();
    const byProfile = (await (await call(ann, "bazi.chart", { profileId: id })).json()).result.data;
    const { name: _unread, ...birth } = LEE;
    const byBirth = (await (await call(ann, "bazi.chart", birth)).json()).result.data;
    expect(byProfile.pillars).toEqual(byBirth.pillars);
    expect(byProfile.reading.id).toBe(byBirth.reading.id);
    const two = await call(ann, "compatibility.zodiac", {
      a: { profileId: id },
      b: { profileId: kim },
    });
    expect(two.status).toBe(200);
    // What the input says itself comes first.
    const born = (
      await (await call(ann, "bazi.chart", { profileId: id, birthDate: "2000-01-01" })).json()
    ).result.data;
    expect(born.pillars).not.toEqual(byBirth.pillars);
  });

  test("is saved with consent alone, encrypted, changed, and deleted for good", async () => {
    expect((await api(bob, "people", "POST", LEE)).status).toBe(400);
    expect(
      (await api(bob, "people", "POST", { ...LEE, consent: true, birthDate: "1990-02-30" })).status,
    ).toBe(400);
    const added = await api(bob, "people", "POST", { ...LEE, consent: true });
    expect(added.status).toBe(201);
    const { id } = await added.json();
    const { database } = house.core;
    const sealedOf = async () => {
      const [row] = await database.rows<{ sealed: Uint8Array }>(
        "SELECT sealed FROM people WHERE id = $1",
        [id],
      );
      return row && Buffer.from(row.sealed).toString("latin1");
    };
    expect(await sealedOf()).not.toMatch(/Lee|1990|Taipei/);
    const changed = await api(bob, `people/${id}`, "PUT", { name: "Lee", birthDate: "1991-01-01" });
    expect(await changed.json()).toMatchObject({ id, name: "Lee", birthDate: "1991-01-01" });
    expect((await api(bob, `people/${id}`, "DELETE")).status).toBe(200);
    expect(await sealedOf()).toBeUndefined();
    expect((await call(bob, "bazi.chart", { profileId: id })).status).toBe(404);
  });

  test("no more than 200 are saved", async () => {
    const { people } = (await import("../../src/wallet/keeping/mod.ts")).createKeeping(house.core);
    const eve = await house.somebody();
    for (let at = 0; at < 200; at++) await people.add(eve.userId, "{}");
    expect((await api(eve, "people", "POST", { ...LEE, consent: true })).status).toBe(409);
  });
});

/** What an answer says, words aside. */
function contentOf(data: object): string {
  const aside = new Set(["text", "picture", "reading", "notice", "lang", "roman"]);
  return JSON.stringify(data, (key, value: unknown) => (aside.has(key) ? undefined : value));
}

async function listed(who: Somebody): Promise<readonly { id: string; title: string | null }[]> {
  return (await (await api(who, "readings?limit=100")).json()).readings;
}

async function balanceOf(who: Somebody): Promise<number> {
  return (await (await api(who, "stats/ping")).json()).balance;
}

describe("the list names a reading", () => {
  let cy: Somebody;
  beforeAll(async () => {
    cy = await house.somebody(5000);
  });
  const newest = async (who: Somebody) =>
    (await (await api(who, "readings?limit=1")).json()).readings[0] as {
      id: string;
      about: string;
    };

  test("by a saved person, a name, a question, or else a date; encrypted beside it", async () => {
    const person = await api(cy, "people", "POST", {
      ...BIRTH,
      name: "Nora Quill",
      consent: true,
    });
    const { id: profileId } = await person.json();
    const second = await api(cy, "people", "POST", { ...BIRTH, name: "Bo", consent: true });
    const { id: other } = await second.json();
    const cases = [
      ["bazi.chart", { profileId, gender: "female" }, "Nora Quill"],
      ["compatibility.bazi", { a: { profileId }, b: { profileId: other } }, "Nora Quill & Bo"],
      ["tarot.draw", { spread: "three", question: "Shall I  move?" }, "Shall I move?"],
      ["bazi.chart", BIRTH, "1990-06-15 · 14:30 · Taipei"],
    ] as const;
    for (const [name, input, about] of cases) {
      const answer = await call(cy, name, input);
      const body = await answer.text();
      if (answer.status !== 200) throw new Error(`${name}: ${body.slice(0, 300)}`);
      expect((await newest(cy)).about).toBe(about);
    }
    const page = await house.ask("/readings", { headers: { cookie: cy.cookie } });
    expect(await page.text()).toContain("Nora Quill &amp; Bo");
    const rows = await house.core.database.rows<{ about: Uint8Array }>(
      "SELECT about FROM readings WHERE user_id = $1 AND about IS NOT NULL",
      [cy.userId],
    );
    const stored = rows.map(({ about }) => Buffer.from(about).toString("latin1")).join();
    expect(stored).not.toMatch(/Nora|move|1990/);
  });

  test("and not to whoever has its link", async () => {
    const person = await api(cy, "people", "POST", { ...BIRTH, name: "Otto Veil", consent: true });
    const { id: profileId } = await person.json();
    await call(cy, "ziwei.chart", { profileId, gender: "female" });
    const { id } = await newest(cy);
    const { shareUrl } = await (await api(cy, `readings/${id}`, "PATCH", { shared: true })).json();
    const own = await house.ask(`/readings/${id}`, { headers: { cookie: cy.cookie } });
    expect(await own.text()).toContain("Otto Veil");
    const shared = await house.ask(new URL(shareUrl).pathname, { headers: {} });
    const text = await shared.text();
    expect(shared.status).toBe(200);
    expect(text).not.toContain("Otto Veil");
  });
});
