/** A lunar month of a calendar of the Tibetan family, day by day, as a sheet on a wall shows it. */
import { WEEKDAY } from "#lore";
import { InputError, term, Type, type Frozen, type Static } from "#sdk";
import { dayOfWeek, formatDate, fromFixed, type TibetanCalendar, type TibetanDate } from "#time";

export const MonthShape = Type.Object(
  {
    firstWeekday: term(WEEKDAY, "Day of the week of its first day"),
    days: Type.Array(
      Type.Object({
        date: Type.String({ description: "Gregorian, YYYY-MM-DD" }),
        day: Type.Integer({ minimum: 1, maximum: 30, description: "Day of the lunar month" }),
        marked: Type.Boolean({ description: "Whether the calendar marks it" }),
      }),
      { description: "Its civil days; a number may be missing or stand twice" },
    ),
  },
  { description: "The lunar month about the day" },
);
export type Month = Frozen<Static<typeof MonthShape>>;

/** Gregorian, YYYY-MM-DD. */
export const dateOf = (fixed: number): string => formatDate(fromFixed(fixed));

/** The day of the week of a Rata Die. */
export const weekdayOf = (fixed: number) => WEEKDAY.ids[dayOfWeek(fixed)]!;

/** The civil days of the lunar month that holds one, Rata Die. */
export function daysOfMonth(calendar: TibetanCalendar, fixed: number): readonly number[] {
  const here = calendar.fromFixed(fixed);
  const isHere = (day: number) => {
    const { month, leapMonth } = calendar.fromFixed(day);
    return month === here.month && leapMonth === here.leapMonth;
  };
  let first = fixed;
  while (isHere(first - 1)) first--;
  let last = fixed;
  while (isHere(last + 1)) last++;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** The sheet of the month that holds a day. */
export function monthAbout(
  calendar: TibetanCalendar,
  fixed: number,
  isMarked: (fixed: number) => boolean,
): Month {
  const days = daysOfMonth(calendar, fixed);
  return {
    firstWeekday: weekdayOf(days[0]!),
    days: days.map((day) => ({
      date: dateOf(day),
      day: calendar.fromFixed(day).day,
      marked: isMarked(day),
    })),
  };
}

/** The first civil day of a royal year. */
export function newYearOf(calendar: TibetanCalendar, year: number, near: number): number {
  let day = near + Math.round((year - calendar.fromFixed(near).year) * 365.25);
  while (calendar.fromFixed(day).year >= year) day -= 20;
  while (calendar.fromFixed(day).year < year) day++;
  return day;
}

/** A date of the calendar's own, as it is given. */
export const OwnDate = Type.Object({
  year: Type.Integer({ minimum: 1155, maximum: 2627 }),
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  leapMonth: Type.Optional(Type.Boolean()),
  day: Type.Integer({ minimum: 1, maximum: 30 }),
});

/** What may be wrong with a date of the calendar's own. */
export type OwnDateIssues = { noSuchDay: {} };

/**
 * The Rata Die of a date of the calendar's own; of a doubled day the first.
 *
 * @param path name of the input
 * @throws {InputError} `noSuchDay`: the month has no leap one, or the day is passed over
 */
export function readOwnDate(
  path: string,
  own: Partial<TibetanDate> & Pick<TibetanDate, "year" | "month" | "day">,
  calendar: TibetanCalendar,
): number {
  for (const dayRepeat of ["first", null] as const) {
    try {
      return calendar.toFixed({ leapMonth: false, ...own, dayRepeat });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  throw new InputError([{ path, code: "noSuchDay" }]);
}
