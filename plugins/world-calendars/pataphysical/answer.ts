import { WEEKDAY } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { civilDay } from "../core/day.ts";
import { DEGREE, FEAST } from "./feasts.ts";
import { MONTH } from "./rules.ts";

export const answer = Type.Object({
  civil: civilDay("The civil day, which the calendar calls vulgar"),
  pataphysical: Type.Object(
    {
      year: Type.Integer({ description: "Of the Pataphysical era, from 8 September 1873" }),
      month: Type.Integer({ minimum: 1, maximum: 13, description: "From Absolu" }),
      day: Type.Integer({ minimum: 1, maximum: 29, description: "Of the month" }),
    },
    { description: "The date" },
  ),
  monthName: term(MONTH, "The month", ["about"]),
  weekday: Type.Union([term(WEEKDAY, "Day of the Pataphysical week"), Type.Null()], {
    description: "Day of the Pataphysical week, Sunday on the first; null on the 29th",
  }),
  hunyadi: Type.Boolean({ description: "Whether it is one of the 29ths that are lived through" }),
  degree: term(DEGREE, "Degree of its feast, or a vacuation"),
  feast: Type.Union([term(FEAST, "The feast"), Type.Null()], {
    description: "The feast where it is of the first or second degree; null on other days",
  }),
  hunyadiFollows: Type.Boolean({
    description: "Whether the imaginary 29th comes between this day and the next",
  }),
  leapYear: Type.Boolean({ description: "Whether the year has a 29 Gueules" }),
  formatted: Type.String({ description: "As the Collège writes it" }),
});
export type PataphysicalAnswer = Frozen<Static<typeof answer>>;
