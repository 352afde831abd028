/** Calendars that people subscribe to: valid, the same twice, and nobody else's. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import ICAL from "ical.js";
import { createCalendarServer } from "../../src/host/calendars/mod.ts";
import { escapeText, fold } from "../../src/host/calendars/ical.ts";
import { openHouse, type House, type Somebody } from "./signed_in.ts";
import { registry } from "./support.ts";

setDefaultTimeout(120_000);

let house: House;
let ann: Somebody;
let eve: Somebody;
let person = "";
let nobodys = "";

const FORM = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};

beforeAll(async () => {
  house = await openHouse();
  [ann, eve] = [await house.somebody(), await house.somebody()];
  const save = async (who: Somebody, name: string) => {
    const body = {
      name,
      birthDate: "1990-06-15",
      birthTime: "14:30",
      place: "Hualien",
      consent: true,
    };
    const response = await house.ask("/api/v1/people", {
      method: "POST",
      headers: { authorization: who.bearer, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await response.json()).id as string;
  };
  person = await save(ann, "Lee Min");
  nobodys = await save(eve, "Evan");
});
afterAll(() => house?.close());

const page = (who: Somebody | null, path = "/calendars") =>
  house.ask(path, { headers: { accept: "text/html", cookie: who?.cookie ?? "" } });

async function csrfOf(who: Somebody): Promise<string> {
  return /name="csrf" value="([\w-]{43})"/.exec(await (await page(who)).text())![1]!;
}

async function post(who: Somebody, fields: Record<string, string>, csrf?: string) {
  return house.ask("/calendars", {
    method: "POST",
    headers: { ...FORM, cookie: who.cookie },
    body: new URLSearchParams({ csrf: csrf ?? (await csrfOf(who)), ...fields }).toString(),
  });
}

/** The addresses on somebody's page, oldest first. */
async function addresses(who: Somebody): Promise<readonly string[]> {
  const html = await (await page(who)).text();
  const found = html.matchAll(/http:\/\/localhost(\/calendars\/[\w-]{43}\.ics)/g);
  return [...new Set([...found].map(([, path]) => path!))];
}

/** Makes a calendar by the form. @returns its address */
async function make(who: Somebody, fields: Record<string, string>): Promise<string> {
  const before = await addresses(who);
  const response = await post(who, { do: "add", ...fields });
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    "/calendars?done=added",
  ]);
  return (await addresses(who)).find((one) => !before.includes(one))!;
}

async function withdraw(who: Somebody, address: string) {
  const html = await (await page(who)).text();
  const [, id] = new RegExp(`${address}[\\s\\S]*?name="id" value="([\\w-]{36})"`).exec(html)!;
  return post(who, { do: "withdraw", id: id! });
}

/** The events of a feed by a parser that refuses what RFC 5545 does not allow. */
function eventsIn(text: string): readonly InstanceType<typeof ICAL.Event>[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const line of text.split("\r\n")) {
    expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\n\r]/);
  }
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("prodid")).toBeTruthy();
  const events = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  const uids = events.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
  for (const { component, startDate, endDate } of events) {
    for (const name of ["uid", "dtstamp", "dtstart", "summary"]) {
      expect(component.getAllProperties(name)).toHaveLength(1);
    }
    expect(endDate.compare(startDate)).toBeGreaterThanOrEqual(0);
  }
  return events;
}

const KINDS = [
  ["almanac", { place: "Taipei" }, /農|月|·/, 58],
  ["terms", {}, /./, 26],
  ["moon", {}, /void of course/i, 80],
  ["transits", {}, /natal/i, 10],
  ["signs", { place: "Taipei" }, /Kin \d+/, 150],
  ["rahu", { place: "New Delhi" }, /Rahu/, 110],
] as const;

describe.each(KINDS)("the calendar of %s", (kind, given, summary, least) => {
  test("is valid, the same twice, and tells by its ETag that it is", async () => {
    const address = await make(ann, { kind, ...given, ...(kind === "transits" ? { person } : {}) });
    const first = await house.ask(address);
    expect([first.status, first.headers.get("content-type")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    const text = await first.text();
    const events = eventsIn(text);
    expect(events.length).toBeGreaterThanOrEqual(least);
    expect(events.some((one) => summary.test(one.summary))).toBe(true);
    const again = await house.ask(address);
    expect(await again.text()).toBe(text);
    const etag = first.headers.get("etag")!;
    const unchanged = await house.ask(address, { headers: { "if-none-match": etag } });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
    expect(address + text).not.toMatch(/1990-?06-?15|Hualien/);
  });

  test("gives an event the same name and the same hour a month later, in another process", async () => {
    const address = (await addresses(ann))[KINDS.findIndex(([one]) => one === kind)]!;
    const at = async (now: number) => {
      const serve = createCalendarServer({
        registry,
        keeping: house.keeping,
        clock: { now: () => now },
        runLimitMs: 60_000,
      });
      const token = /([\w-]{43})\.ics/.exec(address)![1]!;
      const text = await (await serve(new Request(`http://localhost${address}`), token)).text();
      return new Map(eventsIn(text).map((one) => [one.uid, one.startDate.toUnixTime()]));
    };
    const [now, later] = [await at(Date.UTC(2026, 4, 20)), await at(Date.UTC(2026, 5, 20))];
    const shared = [...now].filter(([uid]) => later.has(uid));
    expect(shared.length).toBeGreaterThan(now.size / 3);
    for (const [uid, start] of shared) {
      expect(Math.abs(later.get(uid)! - start)).toBeLessThanOrEqual(1);
    }
    // Nothing that both months hold has another name in one of them.
    const [from, to] = [Math.min(...later.values()), Math.max(...now.values())];
    const inBoth = ([, start]: readonly [string, number]) => start > from + 2 && start < to - 2;
    expect([...later].filter(inBoth).every(([uid]) => now.has(uid))).toBe(true);
  });
});

test("the terms of 2026 come at the minutes that the Purple Mountain Observatory prints", async () => {
  const [, terms] = await addresses(ann);
  const serve = createCalendarServer({
    registry,
    keeping: house.keeping,
    clock: { now: () => Date.UTC(2026, 1, 10) },
    runLimitMs: 60_000,
  });
  const token = /([\w-]{43})\.ics/.exec(terms!)![1]!;
  const text = await (await serve(new Request("http://localhost/"), token)).text();
  const starts = eventsIn(text).map(({ startDate }) => startDate.toJSDate().toISOString());
  // 立春 2026-02-04 04:02 and 夏至 2026-06-21 16:24, by the clocks of China.
  for (const printed of ["2026-02-03T20:02", "2026-06-21T08:24"]) {
    const near = starts.filter(
      (one) => Math.abs(Date.parse(one) - Date.parse(`${printed}:00Z`)) < 45_000,
    );
    expect(near).toHaveLength(1);
  }
});

describe("no calendar opens", () => {
  const closed = async (path: string, status = 404) => {
    const response = await house.ask(path);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain("BEGIN:VEVENT");
  };

  test("1. by an address with one letter changed, at any place", async () => {
    const [address] = await addresses(ann);
    for (let at = 11; at < 11 + 43; at++) {
      const other = address![at] === "A" ? "B" : "A";
      await closed(address!.slice(0, at) + other + address!.slice(at + 1));
    }
  });
  test("2. by its id, or by the id of a person or of nothing", async () => {
    for (const id of [person, "0".repeat(43), "x", "%00", "a".repeat(5000)]) {
      await closed(`/calendars/${id}.ics`);
    }
  });
  test("3. after it was withdrawn, and a new one of the same has another address", async () => {
    const address = await make(ann, { kind: "rahu", place: "Chennai" });
    await (await house.ask(address)).text();
    expect((await withdraw(ann, address)).status).toBe(303);
    await closed(address);
    expect(await make(ann, { kind: "rahu", place: "Chennai" })).not.toBe(address);
  });
  test("4. after its person was deleted", async () => {
    const address = (await addresses(ann))[3]!;
    expect(await (await house.ask(address)).text()).toContain("BEGIN:VEVENT");
    await house.ask(`/api/v1/people/${person}`, {
      method: "DELETE",
      headers: { authorization: ann.bearer },
    });
    await closed(address);
    expect(await (await page(ann)).text()).toContain("Its person is deleted");
  });
  test("5. about a person of somebody else's", async () => {
    const response = await post(ann, { do: "add", kind: "transits", person: nobodys });
    expect(response.status).toBe(400);
  });
  test("6. on the page of another, or of nobody", async () => {
    expect(await addresses(eve)).toEqual([]);
    expect((await page(null)).status).toBe(303);
  });
  test("7. nor is it withdrawn by another, without the page's value, or with another's", async () => {
    const [address] = await addresses(ann);
    const html = await (await page(ann)).text();
    const [, id] = new RegExp(`${address}[\\s\\S]*?name="id" value="([\\w-]{36})"`).exec(html)!;
    expect((await post(eve, { do: "withdraw", id: id! })).status).toBe(404);
    expect((await post(ann, { do: "withdraw", id: id! }, "")).status).toBe(403);
    expect((await post(ann, { do: "withdraw", id: id! }, await csrfOf(eve))).status).toBe(403);
    expect((await house.ask(address!)).status).toBe(200);
  });
  test("8. in what is stored: neither addresses nor births nor places stand there", async () => {
    const rows = await house.core.database.rows<object>("SELECT * FROM calendar_feeds");
    const stored = JSON.stringify(rows) + rows.map((row) => Object.values(row).join()).join();
    expect(stored).not.toMatch(/Taipei|Lee Min|almanac/);
    for (const address of await addresses(ann)) expect(stored).not.toContain(address.slice(11, 54));
  });
  test("9. after its owner deleted everything", async () => {
    const all = await addresses(ann);
    const response = await house.ask("/readings", {
      method: "POST",
      headers: { ...FORM, cookie: ann.cookie },
      body: new URLSearchParams({ csrf: await csrfOf(ann), do: "delete-all" }).toString(),
    });
    expect(response.status).toBe(303);
    for (const address of all) await closed(address);
  });
  test("10. beyond twenty of one owner", async () => {
    const cities = ["Oslo", "Cairo", "Lima", "Tokyo", "Seoul", "Rome", "Paris", "Quito", "Delhi"];
    for (const place of cities) {
      await make(eve, { kind: "rahu", place });
      await make(eve, { kind: "almanac", place });
    }
    await make(eve, { kind: "moon" });
    await make(eve, { kind: "terms" });
    expect((await post(eve, { do: "add", kind: "rahu", place: "Osaka" })).status).toBe(409);
  });
});

test("a place of several is chosen from a list", async () => {
  const response = await post(ann, { do: "add", kind: "rahu", place: "Springfield" });
  expect(response.status).toBe(400);
  const html = await response.text();
  const [, id] = /name="place_id" value="(gn:\d+)"/.exec(html)!;
  const sent = { kind: "rahu", place: "Springfield", place_for: "Springfield", place_id: id! };
  expect((await post(ann, { do: "add", ...sent })).status).toBe(303);
});

test("where clocks and Sun fail, the days of a polar place are left out", async () => {
  const address = await make(ann, { kind: "rahu", place: "Longyearbyen" });
  const token = /([\w-]{43})\.ics/.exec(address)![1]!;
  const serve = createCalendarServer({
    registry,
    keeping: house.keeping,
    clock: { now: () => Date.UTC(2026, 5, 1) },
    runLimitMs: 60_000,
  });
  const text = await (await serve(new Request("http://localhost/"), token)).text();
  const days = eventsIn(text).map(({ startDate }) => startDate.toString().slice(0, 7));
  expect(days).not.toContain("2026-07");
  expect(days).toContain("2026-09");
});

test("fold() and escapeText() keep what they write", () => {
  const text = 'a;b,c\\d\n甲乙丙丁"e"'.repeat(12);
  const folded = fold(`SUMMARY:${escapeText(text)}`);
  const lines = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", folded, "END:VEVENT", "END:VCALENDAR"];
  const event = new ICAL.Component(ICAL.parse(lines.join("\r\n"))).getFirstSubcomponent("vevent")!;
  expect(event.getFirstPropertyValue("summary")).toBe(text);
});
