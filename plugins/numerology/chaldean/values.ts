/**
 * Cheiro's letter values, 1 to 8; no letter is 9.
 *
 * Schools differ on the compound number of a name of several parts. Cheiro's example adds the parts'
 * single digits (JOHN 18 = 9, SMITH 17 = 8, together 17); calculators of today add all letters (35). The
 * single number is the same either way.
 *
 * @source Cheiro, Book of Numbers (1926), "The Chaldean alphabet", as quoted with its example at
 *   free-numerology.org; a public program that computes both ways
 */
import { digitSum, rootOf } from "../pythagorean/reduction.ts";

const ROWS: readonly string[] = ["AIJQY", "BKR", "CGLS", "DMT", "EHNX", "UVW", "OZ", "FP"];

const VALUES: ReadonlyMap<string, number> = new Map(
  ROWS.flatMap((letters, index) => [...letters].map((char) => [char, index + 1] as const)),
);

/** The value of a capital letter A-Z. */
export function chaldeanValue(char: string): number {
  return VALUES.get(char)!;
}

/** From what a name's compound number is taken. */
export type CompoundFrom = "letters" | "parts";

/** One part of a name, added up. */
export interface NamePart {
  readonly part: string;
  readonly letters: readonly { readonly char: string; readonly value: number }[];
  readonly total: number;
  /** 1-9. */
  readonly root: number;
}

/** A whole name, added up. */
export interface NameSum {
  readonly parts: readonly NamePart[];
  readonly total: number;
  /** 10-52; null where what it is taken from is one digit or falls from above 52 to one digit. */
  readonly compound: number | null;
  /** 1-9. */
  readonly single: number;
}

/** Adds up a part. */
export function sumPart(part: string): NamePart {
  const letters = [...part].map((char) => ({ char, value: chaldeanValue(char) }));
  const total = letters.reduce((sum, { value }) => sum + value, 0);
  return { part, letters, total, root: rootOf(total) };
}

/**
 * Adds up a name: the letters of all its parts make one total.
 *
 * @param from letters: the compound number is that of the total; parts: that of the parts' single digits,
 *   where there is more than one part
 */
export function sumName(parts: readonly string[], from: CompoundFrom = "letters"): NameSum {
  const sums = parts.map(sumPart);
  const total = sums.reduce((sum, part) => sum + part.total, 0);
  const roots = sums.reduce((sum, part) => sum + part.root, 0);
  const counted = from === "parts" && sums.length > 1 ? roots : total;
  return { parts: sums, total, compound: compoundOf(counted), single: rootOf(total) };
}

/** The compound number of a total: itself up to 52, above that its digits added until it is. */
export function compoundOf(total: number): number | null {
  let compound = total;
  while (compound > 52) compound = digitSum(compound);
  return compound >= 10 ? compound : null;
}
