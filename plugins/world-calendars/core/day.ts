/** Civil days as the calendars of this folder take and give them. */
import { WEEKDAY } from "#lore";
import { InputError, term, Type } from "#sdk";
import { dayOfWeek, formatDate, fromFixed, type DateCalendar } from "#time";

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
  return { date: formatDate(fromFixed(fixed)), weekday: WEEKDAY.ids[dayOfWeek(fixed)]! };
}

/** What may be wrong with a date of another calendar. */
export type OwnDateIssues = { noSuchDay: {} };

/**
 * The Rata Die of a date of a calendar of its own, where one is given.
 *
 * @param path name of the input
 * @throws {InputError} `noSuchDay`
 */
export function readOwnDate<E extends object>(
  path: string,
  own: E | undefined,
  calendar: Pick<DateCalendar<E, E>, "toFixed">,
): number | undefined {
  if (own === undefined) return undefined;
  try {
    return calendar.toFixed(own);
  } catch (error) {
    if (error instanceof RangeError) throw new InputError([{ path, code: "noSuchDay" }]);
    throw error;
  }
}

/** A date of year, month and day in a calendar of its own. */
export const ownDate = (months: { readonly from: number; readonly to: number }, lastDay: number) =>
  Type.Optional(
    Type.Object({
      year: Type.Integer({ minimum: 1, maximum: 9999 }),
      month: Type.Integer({ minimum: months.from, maximum: months.to }),
      day: Type.Integer({ minimum: 1, maximum: lastDay }),
    }),
  );
