/** Dates as they are written in Chinese. */
import type { CalendarDate } from "#time";
import type { DoubleDate } from "../../answer.ts";

/** Writes a date: `1642 年 12 月 25 日`. */
export function writeDate({ year, month, day }: CalendarDate): string {
  return `${year > 0 ? year : `公元前 ${1 - year}`} 年 ${month} 月 ${day} 日`;
}

/** Writes a date with both its years: `1731/2 年 2 月 11 日`. */
export function writeDoubleDate({ years, ...date }: DoubleDate): string {
  return years === null ? writeDate(date) : `${years} 年 ${date.month} 月 ${date.day} 日`;
}
