import { term, Type, type Frozen, type Static } from "#sdk";
import { whenShape } from "../../core/day/when.ts";
import { VARA } from "../../core/panchanga.ts";
import { SAMVATSARA } from "../../core/samvatsara.ts";
import { signTerm } from "../../core/shapes.ts";
import { MONTH_RULE, REGIONAL, REGIONAL_ERA, REGIONAL_MONTH } from "./terms.ts";

const date = (description: string) =>
  Type.String({ description: `${description}, Gregorian, YYYY-MM-DD` });
const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(
  schema: S,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

export const answer = Type.Object({
  calendar: term(REGIONAL, "Whose calendar", ["where"]),
  date: date("The civil day"),
  weekday: term(VARA, "Weekday"),
  native: Type.Object(
    {
      year: Type.Integer({ description: "Of the calendar's first era" }),
      month: Type.Integer({
        minimum: 1,
        maximum: 12,
        description: "From the month that begins its year",
      }),
      day: Type.Integer({ minimum: 1, maximum: 32, description: "Of the month" }),
    },
    { description: "The date of the calendar" },
  ),
  monthName: term(REGIONAL_MONTH, "The month"),
  monthFirst: date("First day of the month"),
  monthDays: Type.Integer({ minimum: 28, maximum: 33, description: "Days of the month" }),
  rule: term(MONTH_RULE, "What gives the month its first day", ["says"]),
  sign: orNull(signTerm("The sign"), "Sign that the Sun entered; null where the days are fixed"),
  entry: orNull(whenShape("The instant"), "The Sun's entry; null where the days are fixed"),
  eras: Type.Array(
    Type.Object({
      era: term(REGIONAL_ERA, "The era", ["begins"]),
      year: Type.Integer({ description: "Its year on that day" }),
    }),
    { description: "Years, the calendar's own first" },
  ),
  yearName: orNull(
    term(SAMVATSARA, "Name of the year"),
    "The name in the cycle of sixty, where the calendar names its years so",
  ),
  newYear: date("First day of the year of the calendar"),
  nextNewYear: orNull(date("First day of the next"), "Null where it is not published"),
  page: Type.Array(
    Type.Object({
      month: orNull(term(REGIONAL_MONTH, "The month"), "Null where it is not published"),
      day: orNull(
        Type.Integer({ minimum: 1, maximum: 32, description: "Day of the month" }),
        "Null where it is not published",
      ),
    }),
    { minItems: 28, maxItems: 31, description: "The days of the civil month from the first on" },
  ),
});
export type RegionalAnswer = Frozen<Static<typeof answer>>;
