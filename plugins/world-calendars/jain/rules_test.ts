/** Days of the Jain year as calendars of 2022 to 2024 printed them for western India. */
import { describe, expect, test } from "bun:test";
import { toFixed } from "#time";
import { fastsOf, jainDay, keptOn, seasonAt, type Station } from "./rules.ts";
import type { Feast, School } from "./feasts.ts";

const MUMBAI: Station = { latitudeDeg: 19.08, longitudeDeg: 72.88, offsetDays: 5.5 / 24 };
const fixedOf = (date: string) => {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return toFixed({ year, month, day });
};

const PRINTED: readonly (readonly [date: string, school: School, feast: Feast])[] = [
  ["2022-08-31", "murtipujak", "samvatsari"],
  ["2023-09-19", "murtipujak", "samvatsari"],
  ["2024-09-07", "murtipujak", "samvatsari"],
  ["2024-09-08", "sthanakvasi", "samvatsariOfTheFifth"],
  ["2023-09-28", "digambara", "anantaChaturdashi"],
  ["2024-09-17", "digambara", "anantaChaturdashi"],
  ["2023-04-04", "murtipujak", "birthOfMahavira"],
  ["2024-04-21", "digambara", "birthOfMahavira"],
  ["2024-05-10", "murtipujak", "akshayaTritiya"],
  ["2024-11-01", "murtipujak", "liberationOfMahavira"],
  ["2024-11-06", "murtipujak", "jnanaPanchami"],
  ["2024-12-11", "murtipujak", "maunaEkadashi"],
];

describe("jainDay()", () => {
  for (const [date, school, feast] of PRINTED) {
    test(`${date} is ${feast} of the ${school}`, () => {
      expect(jainDay(fixedOf(date), MUMBAI, school)!.feasts).toContain(feast);
    });
  }

  test("the year 2551 began after Diwali of 2024", () => {
    expect(jainDay(fixedOf("2024-11-01"), MUMBAI, "murtipujak")!.year).toBe(2550);
    expect(jainDay(fixedOf("2024-11-02"), MUMBAI, "murtipujak")!.year).toBe(2551);
    expect(jainDay(fixedOf("2025-01-15"), MUMBAI, "murtipujak")!.year).toBe(2551);
    expect(jainDay(fixedOf("2025-04-05"), MUMBAI, "murtipujak")!.year).toBe(2551);
  });

  test("the Shravana of 2023 that came first was an added one", () => {
    expect(jainDay(fixedOf("2023-08-01"), MUMBAI, "murtipujak")).toMatchObject({
      month: "shravana",
      added: true,
      feasts: [],
    });
  });
});

test("seasonAt() counts eight days of Paryushana of 2024 from 31 August, ten of Das Lakshana of 2023 from 19 September", () => {
  const season = (date: string, school: School) => {
    const fixed = fixedOf(date);
    const ahead = (days: number) => jainDay(fixed + days, MUMBAI, school);
    return seasonAt(ahead(0)!, ahead, school);
  };
  expect(season("2024-08-30", "murtipujak")).toBeNull();
  expect(season("2024-08-31", "murtipujak")).toEqual({ season: "paryushana", day: 1 });
  expect(season("2024-09-07", "murtipujak")).toEqual({ season: "paryushana", day: 8 });
  expect(season("2023-09-19", "digambara")).toEqual({ season: "dasLakshana", day: 1 });
});

test("keptOn() leaves the first of two equal days empty, and joins a lost tithi to the one before", () => {
  expect(keptOn(8, 8)).toEqual([]);
  expect(keptOn(7, 8)).toEqual([7]);
  expect(keptOn(7, 9)).toEqual([7, 8]);
  expect(keptOn(30, 1)).toEqual([30]);
});

test("fastsOf() tells the days of each half by school, and Samvatsari", () => {
  expect(fastsOf({ kept: [7, 8], month: "magha" }, "digambara")).toEqual([8]);
  expect(fastsOf({ kept: [17], month: "magha" }, "murtipujak")).toEqual([17]);
  expect(fastsOf({ kept: [17], month: "magha" }, "digambara")).toEqual([]);
  expect(fastsOf({ kept: [4], month: "bhadrapada" }, "murtipujak")).toEqual([4]);
});
