import { describe, expect, test } from "bun:test";
import { toFixed } from "#time";
import { babylonianDay, dayInWords, monthLength, previousMonthLength } from "./calendar.ts";
import json from "../testdata/parker_dubberstein.json" with { type: "json" };

const CHRONOLOGY = json as {
  readonly months: readonly {
    readonly julianDayNumber: number;
    readonly month: number;
    readonly leapMonth: boolean;
  }[];
};

describe("babylonianDay()", () => {
  // Dates of birth on tablets; observed months begin a day earlier now and then.
  for (const { tablet, julian, words } of [
    {
      tablet: "Aristokrates, night of 4-5 Simanu 77",
      julian: [-234, 6, 3],
      words: "4 Simānu, SE 77",
    },
    { tablet: "20 Nisannu 243", julian: [-68, 4, 16], words: "20 Nisannu, SE 243" },
  ] as const) {
    test(`meets the tablet of ${tablet}`, () => {
      const [year, month, day] = julian;
      expect(dayInWords(babylonianDay(toFixed({ year, month, day }, "julian")))).toBe(words);
    });
  }

  test("begins every sampled month within a day of Parker and Dubberstein", () => {
    expect(CHRONOLOGY.months).toHaveLength(39);
    const off = CHRONOLOGY.months.map(({ julianDayNumber, month, leapMonth }) => {
      const fixed = julianDayNumber - 1721425;
      const found = babylonianDay(fixed + 3);
      expect({ month: found.month, leapMonth: found.leapMonth }).toEqual({ month, leapMonth });
      return found.firstFixed - fixed;
    });
    expect(off.filter((days) => Math.abs(days) > 1)).toEqual([]);
    expect(off.filter((days) => days === 0).length).toBeGreaterThan(15);
  });

  test("joins every sampled month to the one before, wherever the sky is computed", () => {
    const [from, to] = [-998, 2998].map((year) => toFixed({ year, month: 6, day: 1 }));
    for (let fixed = from!; fixed < to!; fixed += 36_521) {
      const now = babylonianDay(fixed);
      expect(now.firstFixed + now.day - 1).toBe(fixed);
      expect(now.day).toBeWithin(1, 31);
      const before = babylonianDay(now.firstFixed - 1);
      expect(before.day).toBe(monthLength(before));
      expect(before.day).toBe(previousMonthLength(now));
      expect([29, 30]).toContain(before.day);
    }
  });

  test("ends a month after thirty days though no crescent be seen, as in August 2023", () => {
    const month = babylonianDay(toFixed({ year: 2023, month: 8, day: 25 }));
    expect(month.firstFixed).toBe(toFixed({ year: 2023, month: 8, day: 18 }));
    expect(monthLength(month)).toBe(30);
  });

  test("counts days without a gap over two years, in months of 29 and 30 days", () => {
    const start = toFixed({ year: 1990, month: 1, day: 1 });
    let before = babylonianDay(start);
    for (let fixed = start + 1; fixed < start + 740; fixed++) {
      const now = babylonianDay(fixed);
      const turns = now.firstFixed !== before.firstFixed;
      expect(now.day).toBe(turns ? 1 : before.day + 1);
      if (turns) {
        expect([29, 30]).toContain(before.day);
        expect(monthLength(before)).toBe(before.day);
      }
      before = now;
    }
  });
});
