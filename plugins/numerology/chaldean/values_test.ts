import { describe, expect, test } from "bun:test";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { readCompound } from "./compounds.ts";
import { numerologyChaldean } from "./procedure.ts";
import { harmonyOf, RULER } from "./planets.ts";
import { chaldeanValue, compoundOf, sumName } from "./values.ts";
import { compounds as english } from "./words/en/numbers.ts";
import { compounds as chinese } from "./words/zh_hant/numbers.ts";

/** Cheiro's printed table, letter by letter. */
const TABLE = "A1 B2 C3 D4 E5 F8 G3 H5 I1 J1 K2 L3 M4 N5 O7 P8 Q1 R2 S3 T4 U6 V6 W6 X5 Y1 Z7";

test("chaldeanValue() has the table of Cheiro (1926)", () => {
  for (const cell of TABLE.split(" ")) {
    expect(chaldeanValue(cell[0]!)).toBe(Number(cell[1]));
  }
});

describe("sumName()", () => {
  const CASES = [
    [["ADA", "LOVELACE"], [6, 33], 39, 39, 3],
    [["JOHANN", "KEPLER"], [24, 25], 49, 49, 4],
    [["HYPATIA"], [21], 21, 21, 3],
    [["LEONHARD", "EULER"], [32, 21], 53, null, 8],
    [["CARL", "FRIEDRICH", "GAUSS"], [9, 31, 16], 56, 11, 2],
    [["PETER", "POPE"], [24, 28], 52, 52, 7],
  ] as const;
  for (const [parts, totals, total, compound, single] of CASES) {
    test(`adds ${parts.join(" ")} up to ${total} as the reference cases of the rule have it`, () => {
      const sum = sumName(parts);
      expect(sum.parts.map((part) => part.total)).toEqual([...totals]);
      expect(sum).toMatchObject({ total, compound, single });
    });
  }
});

describe("sumName() from the parts' single digits", () => {
  const CASES = [
    [["JOHN", "SMITH"], 35, 17, 8, "Cheiro: 18 = 9, 17 = 8"],
    [["HYPATIA"], 21, 21, 3, "one part keeps its own total"],
    [["CARL", "FRIEDRICH", "GAUSS"], 56, 20, 2, "9 + 4 + 7"],
    [["ALAN", "TURING"], 31, null, 4, "1 + 3 leaves no compound"],
  ] as const;
  for (const [parts, total, compound, single, source] of CASES) {
    test(`reads ${parts.join(" ")} as ${compound} (${source})`, () => {
      expect(sumName(parts, "parts")).toMatchObject({ total, compound, single });
    });
  }
});

test("compoundOf() keeps 10-52 and adds the digits above, down to none below ten", () => {
  expect([9, 10, 52, 53, 59, 99, 199].map(compoundOf)).toEqual([null, 10, 52, null, 14, 18, 19]);
});

describe("readCompound()", () => {
  test("has a meaning in both languages for each of the 43 numbers, repeats of the same root", () => {
    for (let number = 10; number <= 52; number++) {
      const { read, sameAs } = readCompound(number);
      expect(english[read]!.length).toBeGreaterThan(30);
      expect(chinese[read]!).not.toMatch(/[A-Za-z]/);
      expect(chinese[read]!.length).toBeGreaterThan(10);
      if (sameAs !== null) expect(sameAs % 9).toBe(number % 9);
    }
    expect(() => readCompound(53)).toThrow(RangeError);
  });

  const GRADES = [
    { number: 14, fortune: "mixed", source: "fortunate for money, with risk and danger" },
    { number: 17, fortune: "fortunate", source: "a fortunate number" },
    { number: 20, fortune: "mixed", source: "doubtful for worldly success" },
    { number: 25, fortune: "mixed", source: "not exactly lucky, yet favourable" },
    { number: 30, fortune: "mixed", source: "neither fortunate nor unfortunate" },
    { number: 31, fortune: "cautionary", source: "not fortunate in a worldly view" },
    { number: 43, fortune: "cautionary", source: "an unfortunate number" },
    { number: 51, fortune: "mixed", source: "advancement, and enemies with it" },
  ] as const;
  for (const { number, fortune, source } of GRADES) {
    test(`counts ${number} ${fortune} (Cheiro: ${source})`, () => {
      expect(readCompound(number).fortune).toBe(fortune);
    });
  }

  test("counts a repeat as the number it repeats: 17 fortunate, 9 mixed, 17 cautionary", () => {
    const read = Array.from({ length: 43 }, (_, index) => readCompound(index + 10));
    for (const { sameAs, fortune } of read) {
      if (sameAs !== null) expect(fortune).toBe(readCompound(sameAs).fortune);
    }
    const count = (fortune: string) => read.filter((one) => one.fortune === fortune).length;
    expect([count("fortunate"), count("mixed"), count("cautionary")]).toEqual([17, 9, 17]);
  });
});

test("harmonyOf() knows the families 1-4-8, 2-7, 3-6-9 and 5", () => {
  expect(harmonyOf(1, 8)).toBe("family");
  expect(harmonyOf(7, 2)).toBe("family");
  expect(harmonyOf(3, 9)).toBe("family");
  expect(harmonyOf(5, 5)).toBe("same");
  expect(harmonyOf(5, 1)).toBe("different");
  expect(RULER.ids).toHaveLength(9);
});

describe("numerology.chaldean", () => {
  const calculate = async (input: Readonly<Record<string, unknown>>) => {
    const plugin = { id: "numerology", version: "1.0.0" };
    const prepared = prepare(numerologyChaldean, input, 0);
    return (await invoke(prepared, { now: 0, plugin })).answer as Record<string, any>;
  };

  test("compares with the birthday where there is one and says so where there is none", async () => {
    const full = await calculate({ name: "Mary Jones", birthDate: "1990-05-29", aliases: ["May"] });
    expect(full["birthNumber"]).toMatchObject({ day: 29, number: 2 });
    expect(full["harmony"].id).toBe("same");
    expect(full["aliases"][0]).toMatchObject({ name: "May", total: 6, compound: null });
    const bare = await calculate({ name: "Mary Jones" });
    expect(bare["omitted"][0].input).toBe("birthDate");
    expect(bare["harmony"]).toBeNull();
  });

  test("reads without gaps in both languages, with a compound and without", async () => {
    for (const lang of ["en", "zh-Hant"]) {
      for (const name of ["Leonhard Euler", "Peter Pope"]) {
        const answer = await calculate({ name, birthDate: "1990-05-17", lang });
        expect(answer["interpretation"].text).not.toMatch(/undefined|null/);
      }
    }
  });

  test("refuses a birth date that does not exist", async () => {
    const failed = calculate({ name: "May", birthDate: "1990-02-30" });
    expect(await failed.catch((error) => error.code)).toBe("BAD_REQUEST");
  });
});
