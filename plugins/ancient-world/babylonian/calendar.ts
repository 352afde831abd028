/**
 * The Babylonian calendar for any date of the sky, with the names of its months; the months are those of
 * `#time`, which meets the computed ones of Parker and Dubberstein within a day.
 */
import { BABYLONIAN_MONTHS, babylonianMonth, type BabylonianMonth } from "#time";

export type { BabylonianMonth };

/** A day of a month. */
export interface BabylonianDay extends BabylonianMonth {
  readonly name: string;
  readonly day: number;
}

/** A day that surely lies in the month after, counted from day 1. */
const NEXT_MONTH_DAYS = 34;

/** The day of the calendar in force at noon of a civil day. */
export function babylonianDay(fixed: number): BabylonianDay {
  const month = babylonianMonth(fixed);
  const name = BABYLONIAN_MONTHS[month.month - 1]!;
  return { ...month, name, day: fixed - month.firstFixed + 1 };
}

/** Days of a month: 29 or 30. */
export function monthLength({ firstFixed }: BabylonianMonth): number {
  return babylonianMonth(firstFixed + NEXT_MONTH_DAYS).firstFixed - firstFixed;
}

/** Days of the month before. */
export function previousMonthLength({ firstFixed }: BabylonianMonth): number {
  return firstFixed - babylonianMonth(firstFixed - 5).firstFixed;
}

/** A day in the words of a tablet: "24 Abu, year 186". */
export function dayInWords({ day, name, leapMonth, year }: BabylonianDay): string {
  return `${day} ${name}${leapMonth ? " II" : ""}, SE ${year}`;
}
