/**
 * Alphabets in which every letter is a number: Hebrew, Arabic and Greek.
 *
 * @source Arabic (eastern order, Persian letters with their base): F. Pritchett's page on the abjad, but
 *   that she doubles a letter with tashdid and here signs count for nothing; Hebrew eras: the Jewish
 *   Encyclopedia on chronograms. Hebrew and Greek values follow W. Gesenius, Hebrew Grammar § 5 k,
 *   and H. W. Smyth, Greek Grammar § 348. Checked by the totals of the basmala (786) and of the tests
 */

import type { AlphabetId, Mode, Reason } from "./kinds.ts";

export type Alphabet = Exclude<AlphabetId, "roman">;

/** Letters in rows of nine: units, tens, hundreds; a dot fills a place. */
function rows(...lines: readonly string[]): ReadonlyMap<string, number> {
  const values = lines.flatMap((line, power) =>
    [...line].map((char, index) => [char, (index + 1) * 10 ** power] as const),
  );
  return new Map(values.filter(([char]) => char !== "."));
}

const HEBREW = new Map([
  ...rows("אבגדהוזחט", "יכלמנסעפצ", "קרשת"),
  ...([
    ["ך", 20],
    ["ם", 40],
    ["ן", 50],
    ["ף", 80],
    ["ץ", 90],
  ] as const),
]);

const ARABIC = new Map([
  ...rows("ابجدهوزحط", "يكلمنسعفص", "قرشتثخذضظ"),
  ...([
    ["غ", 1000],
    ["أ", 1],
    ["إ", 1],
    ["آ", 1],
    ["ٱ", 1],
    ["ء", 1],
    ["ؤ", 6],
    ["ئ", 10],
    ["ى", 10],
    ["ی", 10],
    ["ک", 20],
    ["ة", 5],
    ["پ", 2],
    ["چ", 3],
    ["ژ", 7],
    ["گ", 20],
  ] as const),
]);

const GREEK = new Map([
  ...rows("αβγδε.ζηθ", "ικλμνξοπ.", "ρστυφχψω."),
  ...([
    ["ϝ", 6],
    ["ϛ", 6],
    ["ϟ", 90],
    ["ϙ", 90],
    ["ς", 200],
    ["ϡ", 900],
  ] as const),
]);

const VALUES: Readonly<Record<Alphabet, ReadonlyMap<string, number>>> = {
  hebrew: HEBREW,
  arabic: ARABIC,
  greek: GREEK,
};

/** One letter and what became of it. */
export interface AlphabetLetter {
  readonly index: number;
  readonly char: string;
  readonly value: number;
  readonly counted: boolean;
  readonly reason: Exclude<Reason, "needs a licence">;
}

/** A text as its letters add up. */
export interface AlphabetReading {
  /** Whether single letters or words were marked, so that they alone count. */
  readonly mode: Mode;
  readonly letters: readonly AlphabetLetter[];
  readonly total: number;
  readonly numeralCount: number;
  readonly unmarked: number;
}

/** Dots above a Hebrew letter, or a geresh after it, mark the letter; a gershayim marks its word. */
const LETTER_MARK = /[\u0307\u05c4\u05f3']/u;
const WORD_MARK = /[\u05f4"]/u;

/** Adds up a text; signs and vowel points do not count. */
export function readAlphabet(text: string, alphabet: Alphabet): AlphabetReading {
  const chars = [...text.normalize(alphabet === "greek" ? "NFD" : "NFC")];
  const marks = alphabet === "hebrew" ? hebrewMarks(chars) : new Set<number>();
  const mode = marks.size > 0 ? "marked" : "all";
  const letters = chars.flatMap((char, index): readonly AlphabetLetter[] => {
    if (!/\p{L}/u.test(char)) return [];
    const value = VALUES[alphabet].get(char.toLowerCase()) ?? 0;
    if (value === 0) return [{ index, char, value, counted: false, reason: "not a numeral" }];
    const counted = mode === "all" || marks.has(index);
    return [{ index, char, value, counted, reason: counted ? "numeral" : "not marked" }];
  });
  const counted = letters.filter((letter) => letter.counted);
  return {
    mode,
    letters,
    total: counted.reduce((sum, { value }) => sum + value, 0),
    numeralCount: counted.length,
    unmarked: letters.filter(({ reason }) => reason === "not marked").length,
  };
}

/** Places of the letters that a dot or geresh marks, or that stand in a word with gershayim. */
function hebrewMarks(chars: readonly string[]): ReadonlySet<number> {
  const marked = new Set<number>();
  let word: number[] = [];
  let whole = false;
  const close = () => {
    if (whole) for (const index of word) marked.add(index);
    word = [];
    whole = false;
  };
  chars.forEach((char, index) => {
    if (/\s/u.test(char)) close();
    else if (WORD_MARK.test(char)) whole = true;
    else if (LETTER_MARK.test(char) && word.length > 0) marked.add(word.at(-1)!);
    else if (/\p{L}/u.test(char)) word.push(index);
  });
  close();
  return marked;
}
