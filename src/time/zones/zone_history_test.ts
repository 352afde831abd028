import { describe, expect, test } from "bun:test";
import { findZone, tzdbVersion, zoneNames } from "./find_zone.ts";
import { indexTzdb } from "./parse_tzdb.ts";
import { compileZone, periodAt } from "./zone_history.ts";

/**
 * Where the engine's data, of an older release, differ: corrections of release 2026e and before, and two
 * names whose own rules Debian keeps while others make them aliases of Athens and Lisbon.
 */
const ENGINE_DIFFERS: ReadonlySet<string> = new Set([
  "America/Bogota",
  "Asia/Tehran",
  "EET",
  "WET",
]);

describe("the zone histories", () => {
  test("agree with the engine's Temporal at every change of 1970-2025 in every zone", () => {
    const from = Date.UTC(1970, 0, 1);
    // Later rules differ by release: Alberta and Morocco changed theirs in 2026.
    const to = Date.UTC(2026, 0, 1);
    let compared = 0;
    for (const name of zoneNames()) {
      if (ENGINE_DIFFERS.has(findZone(name)!.canonicalId)) continue;
      for (const period of findZone(name)!.history) {
        if (period.startMs < from || period.startMs >= to) continue;
        for (const epochMs of [period.startMs - 1000, period.startMs]) {
          const there = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(name);
          const here = periodAt(findZone(name)!.history, epochMs);
          if (here.offsetSeconds !== there.offsetNanoseconds / 1e9) {
            throw new Error(`${name} differs at ${there.toInstant().toString()}`);
          }
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(20_000);
  });

  test("join without holes and in order", () => {
    for (const name of zoneNames()) {
      const { history } = findZone(name)!;
      expect(history[0]!.startMs).toBe(-Infinity);
      expect(history.at(-1)!.endMs).toBe(Infinity);
      for (let index = 1; index < history.length; index++) {
        expect(history[index]!.startMs).toBe(history[index - 1]!.endMs);
        expect(history[index]!.startMs).toBeGreaterThan(history[index - 1]!.startMs);
      }
    }
  });

  test("wrap after 400 years: July 2650 in New York is summer, January is not", () => {
    const { history } = findZone("America/New_York")!;
    expect(periodAt(history, Date.UTC(2650, 6, 1)).abbreviation).toBe("EDT");
    expect(periodAt(history, Date.UTC(2650, 0, 1)).abbreviation).toBe("EST");
    expect(periodAt(history, Date.UTC(9999, 6, 1)).abbreviation).toBe("EDT");
  });
});

/**
 * Clocks of the winter of 2026 after the laws of that year.
 *
 * Source: NEWS of the tz database, releases 2026b to 2026f: Alberta, the Northwest Territories, Manitoba
 * and British Columbia stay on their summer clocks, and so does Cuba until November 2027; Morocco moves
 * to universal time.
 */
const NEW_LAWS = [
  ["America/Winnipeg", -5],
  ["America/Havana", -4],
  ["America/Inuvik", -6],
  ["America/Edmonton", -6],
  ["America/Vancouver", -7],
  ["Africa/Casablanca", 0],
  ["America/New_York", -5],
] as const;

for (const [name, hours] of NEW_LAWS) {
  test(`${name} keeps UTC${hours < 0 ? "" : "+"}${hours} on 2026-12-01`, () => {
    const { history } = findZone(name)!;
    expect(periodAt(history, Date.UTC(2026, 11, 1, 12)).offsetSeconds).toBe(hours * 3600);
  });
}

describe("findZone()", () => {
  test("follows aliases and reads any case", () => {
    expect(findZone("ASIA/CALCUTTA")).toMatchObject({
      id: "Asia/Calcutta",
      canonicalId: "Asia/Kolkata",
    });
    expect(findZone("Factory")).toBeNull();
    expect(findZone("Asia/Atlantis")).toBeNull();
  });

  test("tzdbVersion() names the release", () => {
    expect(tzdbVersion()).toMatch(/^20\d\d[a-z]$/);
  });
});

describe("indexTzdb()", () => {
  const text = [
    "# version 2000a",
    "R X 1980 o - Mar lastSu 2 1 S",
    "R X 1980 1981 - O Su>=1 2s 0 -",
    "Z Test/City 0:10 - LMT 1900",
    "1 X A%sT 1982",
    "2 - %z",
    "L Test/City Test/Town",
  ].join("\n");

  test("reads rules, zones and links in the compact form", () => {
    const tzdb = indexTzdb(text);
    expect(tzdb.version).toBe("2000a");
    expect(tzdb.links.get("Test/Town")).toBe("Test/City");
    const history = compileZone(tzdb, "Test/City").map((period) => [
      Number.isFinite(period.startMs) ? new Date(period.startMs).toISOString() : "",
      period.offsetSeconds,
      period.abbreviation,
    ]);
    expect(history).toEqual([
      ["", 600, "LMT"],
      ["1899-12-31T23:50:00.000Z", 3600, "AT"],
      ["1980-03-30T01:00:00.000Z", 7200, "AST"],
      ["1980-10-05T01:00:00.000Z", 3600, "AT"],
      ["1981-12-31T23:00:00.000Z", 7200, "+02"],
    ]);
  });

  test("refuses a line of no known kind", () => {
    expect(() => indexTzdb("Q what")).toThrow(SyntaxError);
    expect(() => compileZone(indexTzdb(text), "Test/Nowhere")).toThrow(RangeError);
  });
});
