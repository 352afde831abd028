import { describe, expect, test } from "bun:test";
import { julianDayNumber, toFixed } from "./julian_day.ts";
import {
  BRANCHES,
  SIXTY_CYCLE,
  STEMS,
  branch,
  cycleFrom,
  dayPillar,
  findStemBranch,
  hourBranchIndex,
  hourPillar,
  monthPillar,
  stem,
  stemBranch,
  yearPillar,
} from "./sexagenary.ts";

/** The cycle as every almanac prints it. */
const PRINTED =
  "甲子乙丑丙寅丁卯戊辰己巳庚午辛未壬申癸酉甲戌乙亥丙子丁丑戊寅己卯庚辰辛巳壬午癸未" +
  "甲申乙酉丙戌丁亥戊子己丑庚寅辛卯壬辰癸巳甲午乙未丙申丁酉戊戌己亥庚子辛丑壬寅癸卯" +
  "甲辰乙巳丙午丁未戊申己酉庚戌辛亥壬子癸丑甲寅乙卯丙辰丁巳戊午己未庚申辛酉壬戌癸亥";

/** Days whose pair is published: Hong Kong Observatory almanac; 1949-10-01 in the press of the day. */
const DAYS: readonly (readonly [year: number, month: number, day: number, native: string])[] = [
  [2024, 6, 15, "庚戌"],
  [1949, 10, 1, "甲子"],
  [2000, 1, 1, "戊午"],
  [1900, 1, 1, "甲戌"],
];

describe("the sixty cycle", () => {
  test("reads as almanacs print it", () => {
    expect(SIXTY_CYCLE.map((pair) => pair.native).join("")).toBe(PRINTED);
  });

  test("has ten stems and twelve branches with unique ids, in pairs of yang and yin", () => {
    expect(new Set(STEMS.map((row) => row.id)).size).toBe(10);
    expect(new Set(BRANCHES.map((row) => row.id)).size).toBe(12);
    expect(new Set(SIXTY_CYCLE.map((row) => row.id)).size).toBe(60);
    for (const pair of SIXTY_CYCLE) expect(pair.stem.polarity).toBe(pair.branch.polarity);
  });

  test("next() steps both ways round and stays out of JSON", () => {
    expect(stemBranch(59).next(1).native).toBe("甲子");
    expect(stemBranch(0).next(-1).native).toBe("癸亥");
    expect(JSON.parse(JSON.stringify(stemBranch(0)))).not.toHaveProperty("next");
    expect(Object.isFrozen(stemBranch(0))).toBe(true);
  });

  test("cycleFrom() finds all sixty and refuses a pair of mixed polarity", () => {
    for (const pair of SIXTY_CYCLE) {
      expect(cycleFrom(pair.stem.index, pair.branch.index)).toBe(pair);
    }
    expect(() => cycleFrom(0, 1)).toThrow("Cannot pair 甲丑: the stem and the branch differ");
  });

  test("findStemBranch() knows 癸亥 and not 甲丑", () => {
    expect(findStemBranch("癸亥")?.index).toBe(59);
    expect(findStemBranch("甲丑")).toBeNull();
  });

  test("stem() and branch() count round for any integer", () => {
    expect([stem(-1).native, stem(10).native]).toEqual(["癸", "甲"]);
    expect([branch(-1).native, branch(12).native]).toEqual(["亥", "子"]);
  });
});

describe("pillars", () => {
  for (const [year, month, day, native] of DAYS) {
    test(`dayPillar() of ${year}-${month}-${day} is ${native}`, () => {
      expect(dayPillar(julianDayNumber(toFixed({ year, month, day }))).native).toBe(native);
    });
  }

  test("yearPillar() makes 1984 甲子 and 2024 甲辰", () => {
    expect([1984, 2024, 4, -56].map((year) => yearPillar(year).native)).toEqual([
      "甲子",
      "甲辰",
      "甲子",
      "甲子",
    ]);
  });

  test("monthPillar() follows the rhyme of the five tigers", () => {
    // 甲己之年丙作首，乙庚之歲戊為頭，丙辛必定尋庚起，丁壬壬位順行流，戊癸甲寅好追求
    const tigers = STEMS.map((row) => monthPillar(row.index, 2).native);
    const rhyme = ["丙寅", "戊寅", "庚寅", "壬寅", "甲寅"];
    expect(tigers).toEqual([...rhyme, ...rhyme]);
    expect(monthPillar(0, 1).native).toBe("丁丑");
    expect(monthPillar(0, 0).native).toBe("丙子");
  });

  test("hourPillar() follows the rhyme of the five rats", () => {
    // 甲己還加甲，乙庚丙作初，丙辛從戊起，丁壬庚子居，戊癸壬子頭
    const rats = STEMS.map((row) => hourPillar(row.index, 0).native);
    const rhyme = ["甲子", "丙子", "戊子", "庚子", "壬子"];
    expect(rats).toEqual([...rhyme, ...rhyme]);
    expect(hourPillar(0, 11).native).toBe("乙亥");
  });

  test("hourBranchIndex() opens 子 at 23:00 and 丑 at 01:00", () => {
    expect([23, 0, 1, 12, 22].map(hourBranchIndex)).toEqual([0, 0, 1, 6, 11]);
  });
});
