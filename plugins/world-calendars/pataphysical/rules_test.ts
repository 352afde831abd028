/** Dates of the printed calendar of the Collège: the first day of every month, and both lived 29ths. */
import { describe, expect, test } from "bun:test";
import { toFixed } from "#time";
import { DEGREE, degreeOf, feastOf } from "./feasts.ts";
import { isLeapYear, pataphysical } from "./rules.ts";

/** First days of the months in a common year, as the printed calendar sets them beside the vulgar ones. */
const FIRSTS = "09-08 10-06 11-03 12-01 12-29 01-26 02-23 03-23 04-20 05-18 06-15 07-14 08-11";

describe("pataphysical", () => {
  FIRSTS.split(" ").forEach((first, index) => {
    test(`month ${index + 1} of the year 150 begins on ${first}`, () => {
      const [month, day] = first.split("-").map(Number) as [number, number];
      // Phalle, the last, begins in the August before the new year of September.
      const fixed = toFixed({ year: index < 5 ? 2022 : 2023, month, day });
      expect(pataphysical.fromFixed(fixed)).toEqual({ year: 150, month: index + 1, day: 1 });
    });
  });

  test("29 Gueules is 23 February of a leap year, and imaginary in others", () => {
    expect(pataphysical.fromFixed(toFixed({ year: 2024, month: 2, day: 23 }))).toEqual({
      year: 151,
      month: 6,
      day: 29,
    });
    expect(isLeapYear(151)).toBe(true);
    expect(() => pataphysical.toFixed({ year: 150, month: 6, day: 29 })).toThrow(RangeError);
  });

  test("1 Pédale is 24 February of a leap year, and 23 March 1 Clinamen of any", () => {
    expect(pataphysical.fromFixed(toFixed({ year: 2024, month: 2, day: 24 })).month).toBe(7);
    for (const year of [2023, 2024, 1900, 2000]) {
      const { month, day } = pataphysical.fromFixed(toFixed({ year, month: 3, day: 23 }));
      expect([month, day]).toEqual([8, 1]);
    }
  });

  test("goes there and back on every day of 30 years", () => {
    const start = toFixed({ year: 1999, month: 1, day: 1 });
    for (let fixed = start; fixed < start + 10958; fixed++) {
      expect(pataphysical.toFixed(pataphysical.fromFixed(fixed))).toBe(fixed);
    }
  });
});

test("every feast that is named is of the first or second degree, and no day of those lacks a name", () => {
  for (let month = 1; month <= 13; month++) {
    for (let day = 1; day <= 29; day++) {
      const degree = degreeOf(month, day);
      expect(DEGREE.ids).toContain(degree);
      expect(feastOf(month, day) !== null).toBe(degree === "first" || degree === "second");
    }
  }
});
