/** Civil days as the calendars of this folder take and give them. */
import { WEEKDAY } from "#lore";
import { InputError, term, Type } from "#sdk";
import { dayOfWeek, formatDate, fromFixed, type CalendarFacts } from "#time";

/** A civil day as it is answered. */
export const civilDay = (description: string) =>
  Type.Object(
    {
      date: Type.String({ description: "Gregorian, YYYY-MM-DD" }),
      weekday: term(WEEKDAY, "The day of the week"),
    },
    { description },
  );

/** @param fixed Rata Die */
export function civilDayOf(fixed: number) {
  return { date: dateOf(fixed), weekday: WEEKDAY.ids[dayOfWeek(fixed)]! };
}

/** A day as YYYY-MM-DD. */
export const dateOf = (fixed: number): string => formatDate(fromFixed(fixed));

/** What may be wrong with a date. */
export type DayIssues = {
  noSuchDay: {};
  outsideCalendar: { first: string | null; last: string | null };
};

/** Whether a calendar answers for a day. */
export function answersFor({ range: [first, last] }: CalendarFacts, fixed: number): boolean {
  return (first === null || fixed >= first) && (last === null || fixed <= last);
}

/**
 * The Rata Die that is asked for: that of a date of the calendar itself where one is given, the civil day otherwise.
 *
 * @param path name of the input that holds the date of the calendar
 * @throws {InputError} `noSuchDay`, `outsideCalendar`
 */
export function dayAsked<E extends object>(
  path: string,
  own: E | undefined,
  calendar: CalendarFacts & { toFixed(date: E): number },
  civil: () => number,
): number {
  if (own !== undefined) {
    try {
      return calendar.toFixed(own);
    } catch (error) {
      if (error instanceof RangeError) throw new InputError([{ path, code: "noSuchDay" }]);
      throw error;
    }
  }
  const fixed = civil();
  if (answersFor(calendar, fixed)) return fixed;
  const [first, last] = calendar.range.map((day) => (day === null ? null : dateOf(day)));
  throw new InputError([
    { path: "date", code: "outsideCalendar", with: { first: first!, last: last! } },
  ]);
}
