import { InputError, type Convention } from "#old";

/** What letters count for. */
export const LETTERS = {
  title: { en: "Letters", zhHant: "英文字母" },
  default: "alphabet",
  options: {
    alphabet: {
      title: {
        en: "Their place in the alphabet, A is 1 and Z is 26",
        zhHant: "依字母次序，A 為 1，Z 為 26",
      },
      source: "majority of digit-pair readers",
    },
    skip: { title: { en: "Left out", zhHant: "略去不計" }, source: "some digit-pair readers" },
  },
} as const satisfies Convention;

/** School of {@link LETTERS}. */
export type Letters = keyof (typeof LETTERS)["options"];

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
    throw new InputError([
      { path, message: `Cannot read number: "${stray[0]}" is neither a digit nor a letter A-Z` },
    ]);
  }
  const found: { letter: string; digits: string }[] = [];
  const digits = bare.replace(/[A-Z]/g, (letter) => {
    const value = letters === "alphabet" ? String(letter.charCodeAt(0) - 64) : "";
    found.push({ letter, digits: value });
    return value;
  });
  if (!/\d/.test(digits)) {
    throw new InputError([{ path, message: "Cannot read number: it holds no digit" }]);
  }
  return { digits, countryCode: null, letters: found };
}

/**
 * Takes the digits out of a telephone number and its country code off.
 *
 * @throws {InputError} if it holds other signs than digits and separators, or not 3 to 15 digits
 */
export function readPhone(typed: string, path: string): ReadNumber {
  const bare = bareNumber(typed);
  if (!/^\+?\d+$/.test(bare)) {
    throw new InputError([
      {
        path,
        message: "Cannot read phone number: it may hold digits, spaces, hyphens and a leading +",
      },
    ]);
  }
  const international = /^(?:\+|00)(.*)$/.exec(bare)?.[1];
  const countryCode =
    international === undefined
      ? null
      : (COUNTRY_CODES.find((code) => international.startsWith(code)) ?? null);
  const digits = (international ?? bare).slice(countryCode?.length ?? 0);
  if (digits.length < 3 || digits.length > 15) {
    throw new InputError([
      {
        path,
        message: `Cannot read phone number: it has ${digits.length} digits, must be 3 to 15`,
      },
    ]);
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
    throw new InputError([
      {
        path,
        message: `Cannot read date: "${date}" is not a day between 0000-01-01 and 9999-12-31`,
      },
    ]);
  }
  return date.replaceAll("-", "");
}

/** Returns the digits with all but the last `keep` covered, because such numbers are personal. */
export function maskDigits(digits: string, keep: number): string {
  const open = Math.min(keep, digits.length);
  return "•".repeat(digits.length - open) + digits.slice(digits.length - open);
}
