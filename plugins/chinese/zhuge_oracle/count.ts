/** From three characters to the number of a verse. */
import { InputError } from "#sdk";
import { countCharacter, writtenStrokes } from "../names/strokes.ts";
import { VERSES } from "./verses.ts";

export interface Counted {
  readonly character: string;
  /** The traditional form whose strokes were counted. */
  readonly form: string;
  readonly strokes: number;
  /** Last digit of the strokes. */
  readonly digit: number;
}

/**
 * Counts three characters; spaces between them are left out, and simplified ones count as the traditional.
 *
 * @throws {InputError} notThree, notChinese, strokesUnknown
 */
export function countText(text: string, standard: "kangxi" | "traditional"): readonly Counted[] {
  const fail = (code: string, params: Record<string, string | number>) =>
    new InputError([{ path: "text", code, with: params }]);
  const letters = [...text.normalize("NFC").replace(/\s/gu, "")];
  if (letters.length !== 3) throw fail("notThree", { count: letters.length });
  return letters.map((character) => {
    if (!/^\p{Script=Han}$/u.test(character)) throw fail("notChinese", { sign: character });
    const kangxi = countCharacter(character, "given", {
      strokeStandard: "kangxi",
      numerals: "written",
      doubtfulForms: "asTyped",
    });
    const form = kangxi?.form ?? character;
    const strokes = standard === "kangxi" ? (kangxi?.strokes ?? 0) : writtenStrokes(form);
    if (strokes === 0) throw fail("strokesUnknown", { character });
    return { character, form, strokes, digit: strokes % 10 };
  });
}

/**
 * The verse of three digits, hundreds first: as many times 384 as leave 1 to 384 are taken off; nothing is 384.
 *
 * @source Zhuge Shenshu: strokes of three characters as hundreds, tens and units, 384 taken off
 */
export function verseOf(digits: readonly number[]): { verse: number; takenOff: number } {
  const whole = digits.reduce((sum, digit) => sum * 10 + digit, 0);
  const takenOff = Math.max(0, Math.ceil(whole / VERSES) - 1);
  return { verse: whole - takenOff * VERSES || VERSES, takenOff };
}

/** Places of the next characters of a verse in the book's one long table: each lies 384 further. */
export function continuesAt(verse: number): readonly number[] {
  return [1, 2, 3].map((step) => verse + step * VERSES);
}
