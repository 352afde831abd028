/** Old dates with a double year, read and written. */
import { formatDate, type CalendarDate } from "#time";

/** A date as it was given, its year perhaps double: 1731/2. */
export interface GivenDate extends CalendarDate {
  /** Digits after the stroke. */
  readonly second?: string;
}

/** Reads `1732-02-11` or `1731/2-02-11`; the input's schema has checked the form. */
export function readGivenDate(text: string): GivenDate {
  const [, year, second, month, day] = /^([+-]?\d+)(?:\/(\d+))?-(\d{2})-(\d{2})$/.exec(text)!;
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return second === undefined ? date : { ...date, second };
}

/**
 * Finds the January year of a double year.
 *
 * @returns null if the digits after the stroke do not continue the year
 */
export function resolveDoubleYear(year: number, second: string): number | null {
  return String(year + 1).endsWith(second) ? year + 1 : null;
}

/**
 * Both years of a Julian date where the legal year of Lady Day lags behind; null where one is enough.
 *
 * The second year is cut to its last digit where the decade is the same, to two digits where the
 * century is, and is whole otherwise: 1731/2, 1709/10, 1699/1700.
 */
export function doubleYear({ year, month, day }: CalendarDate): string | null {
  const beforeLadyDay = month < 3 || (month === 3 && day < 25);
  return beforeLadyDay && year >= 2 ? `${year - 1}/${shortened(year)}` : null;
}

/** A date as every answer carries it. */
export function describeDate({ year, month, day }: CalendarDate) {
  return { year, month, day, date: formatDate({ year, month, day }) };
}

function shortened(year: number): string {
  if (Math.floor(year / 10) === Math.floor((year - 1) / 10)) return String(year % 10);
  if (Math.floor(year / 100) === Math.floor((year - 1) / 100))
    return String(year % 100).padStart(2, "0");
  return String(year);
}
