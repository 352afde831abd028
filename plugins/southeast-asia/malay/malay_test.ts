import { expect, test } from "bun:test";
import { readLetters, toJawi } from "./bintang_duabelas/letters.ts";
import { starNumber } from "./bintang_duabelas/stars.ts";
import { partAt, PART, rulerOf } from "./ketika_lima/hours.ts";

const total = (name: string, alif: "first" | "every" = "first") =>
  readLetters(name, alif).letters.reduce((sum, { value }) => sum + value, 0);

test("letters count as in the tests of kinastro", () => {
  expect(total("عثمان")).toBe(661);
  expect(total("ڤڽڠ")).toBe(1090);
  expect([total("ادانا"), total("ادانا", "every")]).toEqual([55, 57]);
  expect(readLetters("ab", "first").foreign).toBe("a");
});

test("Latin names are spelled as Malays spell them", () => {
  expect(["Uthman", "Ikan", "Nyang"].map(toJawi)).toEqual(["عثمان", "ايكان", "ڽاڠ"]);
});

test("what twelves leave names the star, none the last", () => {
  expect([198, 12, 13].map(starNumber)).toEqual([6, 12, 1]);
});

test("each table brings each ruler once to every part in five days", () => {
  for (const table of ["gods", "prophets"] as const) {
    for (const part of PART.ids.keys()) {
      expect(new Set([1, 2, 3, 4, 5].map((day) => rulerOf(table, day, part))).size).toBe(5);
    }
  }
  expect([359, 360, 503, 504, 1079, 1080].map(partAt)).toEqual([null, 0, 0, 1, 4, null]);
});
