/** An account that is closed: nothing of the person is left, nothing opens it, and the books are whole. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { expectSound } from "../wallet/support/people.ts";
import { openHouse, type House, type Somebody } from "./signed_in.ts";

setDefaultTimeout(60_000);

let house: House;
let ann: Somebody;
let bob: Somebody;

beforeAll(async () => {
  house = await openHouse();
  [ann, bob] = [await house.somebody(500), await house.somebody(500)];
  for (const who of [ann, bob]) {
    const headers = { authorization: who.bearer, "content-type": "application/json" };
    const birth = { birthDate: "1990-06-15", birthTime: "14:30", place: "Taipei" };
    await house.ask("/api/trpc/bazi.chart", {
      method: "POST",
      headers: { ...headers, "idempotency-key": "once" },
      body: JSON.stringify({ json: birth }),
    });
    await house.ask("/api/v1/people", {
      method: "POST",
      headers,
      body: JSON.stringify({ ...birth, name: "Lee", consent: true }),
    });
    await post(who, "/calendars", { do: "add", kind: "terms" });
    await post(who, "/embed", { do: "add", name: "x", daily: "5", origins: "https://example.org" });
  }
});
afterAll(() => house?.close());

async function post(who: Somebody, path: string, fields: Record<string, string>, at = path) {
  const page = await (await house.ask(at, { headers: { cookie: who.cookie } })).text();
  const csrf = /name="csrf" value="([\w-]{43})"/.exec(page)?.[1] ?? "";
  return house.ask(path, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      cookie: who.cookie,
    },
    body: new URLSearchParams({ csrf, ...fields }).toString(),
  });
}

const close = (who: Somebody, fields: Record<string, string> = { sure: "yes" }) =>
  post(who, "/wallet/account/close", fields, "/wallet/account");

/** Rows of a user by table, where there are any. */
async function rowsOf({ userId }: Somebody): Promise<Record<string, number>> {
  const tables = "readings people calendar_feeds publishable_keys identities sign_ins".split(" ");
  const counts: Record<string, number> = {};
  for (const table of [...tables, "notifications", "wallet_addresses"]) {
    const [row] = await house.core.database.rows<{ count: number }>(
      `SELECT count(*)::integer AS count FROM ${table} WHERE user_id = $1`,
      [userId],
    );
    if (row!.count > 0) counts[table] = row!.count;
  }
  return counts;
}

test("without the box ticked, or by a form of another site, nothing happens", async () => {
  const before = await rowsOf(ann);
  expect(before).toMatchObject({ readings: 1, people: 1, calendar_feeds: 1, publishable_keys: 1 });
  const unsure = await close(ann, {});
  expect(unsure.headers.get("location")).toBe("/wallet/account?done=unsure");
  const said = await house.ask("/wallet/account?done=unsure", { headers: { cookie: ann.cookie } });
  expect(await said.text()).toMatch(/<div class="note note-bad"\s+role="alert">/);
  expect((await close(ann, { sure: "yes", csrf: "x" })).status).toBe(403);
  expect(await rowsOf(ann)).toEqual(before);
});

test("while points are held for a call it stays open", async () => {
  const { id } = await house.core.database
    .rows<{ id: number }>("UPDATE accounts SET held = 1 WHERE user_id = $1 RETURNING id", [
      ann.userId,
    ])
    .then(([row]) => row!);
  const held = await close(ann);
  expect(held.headers.get("location")).toBe("/wallet/account?done=held");
  await house.core.database.rows("UPDATE accounts SET held = 0 WHERE id = $1 RETURNING id", [id]);
  expect(await rowsOf(ann)).toMatchObject({ readings: 1 });
});

test("closed, everything of the person is gone and nothing of anybody else", async () => {
  const theirs = await rowsOf(bob);
  const calendar = await house.ask("/calendars", { headers: { cookie: ann.cookie } });
  const [, feed] = /(\/calendars\/[\w-]{43}\.ics)/.exec(await calendar.text())!;
  const closed = await close(ann);
  expect([closed.status, closed.headers.get("location")]).toEqual([303, "/"]);
  expect(await rowsOf(ann)).toEqual({});
  expect(await rowsOf(bob)).toEqual(theirs);
  const [user] = await house.core.database.rows<object>(
    "SELECT email, display_name, frozen_at IS NOT NULL AS frozen FROM users WHERE id = $1",
    [ann.userId],
  );
  expect(user).toEqual({ email: null, display_name: null, frozen: true });
  const [kept] = await house.core.database.rows<{ count: number }>(
    "SELECT count(*)::integer AS count FROM paid_calls WHERE account_id = $1",
    [ann.accountId],
  );
  expect(kept!.count).toBe(0);
  expect(
    (await house.ask("/api/v1/readings", { headers: { authorization: ann.bearer } })).status,
  ).toBe(401);
  expect((await house.ask("/readings", { headers: { cookie: ann.cookie } })).status).toBe(303);
  expect((await house.ask(feed!)).status).toBe(404);
  // The books are as they were: the movements of points stand under a number.
  await expectSound(house.core);
  const [posting] = await house.core.database.rows<{ count: number }>(
    "SELECT count(*)::integer AS count FROM postings WHERE source_id = $1",
    [ann.accountId],
  );
  expect(posting!.count).toBe(1);
});

test("who owns active partners disables them first", async () => {
  const { makePartner } = await import("../wallet/support/oauth.ts");
  const made = await makePartner(house.core);
  await house.core.database.rows(
    "UPDATE oauth_clients SET owner_id = $1 WHERE id = $2 RETURNING id",
    [bob.userId, made.partnerId],
  );
  const refused = await close(bob);
  expect(refused.headers.get("location")).toBe("/wallet/account?done=partners");
  expect(await rowsOf(bob)).toMatchObject({ readings: 1 });
});
