import { describe, expect, test } from "bun:test";
import { resolveCivil } from "./civil.ts";
import { issuesOf, momentOf } from "./testdata/moments.ts";

const codesOf = (phrases: readonly { readonly code: string }[]) => phrases.map(({ code }) => code);

describe("resolveCivil() without a zone or a time", () => {
  test("takes UTC, and says it is assumed", () => {
    const moment = momentOf({ date: "2000-01-01", time: "12:00" });
    expect([moment.rule, moment.julianDayUt]).toEqual(["assumed-utc", 2451545]);
    expect(moment.receipt.assumed).toEqual([{ code: "utc-assumed", with: {} }]);
  });

  test("takes the mean time of the longitude, and says it is assumed", () => {
    const moment = momentOf({ date: "2000-01-01", time: "12:00", longitude: 90 });
    expect(moment.rule).toBe("assumed-local-mean-time");
    expect(moment.receipt.utc).toBe("2000-01-01T06:00:00Z");
    expect(moment.receipt.assumed).toEqual([
      { code: "mean-time-assumed", with: { offset: "+06:00" } },
    ]);
  });

  test("stands noon in for a missing time, and says so", () => {
    const moment = momentOf({ date: "2000-01-01", timezone: "UTC" });
    expect([moment.timeKnown, moment.hour, moment.receipt.timeKnown]).toEqual([false, 12, false]);
    expect(moment.receipt.assumed).toEqual([{ code: "noon-assumed", with: {} }]);
  });
});

/** Days on which clocks were set forward at noon, by the rules of the tz database. */
const NOON_SKIPPED = [
  ["Africa/Khartoum", "2000-01-15", "13:00:00", "noon to 13:00, East Africa Time adopted"],
  ["Africa/Casablanca", "1967-06-03", "13:00:00", "summer time began at noon"],
  ["Pacific/Honolulu", "1896-01-13", "12:01:26", "mean time of Honolulu to standard time"],
] as const;

for (const [timezone, date, time, why] of NOON_SKIPPED) {
  test(`resolveCivil() of ${date} in ${timezone} without a time stands ${time} in: ${why}`, () => {
    const { receipt, timeKnown } = momentOf({ date, timezone });
    expect(timeKnown).toBe(false);
    expect(receipt.local).toBe(`${date}T${time}`);
    expect(receipt.assumed).toEqual([{ code: "noon-skipped", with: { time } }]);
  });
}

test("resolveCivil() of a day skipped whole is an issue of the date, with or without a time", () => {
  const said = {
    date: "1993-08-21",
    zone: "Pacific/Kwajalein",
    from: "1993-08-21T00:00:00",
    to: "1993-08-22T00:00:00",
    nearest: "1993-08-22",
  };
  const input = { date: said.date, timezone: said.zone };
  const issue = { field: "date", code: "skipped-day", with: said, nearest: said.nearest } as const;
  expect(issuesOf(input)).toEqual([issue]);
  expect(issuesOf({ ...input, time: "18:00" })).toEqual([issue]);
});

describe("resolveCivil() where a clock time without a place is refused", () => {
  const refused = { unplacedClock: "refused" } as const;
  const noon = { date: "2000-01-01", time: "12:00" };

  test("says what is missing, and nothing else", () => {
    expect(issuesOf(noon, refused)).toEqual([
      { field: "timezone", code: "clock-without-place", with: {} },
    ]);
    expect(issuesOf({ ...noon, latitude: 25 }, refused)).toHaveLength(1);
  });

  test("takes a zone, an offset or a longitude", () => {
    for (const place of [{ timezone: "Asia/Taipei" }, { timezone: "+08:00" }, { longitude: 121 }]) {
      expect(resolveCivil({ ...noon, ...place }, refused).ok).toBe(true);
    }
  });

  test("takes a date without a time", () => {
    const { receipt } = momentOf({ date: noon.date }, refused);
    expect(codesOf(receipt.assumed)).toEqual(["noon-assumed", "utc-assumed"]);
  });

  test("names a longitude that cannot be read once, not as missing", () => {
    const issues = issuesOf({ ...noon, longitude: 200 }, refused);
    expect(issues.map(({ field, code }) => [field, code])).toEqual([
      ["longitude", "degrees-out-of-range"],
    ]);
    const meanTime = issuesOf({ ...noon, timezone: "LMT", longitude: 200 });
    expect(codesOf(meanTime)).toEqual(["degrees-out-of-range"]);
  });
});

describe("resolveCivil() warns", () => {
  test("when the longitude cannot belong to the zone", () => {
    const input = { date: "2000-01-01", time: "12:00", timezone: "America/New_York" };
    expect(codesOf(momentOf({ ...input, longitude: 74 }).receipt.warnings)).toEqual([
      "longitude-far-from-clock",
    ]);
    expect(momentOf({ ...input, longitude: -74 }).receipt.warnings).toEqual([]);
  });

  test("not in westernmost China or easternmost Samoa, far from the Sun as they are", () => {
    const kashgar = { date: "2000-01-01", timezone: "Asia/Shanghai", longitude: 73.6 };
    const kiritimati = { date: "2000-01-01", timezone: "Pacific/Kiritimati", longitude: -157.4 };
    expect(momentOf(kashgar).receipt.warnings).toEqual([]);
    expect(momentOf(kiritimati).receipt.warnings).toEqual([]);
  });

  test("that histories before 1970 are those of one city", () => {
    const at = (date: string) => momentOf({ date, time: "12:00", timezone: "America/Chicago" });
    expect(at("1969-06-01").receipt.warnings).toEqual([
      { code: "history-of-one-city", with: { zone: "America/Chicago" } },
    ]);
    expect(at("1970-06-01").receipt.warnings).toEqual([]);
  });

  test("that Delta T is extrapolated far from our own time", () => {
    const at = (date: string) => codesOf(momentOf({ date, timezone: "+08:00" }).receipt.warnings);
    expect(at("3000-01-01")).toEqual(["delta-t-extrapolated"]);
    expect(at("2999-12-31")).toEqual([]);
  });
});
