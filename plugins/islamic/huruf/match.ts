/**
 * The match of two names: remainders by nine, harmony of elements, letters in common.
 *
 * Casting two names out by nine and setting their remainders side by side, equal, odd or even, is the hisab
 * al-nim of Ibn Khaldun, which tells the winner of a contest. Points and shares of this match are ours.
 *
 * Score = half of the remainder's row (the same 85, both odd or both even 70, otherwise 55), four tenths
 * of the harmony, one tenth of the share of letters in common.
 */
import { ELEMENT, type Element } from "#lore";
import { castOut, type Letter } from "./abjad.ts";

export type Shares = Readonly<Record<Element, number>>;

/** A name as it counts. */
export interface NameSum {
  readonly letters: readonly Letter[];
  readonly total: number;
  /** Remainders with the divisor in place of 0. */
  readonly nine: number;
  readonly twelve: number;
  readonly seven: number;
  /** Share of letters of each element, together 1. */
  readonly shares: Shares;
}

/** Sums up a name of at least one letter. */
export function sumName(letters: readonly Letter[]): NameSum {
  const total = letters.reduce((sum, { value }) => sum + value, 0);
  const share = (element: Element) =>
    letters.filter((letter) => letter.element === element).length / letters.length;
  return {
    letters,
    total,
    nine: castOut(total, 9),
    twelve: castOut(total, 12),
    seven: castOut(total, 7),
    shares: Object.fromEntries(ELEMENT.ids.map((element) => [element, share(element)])) as Record<
      Element,
      number
    >,
  };
}

/**
 * Harmony of two names by elements, 0 to 1: what they share of each element, and half of what remains
 * where fire meets air or earth meets water.
 */
export function harmonyOf(a: Shares, b: Shares): number {
  const same = ELEMENT.ids.reduce((sum, element) => sum + Math.min(a[element], b[element]), 0);
  const left = (shares: Shares, other: Shares, element: Element) =>
    Math.max(0, shares[element] - other[element]);
  const friends = (
    [
      ["fire", "air"],
      ["earth", "water"],
    ] as const
  ).reduce(
    (sum, [one, two]) =>
      sum + Math.min(left(a, b, one), left(b, a, two)) + Math.min(left(a, b, two), left(b, a, one)),
    0,
  );
  return same + friends / 2;
}

/** Points of the remainders by nine. */
export function remainderPoints(a: number, b: number): 85 | 70 | 55 {
  if (a === b) return 85;
  return a % 2 === b % 2 ? 70 : 55;
}

/** The parts of a match. */
export interface HurufMatch {
  readonly remainder: number;
  readonly harmony: number;
  readonly sharedLetters: readonly string[];
  readonly distinctLetters: number;
  readonly score: number;
}

/** Matches two names; the order does not matter. */
export function matchNames(a: NameSum, b: NameSum): HurufMatch {
  const [ofA, ofB] = [a, b].map(({ letters }) => new Set(letters.map(({ letter }) => letter)));
  const sharedLetters = [...ofA!].filter((letter) => ofB!.has(letter));
  const distinctLetters = new Set([...ofA!, ...ofB!]).size;
  const remainder = remainderPoints(a.nine, b.nine);
  const harmony = harmonyOf(a.shares, b.shares);
  const shared = (100 * sharedLetters.length) / distinctLetters;
  const score = Math.round(0.5 * remainder + 0.4 * 100 * harmony + 0.1 * shared);
  return { remainder, harmony, sharedLetters, distinctLetters, score };
}
