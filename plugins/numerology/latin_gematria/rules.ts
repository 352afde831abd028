/**
 * Keys by which Latin letters are numbered.
 *
 * @source H. C. Agrippa, De occulta philosophia (1533) II.20 (letters and consonant J, V and W by 600, 700 and 900); P.
 * Bungus, Numerorum mysteria (1599) and M. Stifel on the same alphabet without them; J. Lees, New Aeon English Qabalah
 * (1976) for the order ALW; the others are arithmetic
 */
import { vocabulary, type IdOf } from "#sdk";

export const KEY = vocabulary("letterKey", [
  "agrippa",
  "bungus",
  "ordinal",
  "reduction",
  "reverse",
  "reverseReduction",
  "trigonal",
  "primes",
  "alw",
]);
export type Key = IdOf<typeof KEY>;

const LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ALW = "ALWHSDOZKVGRCNYJUFQBMXITEP";
const PRIMES = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
  101,
];
/** The alphabet of the Romans in three rows of units, tens and hundreds. */
const ROMAN = "ABCDEFGHIKLMNOPQRSTUXYZ";
const rowValue = (index: number) => ((index % 9) + 1) * 10 ** Math.floor(index / 9);
const roman = Object.fromEntries([...ROMAN].map((letter, index) => [letter, rowValue(index)]));
const reduced = (value: number) => ((value - 1) % 9) + 1;

const VALUES: Readonly<Record<Key, (letter: string, ordinal: number) => number>> = {
  agrippa: (letter) => ({ J: 600, V: 700, W: 900 })[letter] ?? roman[letter]!,
  bungus: (letter) =>
    roman[{ J: "I", V: "U", W: "U" }[letter] ?? letter]! * (letter === "W" ? 2 : 1),
  ordinal: (_, ordinal) => ordinal,
  reduction: (_, ordinal) => reduced(ordinal),
  reverse: (_, ordinal) => 27 - ordinal,
  reverseReduction: (_, ordinal) => reduced(27 - ordinal),
  trigonal: (_, ordinal) => (ordinal * (ordinal + 1)) / 2,
  primes: (_, ordinal) => PRIMES[ordinal - 1]!,
  alw: (letter) => ALW.indexOf(letter) + 1,
};

const WIDE: Readonly<Record<string, string>> = {
  Æ: "AE",
  Œ: "OE",
  ß: "SS",
  Þ: "TH",
  Ø: "O",
  Ł: "L",
  Đ: "D",
};

/** The Latin letters of a text, capitals without marks. */
export function lettersOf(text: string): readonly string[] {
  const capitals = text.normalize("NFD").toUpperCase();
  return [...capitals]
    .flatMap((one) => [...(WIDE[one] ?? one)])
    .filter((one) => LATIN.includes(one));
}

/** The value of a letter. */
export function valueOf(key: Key, letter: string): number {
  return VALUES[key](letter, LATIN.indexOf(letter) + 1);
}

export const rootOf = (value: number): number => (value === 0 ? 0 : reduced(value));

/** A number that is the sum of all whole numbers up to one; null where it is not. */
export function triangleOf(value: number): number | null {
  const side = (Math.sqrt(8 * value + 1) - 1) / 2;
  return value > 0 && Number.isInteger(side) ? side : null;
}
