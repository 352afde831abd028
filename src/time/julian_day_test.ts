import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  convertDate,
  dayOfWeek,
  daysInMonth,
  epochMsOfFixed,
  epochMsOfJulianDay,
  fixedOfEpochMs,
  fixedOfJulianDayNumber,
  fromFixed,
  fromJulianDay,
  isLeapYear,
  isValidDate,
  julianDayNumber,
  julianDayOfEpochMs,
  toFixed,
  toJulianDay,
} from "./julian_day.ts";
import type { WesternCalendar } from "./julian_day.ts";

/** Meeus, Astronomical Algorithms, 2nd ed., p. 61-62. */
const MEEUS: readonly [WesternCalendar, number, number, number, number][] = [
  ["gregorian", 2000, 1, 1.5, 2451545.0],
  ["gregorian", 1999, 1, 1.0, 2451179.5],
  ["gregorian", 1987, 1, 27.0, 2446822.5],
  ["gregorian", 1987, 6, 19.5, 2446966.0],
  ["gregorian", 1988, 1, 27.0, 2447187.5],
  ["gregorian", 1988, 6, 19.5, 2447332.0],
  ["gregorian", 1900, 1, 1.0, 2415020.5],
  ["gregorian", 1600, 1, 1.0, 2305447.5],
  ["gregorian", 1600, 12, 31.0, 2305812.5],
  ["gregorian", 1957, 10, 4.81, 2436116.31],
  ["julian", 837, 4, 10.3, 2026871.8],
  ["julian", -123, 12, 31.0, 1676496.5],
  ["julian", -122, 1, 1.0, 1676497.5],
  ["julian", -1000, 7, 12.5, 1356001.0],
  ["julian", -1000, 2, 29.0, 1355866.5],
  ["julian", -1001, 8, 17.9, 1355671.4],
  ["julian", -4712, 1, 1.5, 0.0],
  ["julian", 333, 1, 27.5, 1842713.0],
];

describe("toJulianDay()", () => {
  for (const [calendar, year, month, dayAndFraction, expected] of MEEUS) {
    const day = Math.floor(dayAndFraction);
    test(`puts ${calendar} ${year}-${month}-${dayAndFraction} at ${expected}`, () => {
      const julianDay = toJulianDay({ year, month, day }, dayAndFraction - day, calendar);
      expect(julianDay).toBeCloseTo(expected, 6);
    });
    test(`fromJulianDay() takes ${expected} back to ${calendar} ${year}-${month}-${day}`, () => {
      const back = fromJulianDay(expected, calendar);
      expect([back.year, back.month, back.day]).toEqual([year, month, day]);
      expect(back.fractionOfDay).toBeCloseTo(dayAndFraction - day, 6);
    });
  }
});

describe("fixed days", () => {
  test("day 1 is Monday 1 January of year 1", () => {
    expect(toFixed({ year: 1, month: 1, day: 1 })).toBe(1);
    expect(dayOfWeek(1)).toBe(1);
  });

  test("the reform of 1582 follows 4 October (Julian) by 15 October (Gregorian)", () => {
    const before = toFixed({ year: 1582, month: 10, day: 4 }, "julian");
    expect(fromFixed(before + 1)).toEqual({ year: 1582, month: 10, day: 15 });
  });

  test("convertDate() puts the Russian October Revolution on 7 November", () => {
    const oldStyle = { year: 1917, month: 10, day: 25 };
    expect(convertDate(oldStyle, "julian", "gregorian")).toEqual({
      year: 1917,
      month: 11,
      day: 7,
    });
  });

  test("dayOfWeek() agrees with the weekday of Meeus's example, 30 June 1954, a Wednesday", () => {
    expect(dayOfWeek(toFixed({ year: 1954, month: 6, day: 30 }))).toBe(3);
  });

  test("agree with Date.UTC over ±9999 years", () => {
    fc.assert(
      fc.property(fc.integer({ min: -3_600_000, max: 3_600_000 }), (day) => {
        const date = new Date(day * 86_400_000);
        const expected = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
        const { year, month, day: dayOfMonth } = fromFixed(fixedOfEpochMs(day * 86_400_000));
        expect([year, month, dayOfMonth]).toEqual(expected);
        expect(epochMsOfFixed(toFixed({ year, month, day: dayOfMonth }))).toBe(day * 86_400_000);
        expect(dayOfWeek(fixedOfEpochMs(day * 86_400_000))).toBe(date.getUTCDay());
      }),
    );
  });

  test("round-trip in the Julian calendar, days in order", () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000, max: 4_000_000 }), (fixed) => {
        const date = fromFixed(fixed, "julian");
        expect(isValidDate(date, "julian")).toBe(true);
        expect(toFixed(date, "julian")).toBe(fixed);
      }),
    );
  });

  test("julianDayNumber() and its inverse agree with noon of 1 January 2000", () => {
    expect(julianDayNumber(toFixed({ year: 2000, month: 1, day: 1 }))).toBe(2451545);
    expect(fixedOfJulianDayNumber(2451545)).toBe(730120);
  });
});

describe("months and leap years", () => {
  test("1900 is leap in the Julian calendar alone, 2000 in both, year 0 in both", () => {
    expect(isLeapYear(1900)).toBe(false);
    expect(isLeapYear(1900, "julian")).toBe(true);
    expect([isLeapYear(2000), isLeapYear(2000, "julian")]).toEqual([true, true]);
    expect([isLeapYear(0), isLeapYear(-4, "julian")]).toEqual([true, true]);
  });

  test("daysInMonth() refuses month 13", () => {
    expect(() => daysInMonth(2000, 13)).toThrow(RangeError);
    expect(daysInMonth(2023, 2)).toBe(28);
    expect(daysInMonth(2024, 2)).toBe(29);
  });

  test("isValidDate() refuses what no calendar has", () => {
    expect(isValidDate({ year: 2023, month: 2, day: 29 })).toBe(false);
    expect(isValidDate({ year: 1900, month: 2, day: 29 }, "julian")).toBe(true);
    expect(isValidDate({ year: 2023, month: 0, day: 1 })).toBe(false);
    expect(isValidDate({ year: 2023, month: 4, day: 31 })).toBe(false);
    expect(isValidDate({ year: 2023.5, month: 4, day: 3 })).toBe(false);
  });
});

describe("instants", () => {
  test("1970-01-01T00:00 UT is Julian day 2440587.5", () => {
    expect(julianDayOfEpochMs(0)).toBe(2440587.5);
    expect(epochMsOfJulianDay(2440587.5)).toBe(0);
  });

  test("round-trip to the millisecond", () => {
    fc.assert(
      fc.property(fc.integer({ min: -2e14, max: 2e14 }), (epochMs) => {
        expect(epochMsOfJulianDay(julianDayOfEpochMs(epochMs))).toBe(epochMs);
      }),
    );
  });
});
