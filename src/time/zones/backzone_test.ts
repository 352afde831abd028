import { describe, expect, test } from "bun:test";
import { momentOf } from "../testdata/moments.ts";
import { BACKZONES, DEFAULT_BACKZONE, historyZone } from "./backzone.ts";
import type { Backzone } from "./backzone.ts";
import { openDatabase } from "./database.ts";
import { findZone, tzdbVersion, zoneNames } from "./find_zone.ts";
import { periodAt } from "./zone_history.ts";

/**
 * Clocks by convention.
 *
 * Sources: the Zone lines of the tz database's asia, europe, northamerica and backzone files. Hanoi after
 * Trần Tiến Bình, Lịch Việt Nam thế kỷ XX-XXI (2005): UTC+8 from 1 April 1947 to 1 October 1954, while
 * Bangkok kept UTC+7. Amsterdam kept 0:20 before 1940, Brussels universal time. Montreal set its clocks
 * back in the last week of September 1950, Toronto in the last of November. Harbin had UTC+8:30 between
 * the wars and UTC+9 from 1940 by the backzone file, UTC+8 as Shanghai.
 */
const CLOCKS: readonly (readonly [
  zone: string,
  date: string,
  offsets: Readonly<Record<Backzone, string>>,
])[] = [
  ["Asia/Hanoi", "1950-07-01", { listed: "+08:00", all: "+08:00", none: "+07:00" }],
  ["Asia/Hanoi", "1954-10-02", { listed: "+07:00", all: "+07:00", none: "+07:00" }],
  ["Asia/Hanoi", "1946-07-01", { listed: "+07:00", all: "+07:00", none: "+07:00" }],
  ["Asia/Hanoi", "2020-07-01", { listed: "+07:00", all: "+07:00", none: "+07:00" }],
  ["Europe/Amsterdam", "1938-01-01", { listed: "+00:20", all: "+00:20", none: "+00:00" }],
  ["Europe/Amsterdam", "2020-01-01", { listed: "+01:00", all: "+01:00", none: "+01:00" }],
  ["America/Montreal", "1950-11-01", { listed: "-04:00", all: "-05:00", none: "-04:00" }],
  ["Asia/Harbin", "1950-07-01", { listed: "+08:00", all: "+09:00", none: "+08:00" }],
  ["Asia/Harbin", "1985-07-01", { listed: "+08:00", all: "+08:00", none: "+08:00" }],
  ["Asia/Shanghai", "1950-07-01", { listed: "+08:00", all: "+08:00", none: "+08:00" }],
];

describe("resolveCivil() by the convention of the backzone file", () => {
  for (const [timezone, date, offsets] of CLOCKS) {
    for (const backzone of BACKZONES) {
      test(`${timezone} on ${date} by "${backzone}" kept ${offsets[backzone]}`, () => {
        const { receipt } = momentOf({ date, time: "12:00", timezone }, { backzone });
        expect(receipt.offset).toBe(offsets[backzone]);
        expect(receipt.backzone).toBe(backzone);
      });
    }
  }

  test("reads as Debian builds the database when none is chosen", () => {
    expect(DEFAULT_BACKZONE).toBe("listed");
    const hanoi = momentOf({ date: "1950-07-01", time: "12:00", timezone: "Asia/Hanoi" });
    expect(hanoi.receipt.offset).toBe("+08:00");
    expect(hanoi.backzone).toBe("listed");
  });

  test("warns of an own history that was left out, where it shows another clock", () => {
    const warn = (date: string, backzone: Backzone) =>
      momentOf({ date, time: "12:00", timezone: "Asia/Harbin" }, { backzone }).receipt.warnings;
    expect(warn("1950-07-01", "listed")).toContainEqual({
      code: "own-history-left-out",
      with: {
        zone: "Asia/Harbin",
        history: "Asia/Shanghai",
        offset: "+08:00",
        ownOffset: "+09:00",
        backzone: "all",
      },
    });
    expect(warn("1950-07-01", "all").map(({ code }) => code)).toEqual(["history-of-one-city"]);
    expect(warn("1990-01-01", "listed")).toEqual([]);
  });
});

test("the zone table is of the release of the database", async () => {
  const table = await Bun.file(`${import.meta.dir}/zone_table.tsv`).text();
  expect(/^# version (\S+)$/m.exec(table)?.[1]).toBe(tzdbVersion());
});

describe("historyZone()", () => {
  test("finds a zone with a history for every name by every convention", () => {
    for (const backzone of BACKZONES) {
      for (const name of zoneNames()) {
        expect(findZone(name, backzone)!.canonicalId).toBe(historyZone(name, backzone));
        expect(findZone(name, backzone)!.history.at(-1)!.endMs).toBe(Infinity);
      }
    }
  });

  test("changes no clock since 1970 but those that the backzone file disputes", () => {
    const disputed = new Set<string>();
    for (const name of zoneNames()) {
      const [listed, all, none] = BACKZONES.map((one) => findZone(name, one)!.history);
      for (let ms = 0; ms < openDatabase().releasedMs; ms += 86_400_000 * 30) {
        const clock = periodAt(listed!, ms).offsetSeconds;
        expect(periodAt(none!, ms).offsetSeconds).toBe(clock);
        if (periodAt(all!, ms).offsetSeconds !== clock) disputed.add(name);
      }
    }
    // Provinces and cities of which the database holds that they kept their zone's clock since 1970.
    expect([...disputed].toSorted()).toEqual(["Asia/Chongqing", "Asia/Harbin"]);
  });
});
