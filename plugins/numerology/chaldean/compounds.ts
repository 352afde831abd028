/**
 * The compound numbers 10 to 52.
 *
 * Cheiro, Book of Numbers (1926), on compound numbers, whose text a public program quotes whole; what each
 * says stands in `words/`. Above 32 most numbers repeat an earlier one of the same root; 37, 43 and 51
 * stand for themselves. Mixed are those that he calls neither good nor bad, or good on one condition and
 * dangerous on another: 13, 14, 20, 25, 30, 51 and their repeats.
 */
import { vocabulary, type IdOf } from "#sdk";

/** How Cheiro counts a compound number. */
export const FORTUNE = vocabulary("fortune", ["fortunate", "cautionary", "mixed"]);
export type Fortune = IdOf<typeof FORTUNE>;

/** Numbers that say the same as another. */
const SAME_AS: Readonly<Record<number, number>> = {
  33: 24,
  34: 25,
  35: 26,
  36: 27,
  38: 29,
  39: 30,
  40: 31,
  41: 32,
  42: 24,
  44: 26,
  45: 27,
  46: 37,
  47: 29,
  48: 30,
  49: 31,
  50: 32,
  52: 43,
};

const FORTUNATE = new Set([10, 15, 17, 19, 21, 23, 24, 27, 32, 37]);
const MIXED = new Set([13, 14, 20, 25, 30, 51]);

/** How a compound number is counted. */
export interface Compound {
  /** The number whose meaning it has: itself, or the one that it repeats. */
  readonly read: number;
  readonly fortune: Fortune;
  /** The number whose meaning it repeats, or null. */
  readonly sameAs: number | null;
}

/**
 * Reads a compound number.
 *
 * @param number 10 to 52
 * @throws {RangeError} outside that range
 */
export function readCompound(number: number): Compound {
  if (number < 10 || number > 52) {
    throw new RangeError(`Cannot read compound ${number}: must be in [10, 52]`);
  }
  const sameAs = SAME_AS[number] ?? null;
  const read = sameAs ?? number;
  const fortune = FORTUNATE.has(read) ? "fortunate" : MIXED.has(read) ? "mixed" : "cautionary";
  return { read, sameAs, fortune };
}
