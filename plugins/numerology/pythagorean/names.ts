/** The numbers of a name: every letter by its place in the alphabet, one to nine over and over. */
import { rootOf, reduce, writePath, type Reduced } from "./reduction.ts";

/** How Y is taken. */
export type YRule = "auto" | "yes" | "no";

/** One letter as it counts. */
export interface Letter {
  readonly char: string;
  /** 1-9. */
  readonly value: number;
  readonly vowel: boolean;
}

/** A number made of a name's letters. */
export interface NameNumber extends Reduced {
  /** Sum of all letters before any reduction. */
  readonly total: number;
  /** How it was added up: `ADA 6, LOVELACE 30 → 3; 6 + 3 = 9`. */
  readonly steps: string;
}

/** A = 1 … I = 9, J = 1 … R = 9, S = 1 … Z = 8. */
export function letterValue(char: string): number {
  return ((char.charCodeAt(0) - 65) % 9) + 1;
}

/**
 * Splits a name's part into letters.
 *
 * @param part capitals A-Z
 * @param yRule auto: Y is a vowel where neither neighbour is A, E, I, O or U
 */
export function readLetters(part: string, yRule: YRule): readonly Letter[] {
  return [...part].map((char, index) => ({
    char,
    value: letterValue(char),
    vowel: isVowel(part, index, yRule),
  }));
}

function isVowel(part: string, index: number, yRule: YRule): boolean {
  const plain = (char: string | undefined) => char !== undefined && "AEIOU".includes(char);
  if (plain(part[index])) return true;
  if (part[index] !== "Y" || yRule === "no") return false;
  return yRule === "yes" || !(plain(part[index - 1]) || plain(part[index + 1]));
}

/**
 * Adds up a name: each part by itself, then the parts.
 *
 * @param keep which letters count
 * @returns null if no letter counts, as in a name without vowels
 */
export function nameNumber(
  parts: readonly (readonly Letter[])[],
  keep: (letter: Letter) => boolean,
): NameNumber | null {
  const counted = parts
    .map((letters) => letters.filter(keep))
    .filter((letters) => letters.length > 0)
    .map((letters) => ({
      text: letters.map(({ char }) => char).join(""),
      reduced: reduce(letters.reduce((sum, { value }) => sum + value, 0)),
    }));
  if (counted.length === 0) return null;
  const total = counted.reduce((sum, { reduced }) => sum + reduced.path[0]!, 0);
  const whole = reduce(counted.reduce((sum, { reduced }) => sum + reduced.number, 0));
  const each = counted.map(({ text, reduced }) => `${text} ${writePath(reduced)}`).join(", ");
  const sum = counted.map(({ reduced }) => reduced.number).join(" + ");
  const steps = counted.length === 1 ? each : `${each}; ${sum} = ${writePath(whole)}`;
  const debt = whole.debt ?? counted.find(({ reduced }) => reduced.debt)?.reduced.debt ?? null;
  return { ...whole, debt, total, steps };
}

/** Values 1-9 that no letter of the name has. */
export function missingValues(letters: readonly Letter[]): readonly number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => !letters.some(({ value }) => value === n));
}

/** The values that most letters have; more than one in a tie. */
export function commonestValues(letters: readonly Letter[]): readonly number[] {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (n) => letters.filter(({ value }) => value === n).length,
  );
  const most = Math.max(...counts);
  return counts.flatMap((count, index) => (count === most && most > 0 ? [index + 1] : []));
}

/** The number of the initials. */
export function balanceNumber(parts: readonly string[]): number {
  return rootOf(parts.reduce((sum, part) => sum + letterValue(part[0]!), 0));
}
