import { WEEKDAY } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { civilDay } from "../core/day.ts";
import { CALENDAR, EXTRA } from "./rules.ts";

const outside = "null on days outside the months";

export const answer = Type.Object({
  civil: civilDay("The civil day"),
  calendars: Type.Array(
    Type.Object({
      calendar: term(CALENDAR, "The calendar", ["about"]),
      year: Type.Integer({ description: "Its year" }),
      month: Type.Union([Type.Integer({ minimum: 1, maximum: 13 }), Type.Null()], {
        description: `Its month; ${outside}`,
      }),
      day: Type.Union([Type.Integer({ minimum: 1, maximum: 35 }), Type.Null()], {
        description: `Day of the month or of the leap week; ${outside}`,
      }),
      monthName: Type.Union([Type.String(), Type.Null()], {
        description: "Name of the month where it has one of its own, else null",
      }),
      extra: Type.Union([term(EXTRA, "What stands outside the months"), Type.Null()], {
        description: "A day outside the months, or the leap week; null on others",
      }),
      weekday: Type.Union([term(WEEKDAY, "The weekday by this calendar"), Type.Null()], {
        description: "By this calendar; null on days outside the week",
      }),
    }),
    { description: "The day in each calendar" },
  ),
});
export type ReformAnswer = Frozen<Static<typeof answer>>;
