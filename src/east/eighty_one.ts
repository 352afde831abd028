import type { Phase } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** How the table judges a number. */
export const NUMBER_LUCK = vocabulary("numberLuck", ["lucky", "mixed", "unlucky"]);
export type NumberLuck = IdOf<typeof NUMBER_LUCK>;

const set = (row: string): ReadonlySet<number> => new Set(row.split(" ").map(Number));

/**
 * The numbers 1 to 81 of name and number readers; what is in neither row is unlucky.
 *
 * @source 81-number table of the five grids (Kumasaki Ken'ō's school); printed lists differ, this is their common core
 */
const LUCKY = set(
  "1 3 5 6 7 8 11 13 15 16 17 18 21 23 24 25 31 32 33 35 37 39 41 45 47 48 52 57 61 63 65 67 68 81",
);
const MIXED = set("26 27 29 30 36 38 40 42 43 49 50 51 53 55 58 71 72 73 75 77 78");

/** Returns the judgement of a number from 1 to 81. */
export function luckOf(number: number): NumberLuck {
  if (LUCKY.has(number)) return "lucky";
  return MIXED.has(number) ? "mixed" : "unlucky";
}

const BY_LAST_DIGIT: readonly Phase[] = [
  "water",
  "wood",
  "wood",
  "fire",
  "fire",
  "earth",
  "earth",
  "metal",
  "metal",
  "water",
];

/** Returns the element of a number by its last digit: 1 and 2 wood, and so on to 9 and 0 water. */
export function elementOfNumber(number: number): Phase {
  return BY_LAST_DIGIT[number % 10]!;
}

/** Returns the number from 1 to 80 that stands for a longer one: what is over after eighties. */
export function reduceByEighty(number: number): number {
  return number % 80 || 80;
}

/** Gifts that the tables find in some numbers. */
export const TRAIT = vocabulary("trait", ["leadership", "wealth", "art", "solitude"]);
export type Trait = IdOf<typeof TRAIT>;

/** @source the same tables; sub-sets as name readers list them */
const TRAITS: Readonly<Record<Trait, ReadonlySet<number>>> = {
  leadership: set("21 23 29 33 39"),
  wealth: set("15 16 24 29 32 33 41 52"),
  art: set("13 14 18 26 29 33 35 38 48"),
  solitude: set("4 10 12 14 22 28 34"),
};

/** Returns the gifts of a number from 1 to 81. */
export function traitsOf(number: number): readonly Trait[] {
  return TRAIT.ids.filter((trait) => TRAITS[trait].has(number));
}
