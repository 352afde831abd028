import { CivilDate, oneOf, Type } from "#sdk";
import { LEAP_2033 } from "../calendar/old_calendar.ts";

/** What the day is wanted for. */
export const OCCASIONS = ["wedding", "farewell", "business"] as const;

export const input = Type.Object({
  date: CivilDate,
  kind: Type.Optional(oneOf(OCCASIONS)),
});

export const CONVENTIONS = { leap2033: LEAP_2033 } as const;
