import { describe, expect, test } from "bun:test";
import { fromFixed, toFixed } from "#time";
import { fiveDayPlace, holidayOf, sixDayPlace, systemOf, yearOfRevolution } from "./rules.ts";

const SYSTEMS = [
  { date: [1929, 9, 30], system: "seven-day", source: "decree in force from 1 October 1929" },
  { date: [1929, 10, 1], system: "five-day", source: "decree in force from 1 October 1929" },
  { date: [1931, 11, 30], system: "five-day", source: "decree of 21 November 1931" },
  { date: [1931, 12, 1], system: "six-day", source: "decree of 21 November 1931" },
  { date: [1940, 6, 26], system: "six-day", source: "decree of 26 June 1940" },
  { date: [1940, 6, 27], system: "seven-day", source: "decree of 26 June 1940" },
] as const;

for (const { date, system, source } of SYSTEMS) {
  test(`systemOf() has the ${system} week on ${date.join("-")} (${source})`, () => {
    const [year, month, day] = date;
    expect(systemOf({ year, month, day })).toBe(system);
  });
}

describe("fiveDayPlace()", () => {
  test("makes 72 whole weeks of 1930, five holidays left out", () => {
    const days = daysOf(1930).map(fiveDayPlace);
    expect(days.filter((place) => place === null)).toHaveLength(5);
    const counted = days.filter((place) => place !== null);
    expect(counted).toHaveLength(360);
    counted.forEach((place, index) => {
      expect(place.dayOfWeek).toBe((index % 5) + 1);
      expect(place.weekOfYear).toBe(Math.floor(index / 5) + 1);
    });
  });
});

test("fiveDayPlace() opens 1931 with day 1 (Labour Commissariat, 15 December 1930, no. 367)", () => {
  expect(fiveDayPlace({ year: 1931, month: 1, day: 1 })?.dayOfWeek).toBe(1);
});

describe("sixDayPlace()", () => {
  test("has 22 October 1935 as the fourth day (cited by a public calendar program)", () => {
    expect(sixDayPlace({ year: 1935, month: 10, day: 22 })).toMatchObject({
      dayOfWeek: 4,
      restDay: false,
    });
  });

  test("rests on five days of every month of 1935 and on 1 March, February having four", () => {
    const rests = daysOf(1935).filter((date) => sixDayPlace(date).restDay);
    expect(rests).toHaveLength(12 * 5 - 1 + 1);
    expect(rests.filter(({ month }) => month === 2)).toHaveLength(4);
  });

  test("leaves every 31st outside", () => {
    const outside = daysOf(1935).filter((date) => sixDayPlace(date).extraDay);
    expect(outside.map(({ day }) => day)).toEqual([31, 31, 31, 31, 31, 31, 31]);
  });
});

test("holidayOf() keeps 5 December from 1936 and nothing in seven-day years", () => {
  expect(holidayOf({ year: 1935, month: 12, day: 5 })).toBeNull();
  expect(holidayOf({ year: 1936, month: 12, day: 5 })?.holiday).toBe("constitution");
  expect(holidayOf({ year: 1950, month: 5, day: 1 })).toBeNull();
});

test("yearOfRevolution() begins year 1 on 7 November 1917", () => {
  expect(yearOfRevolution({ year: 1917, month: 11, day: 6 })).toBeNull();
  expect(yearOfRevolution({ year: 1917, month: 11, day: 7 })).toBe(1);
  expect(yearOfRevolution({ year: 1918, month: 11, day: 6 })).toBe(1);
  expect(yearOfRevolution({ year: 1930, month: 1, day: 1 })).toBe(13);
});

function daysOf(year: number) {
  const first = toFixed({ year, month: 1, day: 1 });
  const count = toFixed({ year: year + 1, month: 1, day: 1 }) - first;
  return Array.from({ length: count }, (_, index) => fromFixed(first + index));
}
