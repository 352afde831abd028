import { describe, expect, test } from "bun:test";
import { sumOf } from "#sdk";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { concordOf } from "./concord.ts";
import { chartOf } from "./chart.ts";
import { lifePathOf, personalCycles, pinnaclesOf } from "./dates.ts";
import { letterValue, readLetters } from "./names.ts";
import { numerologyCalculate } from "./procedure.ts";
import { reduce } from "./reduction.ts";
import * as english from "./words/en/numbers.ts";
import * as japanese from "./words/ja/numbers.ts";
import * as chinese from "./words/zh_hant/numbers.ts";

const TABLE = "Campbell (1931): the alphabet in three rows of nine";

/** The alphabet in three rows under 1-9, as books of numerology print it. */
const ROWS = ["ABCDEFGHI", "JKLMNOPQR", "STUVWXYZ"];

test(`letterValue() follows ${TABLE}`, () => {
  for (const row of ROWS) {
    [...row].forEach((char, index) => expect(letterValue(char)).toBe(index + 1));
  }
});

describe("reduce()", () => {
  const CASES = [
    [4, 4, false, null],
    [10, 1, false, null],
    [11, 11, true, null],
    [22, 22, true, null],
    [33, 33, true, null],
    [29, 11, true, null],
    [13, 4, false, 13],
    [1993, 22, true, null],
    [49, 4, false, 13],
    [19, 1, false, 19],
    [44, 8, false, null],
  ] as const;
  for (const [value, number, master, debt] of CASES) {
    test(`takes ${value} to ${number}${debt ? ` by way of ${debt}` : ""}`, () => {
      expect(reduce(value)).toMatchObject({ number, master, debt });
    });
  }
});

describe("the chart", () => {
  const CASES = [
    ["Ada Lovelace", 1815, 12, 10, { expression: 9, soulUrge: 1, personality: 8, lifePath: 1 }],
    ["Nikola Tesla", 1856, 7, 10, { expression: 11, soulUrge: 4, personality: 7, lifePath: 1 }],
    ["Isaac Newton", 1643, 1, 4, { expression: 7, soulUrge: 22, personality: 3, lifePath: 1 }],
    ["Johann Kepler", 1571, 12, 27, { expression: 3, soulUrge: 8, personality: 4, lifePath: 8 }],
    ["John Smith", 1990, 11, 29, { expression: 8, soulUrge: 6, personality: 11, lifePath: 5 }],
    ["Mary Jones", 2001, 2, 22, { expression: 3, soulUrge: 3, personality: 9, lifePath: 9 }],
  ] as const;
  for (const [name, year, month, day, numbers] of CASES) {
    test(`adds ${name} up as the reference cases of the rule have it`, () => {
      const birth = { year, month, day };
      const chart = chartOf({ birth, name, current: undefined, yIsVowel: "no" });
      const numbersOf = {
        expression: chart.expression?.number,
        soulUrge: chart.soulUrge?.number,
        personality: chart.personality?.number,
        lifePath: chart.lifePath.number,
      };
      expect(numbersOf).toEqual(numbers);
    });
  }

  test("has vowels and consonants that add up to all letters", () => {
    for (const name of ["Yvonne Day", "Lynn May Sky", "Rhythm"]) {
      const birth = { year: 1990, month: 1, day: 1 };
      const chart = chartOf({ birth, name, current: undefined, yIsVowel: "auto" });
      const parts = (chart.soulUrge?.total ?? 0) + (chart.personality?.total ?? 0);
      expect(parts).toBe(chart.expression!.total);
    }
  });

  test("leaves the soul urge out where no letter is a vowel", () => {
    const birth = { year: 1990, month: 1, day: 1 };
    const chart = chartOf({ birth, name: "Ng", current: undefined, yIsVowel: "no" });
    expect(chart.soulUrge).toBeNull();
    expect(chart.bridges?.soulUrgePersonality).toBeNull();
  });

  test("finds lessons, passions and debts", () => {
    const birth = { year: 1990, month: 6, day: 13 };
    const chart = chartOf({ birth, name: "AAAB", current: undefined, yIsVowel: "auto" });
    expect(chart.karmic.lessons.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(chart.hiddenPassion).toEqual([1]);
    expect(chart.subconsciousSelf).toBe(2);
    // Maturity: life path 6 + 4 + 1 = 11 and expression 1 + 1 + 1 + 2 = 5 make 16.
    expect(chart.karmic.debts).toMatchObject([
      { number: 13, in: ["birthday"] },
      { number: 16, in: ["maturity"] },
    ]);
  });
});

describe("the letter Y", () => {
  const vowels = (name: string, rule: "auto" | "yes" | "no") =>
    readLetters(name, rule)
      .filter(({ vowel }) => vowel)
      .map(({ char }) => char)
      .join("");

  test("is a vowel between consonants and a consonant beside a vowel, unless the rule says otherwise", () => {
    expect(vowels("LYNN", "auto")).toBe("Y");
    expect(vowels("MAY", "auto")).toBe("A");
    expect(vowels("YVONNE", "auto")).toBe("YOE");
    expect(vowels("LYNN", "no")).toBe("");
    expect(vowels("MAY", "yes")).toBe("AY");
  });
});

describe("dates", () => {
  test("keep masters in the parts of the life path and name the other school's sum", () => {
    expect(lifePathOf({ year: 1968, month: 11, day: 11 })).toMatchObject({
      number: 1,
      bySum: null,
    });
    expect(lifePathOf({ year: 1968, month: 11, day: 14 })).toMatchObject({ number: 22, bySum: 4 });
  });

  test("the first pinnacle ends at 36 less the life path, the others last nine years", () => {
    const pinnacles = pinnaclesOf({ year: 1962, month: 7, day: 15 });
    expect(pinnacles.map(({ number }) => number)).toEqual([4, 6, 1, 7]);
    expect(pinnacles.map(({ fromAge, toAge }) => [fromAge, toAge])).toEqual([
      [0, 32],
      [32, 41],
      [41, 50],
      [50, null],
    ]);
    expect(pinnacles.map(({ challenge }) => challenge)).toEqual([1, 3, 2, 2]);
  });

  test("personal years move on by one each year and come round in nine", () => {
    const birth = { year: 1990, month: 5, day: 17 };
    for (let year = 1950; year < 2050; year++) {
      const at = (y: number) => personalCycles(birth, { year: y, month: 1, day: 1 }).year;
      expect(at(year + 1)).toBe((at(year) % 9) + 1);
      expect(at(year + 9)).toBe(at(year));
    }
    expect(personalCycles(birth, { year: 2024, month: 3, day: 2 })).toEqual({
      year: 3,
      month: 6,
      day: 8,
      universalYear: 8,
    });
  });
});

describe("every number has its texts", () => {
  for (const [lang, { numbers, lessons, debts, challenges }, foreign] of [
    ["en", english, /\p{Script=Han}/u],
    ["zh-Hant", chinese, /[A-Za-z]/],
    ["ja", japanese, /[A-Za-z]/],
  ] as const) {
    test(`in ${lang} and in no other language`, () => {
      expect(Object.keys(numbers).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]);
      expect(Object.keys(lessons)).toHaveLength(9);
      expect(Object.keys(debts).map(Number)).toEqual([13, 14, 16, 19]);
      expect(Object.keys(challenges)).toHaveLength(9);
      for (const texts of Object.values(numbers)) {
        expect(texts.keywords.split(/, |、/)).toHaveLength(3);
        for (const text of Object.values(texts)) expect(text).not.toMatch(foreign);
      }
    });
  }
});

describe("numerology.calculate", () => {
  const calculate = async (input: Readonly<Record<string, unknown>>) => {
    const plugin = { id: "numerology", version: "1.0.0" };
    const prepared = prepare(numerologyCalculate, input, 0);
    return (await invoke(prepared, { now: 0, plugin })).answer as Record<string, any>;
  };

  test("discloses a missing name and date and still reads the rest", async () => {
    for (const lang of ["en", "zh-Hant", "ja"]) {
      const answer = await calculate({ birthDate: "1990-05-17", lang });
      expect(answer["omitted"].map(({ input }: any) => input)).toEqual(["name", "currentDate"]);
      expect(answer["expression"]).toBeNull();
      expect(answer["interpretation"].text).not.toMatch(/undefined|null/);
    }
  });

  test("reads a full chart without gaps in every language", async () => {
    for (const lang of ["en", "zh-Hant", "ja"]) {
      const answer = await calculate({
        birthDate: "1887-12-22",
        name: "Srinivasa Ramanujan",
        currentDate: "2026-11-21",
        lang,
      });
      expect(answer["interpretation"].text).not.toMatch(/undefined|null/);
      expect(answer["interpretation"].text).toContain("2026-11-21");
    }
  });

  test("refuses a name without letters and a day that does not exist", async () => {
    const codeOf = (input: Readonly<Record<string, unknown>>) =>
      calculate({ birthDate: "1990-05-17", ...input }).catch((error) => error.code);
    expect(await codeOf({ name: "王" })).toBe("no-letters");
    expect(await codeOf({ currentDate: "2023-02-30" })).toBe("BAD_REQUEST");
  });
});

test("concordOf() adds for one group, takes for strain and debts", () => {
  const none = { expression: null, soulUrge: null, personality: null, debts: 0 };
  expect(sumOf(concordOf({ lifePath: 1, birthday: 5, ...none }))).toBe(69);
  expect(sumOf(concordOf({ lifePath: 4, birthday: 4, ...none }))).toBe(66);
  expect(sumOf(concordOf({ lifePath: 1, birthday: 8, ...none, debts: 2 }))).toBe(44);
});
