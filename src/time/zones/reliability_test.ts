import { expect, test } from "bun:test";
import { momentOf } from "../testdata/moments.ts";
import type { ReliabilityCode } from "../phrases.ts";
import { openDatabase } from "./database.ts";
import type { Backzone } from "./backzone.ts";
import { tzdbVersion } from "./find_zone.ts";

/** Grounds: the scope that the database declares (1970), its tables, and the Uniform Time Act. */
const GRADES: readonly (readonly [string, string, ReliabilityCode, Backzone?])[] = [
  ["Asia/Taipei", "1970-01-02", "zone-known"],
  ["Asia/Taipei", "1969-12-30", "zone-of-one-city"],
  ["Asia/Taipei", "1895-12-01", "zone-mean-time"],
  ["Asia/Taipei", "2090-01-01", "zone-projected"],
  ["America/Chicago", "1967-03-31", "zone-town-by-town"],
  ["America/Chicago", "1967-04-02", "zone-of-one-city"],
  ["America/Toronto", "1950-06-01", "zone-town-by-town"],
  ["America/Mexico_City", "1950-06-01", "zone-of-one-city"],
  ["Europe/Oslo", "1950-06-01", "zone-from-backzone"],
  ["Europe/Oslo", "1950-06-01", "zone-of-neighbour", "none"],
  ["Europe/Mariehamn", "1950-06-01", "zone-of-neighbour"],
  ["America/Montreal", "1950-06-01", "zone-of-neighbour"],
  ["America/Montreal", "1950-06-01", "zone-from-backzone", "all"],
  ["Asia/Harbin", "1975-06-01", "zone-known"],
  ["Asia/Harbin", "1975-06-01", "zone-from-backzone", "all"],
  ["Asia/Hanoi", "1950-06-01", "zone-from-backzone"],
  ["Asia/Calcutta", "1950-06-01", "zone-of-one-city"],
  ["Etc/GMT+5", "1950-06-01", "zone-known"],
];

for (const [timezone, date, code, backzone] of GRADES) {
  test(`zoneReliability() of ${timezone} on ${date} by ${backzone ?? "default"}: ${code}`, () => {
    const { receipt } = momentOf({ date, time: "12:00", timezone }, { backzone });
    expect(receipt.zoneReliability).toMatchObject({ code, with: { zone: timezone } });
  });
}

test("zoneReliability() names the release beyond which the law is not known", () => {
  const { zoneReliability } = momentOf({ date: "2090-01-01", timezone: "Asia/Taipei" }).receipt;
  const releasedOn = new Date(openDatabase().releasedMs).toISOString().slice(0, 10);
  expect(zoneReliability).toMatchObject({ with: { release: tzdbVersion(), releasedOn } });
});

test("zoneReliability() has nothing to say of a clock that is no zone's", () => {
  for (const place of [{ timezone: "+08:00" }, { timezone: "LMT", longitude: 90 }, {}]) {
    const { receipt } = momentOf({ date: "1950-06-01", time: "12:00", ...place });
    expect([receipt.zoneReliability, receipt.backzone, receipt.tzdb]).toEqual([null, null, null]);
  }
});
