/** Kinds of letters, readings and years. */
import { vocabulary, type IdOf } from "#sdk";

/** Letters that may count. */
export const ALPHABET = vocabulary("alphabet", ["roman", "hebrew", "arabic", "greek"]);
export type AlphabetId = IdOf<typeof ALPHABET>;

/** Whether marked letters alone count. */
export const MODE = vocabulary("mode", ["marked", "all"]);
export type Mode = IdOf<typeof MODE>;

/** Why a letter counts or not. */
export const REASON = vocabulary("reason", [
  "numeral",
  "not marked",
  "not a numeral",
  "needs a licence",
]);
export type Reason = IdOf<typeof REASON>;

/** Eras of the alphabets. */
export const ERA = vocabulary("era", ["commonEra", "annoMundi", "hijra"]);
export type Era = IdOf<typeof ERA>;

/**
 * How cleanly a chronogram keeps its year.
 *
 * - A: every numeral letter of the text counts and the total is the year
 * - B: the total is the year, but numeral letters are left unmarked
 * - C: the total is the year only by a licence that was not asked for
 * - D: no year was expected, and the total lies in 1000-2100
 * - F: the total is not the year, or is no likely year
 */
export const GRADE = vocabulary("grade", ["A", "B", "C", "D", "F"]);
export type Grade = IdOf<typeof GRADE>;
