import { WEEKDAY } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { COLOUR, GROUP, HOLIDAY, WEEK_SYSTEM } from "./rules.ts";

const integerOrNull = (description: string) =>
  Type.Union([Type.Integer(), Type.Null()], { description });

const booleanOrNull = (description: string) =>
  Type.Union([Type.Boolean(), Type.Null()], { description });

export const answer = Type.Object({
  system: term(WEEK_SYSTEM, "Week that ordered work on the date"),
  dayOfWeek: integerOrNull(
    "1-5 or 1-6 in the work weeks, 1 Monday to 7 Sunday in the seven-day week; null outside",
  ),
  weekday: term(WEEKDAY, "Day of the seven-day week, which never stopped"),
  weekOfYear: integerOrNull("1-72 in the five-day week; null outside it"),
  color: Type.Union([term(GROUP, "Group at rest"), Type.Null()], {
    description: "Group at rest in the five-day week; null outside it",
  }),
  colorName: Type.Union([term(COLOUR, "Colour"), Type.Null()], {
    description: "That group's colour as the chosen source calls it; null outside the week",
  }),
  restDay: booleanOrNull(
    "Whether the week rests: the common rest day, in the five-day week that of `group` (null without it); holidays stand in `holiday`",
  ),
  extraDay: Type.Boolean({ description: "Whether it is a 31st of the six-day week, outside it" }),
  nationalHoliday: booleanOrNull(
    "Whether it is a national holiday; null in years of the seven-day week, which are not listed",
  ),
  holiday: Type.Union([term(HOLIDAY, "National holiday"), Type.Null()], {
    description: "The national holiday of the date; null without one",
  }),
  yearOfRevolution: integerOrNull("Year 1 begins on 7 November 1917; null before"),
});
export type DayAnswer = Frozen<Static<typeof answer>>;
