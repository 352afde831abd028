/** The gods of the directions against printed tables. */
import { expect, test } from "bun:test";
import { dayPillar, yearPillar } from "#time";
import { generalsOf, luckyPointOf, metalGodOf, taihakuOf, tenichiOf } from "../onmyodo/gods.ts";

/** 2460311 is 甲子: 1 January 2024. */
const JIA_ZI = 2460311;

test("Ten'ichi goes round in 44 days and stays in heaven for 16 (ffortune.net, こよみの読み方 39)", () => {
  const at = (index: number) => tenichiOf(dayPillar(JIA_ZI + index));
  expect(dayPillar(JIA_ZI).native).toBe("甲子");
  for (const [index, place] of [
    [45, "northeast"],
    [50, "northeast"],
    [51, "east"],
    [56, "southeast"],
    [1, "southeast"],
    [2, "south"],
    [7, "southwest"],
    [13, "west"],
    [18, "northwest"],
    [24, "north"],
    [28, "north"],
    [29, "heaven"],
    [44, "heaven"],
  ] as const)
    expect([index, at(index).at]).toEqual([index, place]);
  expect(at(44).daysLeft).toBe(1);
});

test("Taihaku walks by the day of the old month (ffortune.net, こよみの読み方 40)", () => {
  expect([1, 12, 23, 4, 15, 26, 7, 18, 29, 30].map(taihakuOf)).toEqual([
    "east",
    "southeast",
    "south",
    "southwest",
    "west",
    "northwest",
    "north",
    "northeast",
    "underground",
    "heaven",
  ]);
});

test("Daishōgun keeps a side for three years (nakshatra.tokyo, 大将軍)", () => {
  const seats = Array.from({ length: 12 }, (_, branch) => generalsOf(branch).daishogun);
  expect(seats).toEqual([9, 9, 0, 0, 0, 3, 3, 3, 6, 6, 6, 9]);
});

test("the lucky point of the years 2024 to 2028 as almanacs print it", () => {
  const bearings = [2024, 2025, 2026, 2027, 2028].map(
    (year) => luckyPointOf(yearPillar(year).stem.index).bearingDeg,
  );
  expect(bearings).toEqual([75, 255, 165, 345, 165]);
  expect(metalGodOf(yearPillar(2025).stem.index)).toEqual([4, 5]);
});
