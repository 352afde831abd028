/** Days of a Gregorian month as the sheets of religious calendars draw them. */
import { chineseDateOf, chineseDayName, chineseMonthName, daysInMonth } from "#time";
import { dayAt } from "#east/calendar/zone_clock.ts";

/** A day of a sheet: its date, and what stands below its number. */
export interface MonthDay {
  readonly date: string;
  readonly fixed: number;
  /** The lunar day, or the month where one begins, as they are written. */
  readonly lunar: string;
}

/** Lists the days of the month that holds a date, with the weekday of the first (0 is Sunday). */
export function monthOf(date: string): {
  readonly year: number;
  readonly month: number;
  readonly firstWeekday: number;
  readonly days: readonly MonthDay[];
} {
  const first = dayAt(`${date.slice(0, -2)}01`);
  const { year, month } = first;
  const days = Array.from({ length: daysInMonth(year, month) }, (_, i) => {
    const fixed = first.fixed + i;
    const lunar = chineseDateOf(fixed);
    return {
      date: `${date.slice(0, -2)}${String(i + 1).padStart(2, "0")}`,
      fixed,
      lunar:
        lunar.day === 1
          ? chineseMonthName(lunar.month, lunar.isLeapMonth)
          : chineseDayName(lunar.day),
    };
  });
  return { year, month, firstWeekday: first.dayOfWeek, days };
}

/** Reads a table of dates into the ids of each lunar day, in the order of the table. */
export function byDate<Id extends string>(
  dates: Readonly<Record<Id, string>>,
): ReadonlyMap<string, readonly Id[]> {
  const found = new Map<string, Id[]>();
  for (const [id, days] of Object.entries(dates) as [Id, string][]) {
    for (const day of days.split(" ")) found.set(day, [...(found.get(day) ?? []), id]);
  }
  return found;
}
