import { term, Type, type Frozen, type Static } from "#sdk";
import { civilDay } from "../core/day.ts";
import { GURPURAB, MONTH } from "./rules.ts";

export const answer = Type.Object({
  civil: civilDay("The civil day, from midnight"),
  nanakshahi: Type.Object(
    {
      year: Type.Integer({ description: "From the birth of Guru Nanak in 1469" }),
      month: Type.Integer({ minimum: 1, maximum: 12, description: "From Chet" }),
      day: Type.Integer({ minimum: 1, maximum: 31, description: "Of the month" }),
    },
    { description: "The date" },
  ),
  monthName: term(MONTH, "The month"),
  monthDays: Type.Integer({ minimum: 30, maximum: 31, description: "Days of the month" }),
  sangrand: Type.Boolean({ description: "Whether the month begins on that day" }),
  gurpurabs: Type.Array(term(GURPURAB, "A gurpurab"), {
    description: "Fixed anniversaries of the day; those kept by the Moon are not among them",
  }),
  leapYear: Type.Boolean({ description: "Whether Phagun has 31 days" }),
});
export type NanakshahiAnswer = Frozen<Static<typeof answer>>;
