/**
 * Roman chronograms: the letters I V X L C D M of a text, added one by one.
 *
 * Nothing is subtracted: IX is 11. In a text of mixed case the capitals are the marked letters and
 * count alone; in a text of one case every numeral letter counts.
 *
 * @source J. Hilton, Chronograms, 5000 and more in number (1882), preface, as quoted in the Oxford English
 *   Dictionary: every numeral letter must be counted; preface of the third volume (1895). W as 10:
 *   S. Baring-Gould, Curiosities of Olden Times; U and V both 5: Masonic Magazine (1875)
 */

import type { Mode, Reason } from "./kinds.ts";

/** Numerals from the highest, as the sorted form writes them. */
export const NUMERALS = ["M", "D", "C", "L", "X", "V", "I"] as const;
export type Numeral = (typeof NUMERALS)[number];

const WORTH: Readonly<Record<Numeral, number>> = {
  I: 1,
  V: 5,
  X: 10,
  L: 50,
  C: 100,
  D: 500,
  M: 1000,
};

/** Licences that some makers of chronograms took. */
export interface Licences {
  /** U is the V of cursive writing. */
  readonly uAsV: boolean;
  /** J is a long I. */
  readonly jAsI: boolean;
  /** W is two V. */
  readonly wAsVV: boolean;
}

/** A way to read a text. */
export interface Manner extends Licences {
  readonly mode: Mode;
}

/** One letter of the text and what became of it. */
export interface ReadLetter {
  /** Place in the normalised text, code points from 0. */
  readonly index: number;
  readonly char: string;
  /** Worth as a numeral, 0 for other letters. */
  readonly value: number;
  readonly counted: boolean;
  readonly reason: Reason;
}

/** A text as read in one manner. */
export interface RomanReading {
  readonly letters: readonly ReadLetter[];
  readonly counts: Readonly<Partial<Record<Numeral, number>>>;
  readonly total: number;
  /** How many numerals were counted; W counts as two. */
  readonly numeralCount: number;
  /** Numeral letters left out because they are not marked. */
  readonly unmarked: number;
}

/** The mode that a text's own letters ask for: marked where capitals and small letters mix. */
export function modeOf(text: string): Mode {
  return /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text) ? "marked" : "all";
}

/** Brings a text into the form in which it is read; places count in this form. */
export function normalise(text: string): string {
  return text.normalize("NFKC");
}

/** Reads a normalised text in one manner. */
export function readRoman(text: string, manner: Manner): RomanReading {
  const letters = [...text].flatMap((char, index) =>
    /\p{L}/u.test(char) ? [readLetter(char, index, manner)] : [],
  );
  const numerals = letters.filter(({ counted }) => counted).flatMap(({ char }) => numeralsOf(char));
  return {
    letters,
    counts: countNumerals(numerals),
    total: numerals.reduce((sum, numeral) => sum + WORTH[numeral], 0),
    numeralCount: numerals.length,
    unmarked: letters.filter(({ reason }) => reason === "not marked").length,
  };
}

/** Writes the numerals in falling order: `MDCXVVVII`. */
export function sortNumerals(counts: RomanReading["counts"]): string {
  return NUMERALS.map((numeral) => numeral.repeat(counts[numeral] ?? 0)).join("");
}

/** The plain letter, its accents and ligature taken off. */
function plain(char: string): string {
  return char.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
}

function numeralsOf(char: string): readonly Numeral[] {
  const letter = plain(char);
  if (letter === "U") return ["V"];
  if (letter === "J") return ["I"];
  if (letter === "W") return ["V", "V"];
  return (NUMERALS as readonly string[]).includes(letter) ? [letter as Numeral] : [];
}

function readLetter(char: string, index: number, manner: Manner): ReadLetter {
  const numerals = numeralsOf(char);
  const none = { index, char, value: 0, counted: false } as const;
  if (numerals.length === 0) return { ...none, reason: "not a numeral" };
  if (!isLicensed(plain(char), manner)) return { ...none, reason: "needs a licence" };
  const value = numerals.reduce((sum, numeral) => sum + WORTH[numeral], 0);
  const counted = manner.mode === "all" || /\p{Lu}/u.test(char);
  return { index, char, value, counted, reason: counted ? "numeral" : "not marked" };
}

function isLicensed(letter: string, { uAsV, jAsI, wAsVV }: Licences): boolean {
  if (letter === "U") return uAsV;
  if (letter === "J") return jAsI;
  return letter !== "W" || wAsVV;
}

function countNumerals(numerals: readonly Numeral[]): RomanReading["counts"] {
  const counts: Partial<Record<Numeral, number>> = {};
  for (const numeral of NUMERALS) {
    const count = numerals.filter((one) => one === numeral).length;
    if (count > 0) counts[numeral] = count;
  }
  return counts;
}
