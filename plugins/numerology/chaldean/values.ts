/**
 * Cheiro's letter values, 1 to 8; no letter is 9.
 *
 * @source Cheiro, Book of Numbers (1926), ch. XIII, "The Chaldean alphabet"
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
  /** 10-52; null where the total is one digit or falls from above 52 to one digit. */
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

/** Adds up a name: the letters of all its parts make one total. */
export function sumName(parts: readonly string[]): NameSum {
  const sums = parts.map(sumPart);
  const total = sums.reduce((sum, part) => sum + part.total, 0);
  return { parts: sums, total, compound: compoundOf(total), single: rootOf(total) };
}

/** The compound number of a total: itself up to 52, above that its digits added until it is. */
export function compoundOf(total: number): number | null {
  let compound = total;
  while (compound > 52) compound = digitSum(compound);
  return compound >= 10 ? compound : null;
}
