import { term, Type, type Frozen, type Static } from "#sdk";
import { civilDay } from "../core/day.ts";
import { HOLY_DAY, MONTH, WEEKDAY } from "./rules.ts";

const nineteen = (description: string) => Type.Integer({ minimum: 1, maximum: 19, description });

export const answer = Type.Object({
  civil: civilDay("The civil day whose daylight belongs to it"),
  badi: Type.Object(
    {
      year: Type.Integer({ description: "Of the Bahá'í era" }),
      month: Type.Integer({ minimum: 0, maximum: 19, description: "0: Ayyám-i-Há" }),
      day: nineteen("Of the month"),
      vahid: nineteen("Cycle of nineteen years"),
      yearInVahid: nineteen("Year of that cycle"),
      kullIShay: Type.Integer({ description: "Cycle of 361 years" }),
    },
    { description: "The date" },
  ),
  monthName: term(MONTH, "The month", ["meaning"]),
  dayName: Type.Union([term(MONTH, "The day", ["meaning"]), Type.Null()], {
    description: "Days have the names of the months; null in Ayyám-i-Há",
  }),
  weekday: term(WEEKDAY, "The day of the week"),
  yearName: Type.String({ description: "Name of the year in its cycle of nineteen" }),
  holyDays: Type.Array(term(HOLY_DAY, "A holy day"), { description: "Holy days of the day" }),
  fast: Type.Boolean({ description: "Whether it is a day of the fast" }),
  feast: Type.Boolean({ description: "Whether the Nineteen Day Feast is held" }),
  begins: Type.String({ description: "Gregorian date at whose sunset the day began" }),
});
export type BahaiAnswer = Frozen<Static<typeof answer>>;
