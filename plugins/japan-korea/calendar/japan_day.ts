/** Days and instants by the clock of Japan. */
import { dayAt } from "#east/calendar/zone_clock.ts";
import type { CivilMoment, WesternCalendar } from "#time";

/** The clock of the calendar: UTC+9 for every year. */
export const JAPAN = "+09:00";
const RATA_DIE_ZERO_UT = 1721424.5;

/** Reads a day in Japan, as its noon. */
export function japanDay(date: string, calendar?: WesternCalendar): CivilMoment {
  return dayAt(date, JAPAN, calendar ?? "gregorian");
}

/** Rata Die of the day in Japan on which an instant falls. */
export function japanDayOf(julianDayUt: number): number {
  return Math.floor(julianDayUt + 9 / 24 - RATA_DIE_ZERO_UT);
}
