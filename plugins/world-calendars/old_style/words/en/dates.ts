/** Dates as they are written in English. */
import type { CalendarDate } from "#time";
import type { DoubleDate } from "../../answer.ts";

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

/** Writes a date: `25 December 1642`, before year 1 with BCE. */
export function writeDate({ year, month, day }: CalendarDate): string {
  return `${day} ${MONTHS[month - 1]} ${year > 0 ? year : `${1 - year} BCE`}`;
}

/** Writes a date with both its years: `11 February 1731/2`. */
export function writeDoubleDate({ years, ...date }: DoubleDate): string {
  return years === null ? writeDate(date) : `${date.day} ${MONTHS[date.month - 1]} ${years}`;
}
