import { CalendarName, CivilDate, Type } from "#sdk";
import { LEAP_2033, OLD_YEARS } from "../calendar/old_calendar.ts";

/** A date of the old calendar, as people give it. */
export const OldDateInput = Type.Object({
  year: Type.Integer({ minimum: OLD_YEARS.first, maximum: OLD_YEARS.last }),
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  leap: Type.Optional(Type.Boolean()),
  day: Type.Integer({ minimum: 1, maximum: 30 }),
});

export const input = Type.Object({
  date: Type.Optional(CivilDate),
  calendar: Type.Optional(CalendarName),
  old: Type.Optional(OldDateInput),
});

export const CONVENTIONS = { leap2033: LEAP_2033 } as const;
