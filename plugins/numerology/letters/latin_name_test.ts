import { expect, test } from "bun:test";
import { Refusal } from "#sdk";
import { readLatinName } from "./latin_name.ts";

const CASES = [
  ["Ada Lovelace", ["ADA", "LOVELACE"], []],
  ["Ångström", ["ANGSTROM"], []],
  ["Søren Kierkegaard", ["SOREN", "KIERKEGAARD"], []],
  ["Gauß", ["GAUSS"], []],
  ["Łukasiewicz", ["LUKASIEWICZ"], []],
  ["Jean-Luc O'Neill 3rd", ["JEANLUC", "ONEILL", "RD"], ["-", "'", "3"]],
  ["  Nguyễn   Văn  ", ["NGUYEN", "VAN"], []],
  ["ﬁona", ["FIONA"], []],
] as const;

for (const [name, parts, ignored] of CASES) {
  test(`readLatinName() reads ${JSON.stringify(name)} as ${parts.join(" ")}`, () => {
    expect(readLatinName(name)).toEqual({ parts: [...parts], ignored: [...ignored] });
  });
}

test("readLatinName() refuses a name without a Latin letter", () => {
  expect(() => readLatinName("王小明")).toThrow(Refusal);
});
