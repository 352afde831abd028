import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  chineseDateOf,
  chineseDayName,
  chineseLeapMonth,
  chineseMonthName,
  chineseMonths,
  chineseNewYear,
  fixedOfChineseDate,
  formatChineseDate,
} from "./chinese_calendar.ts";
import { formatDate } from "./local_time.ts";
import { fromFixed, toFixed } from "./julian_day.ts";
import { rangePhraseOf } from "./testdata/moments.ts";

interface Case {
  readonly input: { readonly date: string };
  readonly expect: {
    readonly lunarYear: number;
    readonly lunarMonth: number;
    readonly leap: boolean;
    readonly lunarDay: number;
    readonly monthDays: number;
  };
}

const { cases }: { cases: readonly Case[] } = await Bun.file(
  `${import.meta.dir}/testdata/chinese_lunar_date.json`,
).json();

function fixedOf(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return toFixed({ year, month, day });
}

describe("chineseDateOf()", () => {
  for (const { input, expect: expected } of cases) {
    test(`reads ${input.date} as the published almanacs do, and back`, () => {
      const fixed = fixedOf(input.date);
      const date = chineseDateOf(fixed);
      expect(date).toEqual({
        year: expected.lunarYear,
        month: expected.lunarMonth,
        isLeapMonth: expected.leap,
        day: expected.lunarDay,
        monthDays: expected.monthDays,
      });
      expect(fixedOfChineseDate(date)).toBe(fixed);
    });
  }

  test("refuses days before the reform of 1645", () => {
    expect(() => chineseDateOf(chineseNewYear(1645) - 1)).toThrow(RangeError);
    expect(chineseDateOf(chineseNewYear(1645))).toMatchObject({ year: 1645, month: 1, day: 1 });
  });

  test("goes back and forth and has no holes, 1645 to 2645", () => {
    const range = { min: chineseNewYear(1645), max: chineseNewYear(2645) };
    fc.assert(
      fc.property(fc.integer(range), (fixed) => {
        expect(fixedOfChineseDate(chineseDateOf(fixed))).toBe(fixed);
      }),
    );
  });
});

describe("chineseMonths()", () => {
  test("follow one another without a gap from 1645 to 2645", () => {
    let next = chineseNewYear(1645);
    for (let year = 1645; year < 2645; year++) {
      const months = chineseMonths(year);
      expect([12, 13]).toContain(months.length);
      for (const month of months) {
        expect(month.firstFixed).toBe(next);
        expect([29, 30]).toContain(month.days);
        next += month.days;
      }
    }
  });

  test("2033 has leap month 11, not 7 as old tables had it", () => {
    // H. Aslaksen, The Mathematics of the Chinese Calendar, on the problem of 2033.
    expect(chineseLeapMonth(2033)).toBe(11);
    expect(chineseLeapMonth(2024)).toBeNull();
    expect(chineseLeapMonth(2025)).toBe(6);
  });

  test("chineseNewYear() of 2024 is 10 February, of 1985 20 February", () => {
    expect(formatDate(fromFixed(chineseNewYear(2024)))).toBe("2024-02-10");
    expect(formatDate(fromFixed(chineseNewYear(1985)))).toBe("1985-02-20");
  });

  test("refuse years out of range and dates that no month has", () => {
    expect(rangePhraseOf(() => chineseMonths(1644))).toEqual({
      code: "lunar-year-out-of-range",
      with: { calendar: "chinese", year: 1644, firstYear: 1645, lastYear: 9998 },
    });
    const base = { year: 2024, month: 6, isLeapMonth: false, day: 1 };
    expect(() => fixedOfChineseDate({ ...base, isLeapMonth: true })).toThrow("no leap month 6");
    expect(() => fixedOfChineseDate({ ...base, day: 31 })).toThrow("day is 31");
  });
});

describe("names", () => {
  test("are written as almanacs write them", () => {
    expect([1, 10, 11, 20, 21, 29, 30].map(chineseDayName)).toEqual([
      "初一",
      "初十",
      "十一",
      "二十",
      "廿一",
      "廿九",
      "三十",
    ]);
    expect(chineseMonthName(6, true)).toBe("閏六月");
    expect(formatChineseDate(chineseDateOf(fixedOf("2025-08-03")))).toBe("乙巳年閏六月初十");
  });
});
