import { describe, expect, test } from "bun:test";
import { formatDate, fromFixed, toFixed } from "#time";
import { bikramMonthDays, bikramNewYear } from "./regional/bikram.ts";
import { Months } from "./regional/months.ts";
import {
  amantaMonth,
  fixedOfLunarDay,
  kaliOfEra,
  lunarDayOf,
  purnimantaMonth,
  yearOfEra,
} from "./lunisolar/rules.ts";

const customary = { siddhanta: "customary", ayanamsa: "lahiri" } as const;
const fixedOf = (date: string) => {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return toFixed({ year, month, day });
};

describe("first days of solar months as published", () => {
  const NEW_YEARS = {
    // West Bengal: Poila Boishakh of the state's holidays.
    bengali: [
      "2016-04-14",
      "2019-04-15",
      "2020-04-14",
      "2021-04-15",
      "2023-04-15",
      "2024-04-14",
      "2025-04-15",
    ],
    // Government of Tamil Nadu: Tamil new year's day.
    tamil: ["2019-04-14", "2020-04-14", "2022-04-14", "2023-04-14", "2024-04-14", "2025-04-14"],
  } as const;
  for (const [calendar, dates] of Object.entries(NEW_YEARS)) {
    const months = new Months(calendar as "tamil", customary);
    for (const date of dates) {
      test(`${calendar} ${date}`, () => {
        const month = months.holding(fixedOf(date))!;
        expect([month.index, formatDate(fromFixed(month.first))]).toEqual([1, date]);
      });
    }
  }
  // Kerala: Chingam 1 of the state's calendar; Tamil Nadu: Pongal on the first of Thai.
  for (const [calendar, index, date] of [
    ["malayalam", 5, "2023-08-17"],
    ["malayalam", 5, "2024-08-17"],
    ["malayalam", 5, "2025-08-17"],
    ["tamil", 10, "2023-01-15"],
    ["tamil", 10, "2024-01-15"],
    ["tamil", 10, "2025-01-14"],
  ] as const) {
    test(`${calendar} month ${index} ${date}`, () => {
      const month = new Months(calendar, customary).holding(fixedOf(date))!;
      expect([month.index, formatDate(fromFixed(month.first))]).toEqual([index, date]);
    });
  }
});

describe("fixed and published calendars", () => {
  test("Bangladesh keeps 21 February on 8 Falgun and 16 December on 1 Poush", () => {
    const months = new Months("bangla-academy", customary);
    for (const [date, index, day] of [
      ["2021-02-21", 11, 8],
      ["2024-02-21", 11, 8],
      ["2022-12-16", 9, 1],
      ["2024-03-26", 12, 12],
    ] as const) {
      const month = months.holding(fixedOf(date))!;
      expect([month.index, fixedOf(date) - month.first + 1]).toEqual([index, day]);
    }
  });
  test("Nepal's years of 2000, 2057 and 2082 begin on the days that are printed", () => {
    expect([2000, 2057, 2082].map((year) => formatDate(fromFixed(bikramNewYear(year))))).toEqual([
      "1943-04-14",
      "2000-04-13",
      "2025-04-14",
    ]);
    expect([1, 2, 12].map((month) => bikramMonthDays(2077, month))).toEqual([31, 32, 31]);
  });
  for (const calendar of [
    "tamil",
    "malayalam",
    "bengali",
    "odia",
    "saka",
    "bikram",
    "bangla-academy",
  ] as const) {
    test(`${calendar}: months follow each other and are found by number`, () => {
      const months = new Months(calendar, customary);
      let month = months.holding(fixedOf("2018-05-01"))!;
      for (let i = 0; i < 30; i++) {
        const next = months.holding(month.next)!;
        expect(next.first).toBe(month.next);
        expect(next.index).toBe((month.index % 12) + 1);
        expect(months.find(next.year, next.index)!.first).toBe(next.first);
        month = next;
      }
    });
  }
});

describe("lunar dates", () => {
  test("go there and back by every rule and era", () => {
    for (const rule of ["astronomical", "modern", "old", "printed"] as const) {
      for (let fixed = fixedOf("2023-06-25"); fixed < fixedOf("2023-09-25"); fixed += 3) {
        const day = lunarDayOf(fixed, rule);
        expect(fixedOfLunarDay(day, rule)).toBe(fixed);
        expect(amantaMonth(purnimantaMonth(day), day.leapMonth, day.day)).toBe(day.month);
        for (const era of ["vikrama", "vikramaKartika", "vikramaAshadha", "shaka"] as const) {
          expect(kaliOfEra(era, yearOfEra(era, day), day.month)).toBe(day.kali);
        }
      }
    }
  });
  test("the year of Gujarat turns after Diwali of 2024, that of the north in April of 2025", () => {
    const years = (date: string) => {
      const day = lunarDayOf(fixedOf(date), "astronomical");
      return [yearOfEra("vikrama", day), yearOfEra("vikramaKartika", day)];
    };
    expect(["2024-10-31", "2024-11-03", "2025-03-31"].map(years)).toEqual([
      [2081, 2080],
      [2081, 2081],
      [2082, 2081],
    ]);
  });
});
