import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { resolveCivil } from "./civil.ts";
import type { CivilInput } from "./civil_input.ts";
import { issuesOf, momentOf } from "./testdata/moments.ts";
import { phrases } from "./words/en.ts";
import { writePhrase } from "./phrases.ts";

describe("resolveCivil() refuses times that a clock change skipped", () => {
  const gaps = [
    ["America/New_York", "2021-03-14", "02:10", "time", "01:59"],
    ["America/New_York", "2021-03-14", "02:30", "time", "03:00"],
    ["America/New_York", "2021-03-14", "02:10:00", "time", "01:59:59"],
    ["America/New_York", "2021-03-14", "02:59:59", "time", "03:00:00"],
    ["Asia/Shanghai", "1986-05-04", "02:45", "time", "03:00"],
    ["Asia/Taipei", "1946-05-15", "00:40", "time", "01:00"],
    ["America/Sao_Paulo", "2018-11-04", "00:10", "date", "2018-11-03"],
    ["Pacific/Apia", "2011-12-30", "09:00", "date", "2011-12-29"],
    ["Pacific/Apia", "2011-12-30", "20:00", "date", "2011-12-31"],
    ["Australia/Lord_Howe", "2000-08-27", "02:29", "time", "02:30"],
  ] as const;
  for (const [timezone, date, time, field, nearest] of gaps) {
    test(`${date} ${time} in ${timezone}: ${field} ${nearest} is nearest`, () => {
      const [issue, ...more] = issuesOf({ date, time, timezone });
      expect(more).toEqual([]);
      expect(issue).toMatchObject({ field, nearest });
      expect(issue?.code).toBe(date === "2011-12-30" ? "skipped-day" : "skipped-time");
      const repaired = { date, time, timezone, [field]: nearest };
      if (field === "time") expect(resolveCivil(repaired).ok).toBe(true);
    });
  }

  test("says both what the old clock and what the new clock would mean", () => {
    const [issue] = issuesOf({ date: "2021-03-14", time: "02:30", timezone: "America/New_York" });
    expect(writePhrase(phrases, issue!)).toBe(
      "Cannot place 2021-03-14T02:30:00 in America/New_York: clocks went from " +
        "2021-03-14T02:00:00 to 2021-03-14T03:00:00, so it did not occur; on a clock not yet set " +
        "forward it is 2021-03-14T03:30:00, on one set forward too early 2021-03-14T01:30:00, " +
        "and the nearest valid time is 2021-03-14T03:00:00",
    );
  });

  test("the last minute before and the first after are valid", () => {
    const at = (time: string) =>
      momentOf({ date: "2021-03-14", time, timezone: "America/New_York" });
    expect(at("01:59").receipt.utc).toBe("2021-03-14T06:59:00Z");
    expect(at("03:00").receipt.utc).toBe("2021-03-14T07:00:00Z");
  });
});

describe("resolveCivil() names every problem and the nearest valid value", () => {
  const refused: readonly (readonly [Record<string, unknown>, string, string | undefined])[] = [
    [{ date: "2023-02-29" }, "date", "2023-02-28"],
    [{ date: "1900-02-29" }, "date", "1900-02-28"],
    [{ date: "2023-02-30" }, "date", "2023-02-28"],
    [{ date: "2023-04-31" }, "date", "2023-04-30"],
    [{ date: "2023-13-01" }, "date", "2023-12-01"],
    [{ date: "2023-00-10" }, "date", "2023-01-10"],
    [{ date: "2023-05-00" }, "date", "2023-05-01"],
    [{ date: "2023-5-1" }, "date", "2023-05-01"],
    [{ date: "2023/05/01" }, "date", "2023-05-01"],
    [{ date: "-5000-01-01" }, "date", "-004712-01-01"],
    [{ date: "+12000-01-01" }, "date", "9999-12-31"],
    [{ date: "1 May 2023" }, "date", undefined],
    [{ date: 20230501 }, "date", undefined],
    [{ date: null }, "date", undefined],
    [{ date: undefined }, "date", undefined],
    [{ time: "24:00" }, "time", "23:59"],
    [{ time: "23:59:60" }, "time", "23:59:59"],
    [{ time: "12:60" }, "time", "12:59"],
    [{ time: "25:10" }, "time", "23:59"],
    [{ time: "9:05" }, "time", "09:05"],
    [{ time: "2:30 pm" }, "time", "14:30"],
    [{ time: "12:00 am" }, "time", "00:00"],
    [{ time: "noon" }, "time", undefined],
    [{ time: 930 }, "time", undefined],
    [{ time: null }, "time", undefined],
    [{ timezone: "Asia/Taibei" }, "timezone", "Asia/Taipei"],
    [{ timezone: "Shanghai" }, "timezone", "Asia/Shanghai"],
    [{ timezone: "new york" }, "timezone", "America/New_York"],
    [{ timezone: "Europe/Londn" }, "timezone", "Europe/London"],
    [{ timezone: "+25:00" }, "timezone", "+16:00"],
    [{ timezone: "+08:75" }, "timezone", "+08:59"],
    [{ timezone: "" }, "timezone", undefined],
    [{ timezone: 8 }, "timezone", undefined],
    [{ latitude: 91 }, "latitude", "90"],
    [{ latitude: "north" }, "latitude", undefined],
    [{ longitude: -180.5 }, "longitude", "-180"],
    [{ longitude: Number.NaN }, "longitude", undefined],
    [{ calendar: "Julian" }, "calendar", "julian"],
    [{ calendar: "lunar" }, "calendar", "gregorian"],
    [{ fold: 2 }, "fold", "0"],
  ];
  const valid = { date: "2023-05-01", time: "12:00", timezone: "UTC" };
  for (const [change, field, nearest] of refused) {
    test(`${JSON.stringify(change)} is an error of ${field}, nearest ${nearest}`, () => {
      const issues = issuesOf({ ...valid, ...change });
      expect(issues.map((issue) => issue.field as string)).toEqual([field]);
      expect(issues[0]?.nearest).toBe(nearest);
      const message = writePhrase(phrases, issues[0]!);
      expect(message).toMatch(/^Cannot read .*[^.]$/);
      if (nearest !== undefined) expect(message).toContain(nearest);
    });
  }

  test("lists all problems at once", () => {
    const fields = issuesOf({
      date: "2023-02-29",
      time: "24:00",
      timezone: "Nowhere/City",
      latitude: 100,
      longitude: 200,
      calendar: "maya",
    }).map((issue) => issue.field);
    expect(fields.toSorted()).toEqual([
      "calendar",
      "date",
      "latitude",
      "longitude",
      "time",
      "timezone",
    ]);
  });

  test("never throws, whatever it is given", () => {
    const text = fc.oneof(fc.string(), fc.anything());
    const input = fc.record({
      date: fc.oneof(text, fc.constant("2000-01-01")),
      time: text,
      timezone: text,
      latitude: fc.anything(),
      longitude: fc.anything(),
      calendar: fc.anything(),
    });
    fc.assert(
      fc.property(input, (value) => {
        expect(() => resolveCivil(value as CivilInput)).not.toThrow();
      }),
    );
  });
});
