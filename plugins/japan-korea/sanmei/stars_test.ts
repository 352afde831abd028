/** Stars and rulers against printed tables. */
import { expect, test } from "bun:test";
import { ENERGY, mainStarOf, rulingStem, SUB_STAR, subStarOf } from "./stars.ts";

const STEMS = "甲乙丙丁戊己庚辛壬癸";
const BRANCHES = "子丑寅卯辰巳午未申酉戌亥";

test("the stems of a branch rule by days (sammeigaku.com, 二十八元)", () => {
  const ruler = (branch: string, days: number) => STEMS[rulingStem(BRANCHES.indexOf(branch), days)];
  const CASES = [
    ["丑", [9, "癸"], [10, "辛"], [12, "辛"], [13, "己"]],
    ["寅", [7, "戊"], [8, "丙"], [14, "丙"], [15, "甲"]],
    ["巳", [5, "戊"], [6, "庚"], [14, "庚"], [15, "丙"]],
    ["午", [19, "己"], [20, "丁"]],
    ["申", [10, "戊"], [11, "壬"], [13, "壬"], [14, "庚"]],
    ["亥", [12, "甲"], [13, "壬"]],
    ["子", [1, "癸"], [30, "癸"]],
  ] as const;
  for (const [branch, ...days] of CASES)
    for (const [day, stem] of days)
      expect([branch, day, ruler(branch, day)]).toEqual([branch, day, stem]);
});

test("a day of 庚: main and subordinate stars (sanmei-nadeshiko.com, chart of 20 September 1977)", () => {
  const main = (stem: string) => mainStarOf(STEMS.indexOf("庚"), STEMS.indexOf(stem));
  expect(["丁", "己", "辛", "庚", "癸"].map(main)).toEqual([
    "kengyu",
    "gyokudo",
    "sekimon",
    "kansaku",
    "chojo",
  ]);
  const sub = (branch: string) => subStarOf(STEMS.indexOf("庚"), BRANCHES.indexOf(branch));
  expect(["巳", "酉", "辰"].map(sub)).toEqual(["tenki", "tensho", "tenin"]);
});

test("the twelve subordinate stars have 1 to 12 points", () => {
  expect(SUB_STAR.ids.map((id) => ENERGY[id]).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, i) => i + 1),
  );
});
