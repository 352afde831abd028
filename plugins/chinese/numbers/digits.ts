import { InputError, type Convention } from "#sdk";

/** What letters count for. */
export const LETTERS = {
  default: "alphabet",
  options: {
    alphabet: { source: "majority of digit-pair readers" },
    skip: { source: "some digit-pair readers" },
  },
} as const satisfies Convention;

/** School of {@link LETTERS}. */
export type Letters = keyof (typeof LETTERS)["options"];

/** Why a number with letters cannot be read. */
export type NumberIssues = {
  straySign: { sign: string };
  noDigit: {};
  tooFewDigits: { digits: number; least: number };
};
/** Why a telephone number cannot be read. */
export type PhoneIssues = { phoneSigns: {}; phoneLength: { digits: number } };
/** Why a date cannot be read. */
export type DateIssues = { noSuchDay: { date: string } };

/** A number as typed, taken apart. */
export interface ReadNumber {
  readonly digits: string;
  /** Country code that was taken off, without +; null where there was none. */
  readonly countryCode: string | null;
  readonly letters: readonly { readonly letter: string; readonly digits: string }[];
}

/** Country codes that are taken off a number written with + or 00. */
const COUNTRY_CODES =
  "852 853 886 855 856 880 971 86 81 82 84 65 60 66 62 63 61 64 91 44 49 33 39 34 31 55 52 1 7".split(
    " ",
  );

const SEPARATORS = /[\s\-‐-―.·•/()（）#]/gu;

/** Returns the number in plain ASCII capitals without separators. */
export function bareNumber(typed: string): string {
  return typed.normalize("NFKC").toUpperCase().replace(SEPARATORS, "");
}

/**
 * Takes the digits out of a number that may hold letters.
 *
 * @param path field of the input, for the error
 * @throws {InputError} if it holds a sign that is neither digit nor Latin letter, or no digit at all
 */
export function readNumber(typed: string, letters: Letters, path: string): ReadNumber {
  const bare = bareNumber(typed).replace(/\p{Script=Han}/gu, "");
  const stray = /[^0-9A-Z]/u.exec(bare);
  if (stray) {
    throw new InputError([{ path, code: "straySign", with: { sign: stray[0] } }]);
  }
  const counted: { letter: string; digits: string }[] = [];
  const digits = bare.replace(/[A-Z]/g, (letter) => {
    const value = letters === "alphabet" ? String(letter.charCodeAt(0) - 64) : "";
    counted.push({ letter, digits: value });
    return value;
  });
  if (!/\d/.test(digits)) throw new InputError([{ path, code: "noDigit" }]);
  return { digits, countryCode: null, letters: counted };
}

/**
 * Refuses a number that is too short for its method.
 *
 * @throws {InputError} if it has fewer digits than `least`
 */
export function needDigits(digits: string, least: number, path: string): void {
  if (digits.length >= least) return;
  const params = { digits: digits.length, least };
  throw new InputError([{ path, code: "tooFewDigits", with: params }]);
}

/**
 * Takes the digits out of a telephone number and its country code off.
 *
 * @throws {InputError} if it holds other signs than digits and separators, or not 3 to 15 digits
 */
export function readPhone(typed: string, path: string): ReadNumber {
  const bare = bareNumber(typed);
  if (!/^\+?\d+$/.test(bare)) throw new InputError([{ path, code: "phoneSigns" }]);
  const international = /^(?:\+|00)(.*)$/.exec(bare)?.[1];
  const countryCode =
    international === undefined
      ? null
      : (COUNTRY_CODES.find((code) => international.startsWith(code)) ?? null);
  const digits = (international ?? bare).slice(countryCode?.length ?? 0);
  if (digits.length < 3 || digits.length > 15) {
    throw new InputError([{ path, code: "phoneLength", with: { digits: digits.length } }]);
  }
  return { digits, countryCode, letters: [] };
}

/** Returns the eight digits YYYYMMDD of a date. @throws {InputError} if there is no such day */
export function dateDigits(date: string, path: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (
    date.length !== 10 ||
    Number.isNaN(time) ||
    new Date(time).toISOString().slice(0, 10) !== date
  ) {
    throw new InputError([{ path, code: "noSuchDay", with: { date } }]);
  }
  return date.replaceAll("-", "");
}

/** Returns the digits with all but the last `keep` covered, because such numbers are personal. */
export function maskDigits(digits: string, keep: number): string {
  const open = Math.min(keep, digits.length);
  return "•".repeat(digits.length - open) + digits.slice(digits.length - open);
}
