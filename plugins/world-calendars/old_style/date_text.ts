/** Reading and writing of old dates: ISO with a double year, English, double-dated. */
import { formatDate, type CalendarDate } from "#time";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

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

/** Writes a date in English: `25 December 1642`, before year 1 with BCE. */
export function writeDate({ year, month, day }: CalendarDate): string {
  return `${day} ${MONTHS[month - 1]} ${year > 0 ? year : `${1 - year} BCE`}`;
}

/** Writes a date in Chinese: `1642 年 12 月 25 日`. */
export function writeDateZh({ year, month, day }: CalendarDate): string {
  return `${year > 0 ? year : `公元前 ${1 - year}`} 年 ${month} 月 ${day} 日`;
}

/**
 * Writes a Julian date with both years where the legal year of Lady Day lags behind.
 *
 * The second year is cut to its last digit where the decade is the same, to two digits where the
 * century is, and is whole otherwise: 1731/2, 1709/10, 1699/1700.
 */
export function doubleDate(julian: CalendarDate): string {
  const years = doubleYear(julian);
  return years === null ? writeDate(julian) : `${julian.day} ${MONTHS[julian.month - 1]} ${years}`;
}

/** The same in Chinese: `1731/2 年 2 月 11 日`. */
export function doubleDateZh(julian: CalendarDate): string {
  const years = doubleYear(julian);
  return years === null ? writeDateZh(julian) : `${years} 年 ${julian.month} 月 ${julian.day} 日`;
}

/** Both years as they are written before Lady Day; null where one is enough. */
function doubleYear({ year, month, day }: CalendarDate): string | null {
  const beforeLadyDay = month < 3 || (month === 3 && day < 25);
  return beforeLadyDay && year >= 2 ? `${year - 1}/${shortened(year)}` : null;
}

/** A date as every answer carries it. */
export function describeDate(date: CalendarDate) {
  const { year, month, day } = date;
  return { year, month, day, date: formatDate(date), text: writeDate(date) };
}

function shortened(year: number): string {
  if (Math.floor(year / 10) === Math.floor((year - 1) / 10)) return String(year % 10);
  if (Math.floor(year / 100) === Math.floor((year - 1) / 100))
    return String(year % 100).padStart(2, "0");
  return String(year);
}
