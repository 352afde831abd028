import { ScoreShape, term, testimonies, Type, type Frozen, type Static } from "#sdk";
import { BIRD, DAY_SIGN, FORTUNE, type Fortune } from "./tables.ts";

/** Reasons of the score. */
export type Reasons = {
  base: {};
  day: { fortune: Fortune };
  trecena: { fortune: Fortune };
};

const number = Type.Integer({ minimum: 1, maximum: 13, description: "Number of the day" });
const text = Type.String({ description: "Number and name in Nahuatl" });
const day = term(DAY_SIGN, "The day sign");

export const answer = Type.Object({
  day: Type.Object(
    {
      text,
      number,
      day: term(DAY_SIGN, "The day sign", ["portrait"]),
      patron: Type.String({ description: "God of the day sign, in Nahuatl" }),
    },
    { description: "The day of the count of 260" },
  ),
  place: Type.Integer({
    minimum: 1,
    maximum: 260,
    description: "Place in the round of 260 days from 1 Cipactli, 1",
  }),
  trecena: Type.Object(
    {
      text,
      number,
      day,
      patrons: Type.Array(Type.String({ description: "A god, in Nahuatl" }), {
        description: "The one or two gods of the thirteen days",
      }),
      fortune: term(FORTUNE, "What the soothsayers said of the thirteen days"),
    },
    { description: "The thirteen days it belongs to, named by their first" },
  ),
  lordOfDay: Type.String({ description: "God of the number, in Nahuatl" }),
  bird: term(BIRD, "Bird of the number"),
  lordOfNight: Type.Object(
    {
      number: Type.Integer({ minimum: 1, maximum: 9, description: "Of the nine" }),
      name: Type.String({ description: "In Nahuatl" }),
    },
    { description: "Which of the nine keeps the night" },
  ),
  xihuitl: Type.Object(
    {
      month: Type.Integer({
        minimum: 1,
        maximum: 19,
        description: "1 Izcalli, 19 the five nemontemi",
      }),
      name: Type.String({ description: "The month in Nahuatl" }),
      day: Type.Integer({ minimum: 1, maximum: 20, description: "Day of the month" }),
    },
    { description: "Date in the year of 365 days" },
  ),
  year: Type.Object({ text, number, day }, { description: "The day that names the year" }),
  fortune: term(FORTUNE, "What the soothsayers said of the day"),
  score: ScoreShape,
  testimonies: testimonies<Reasons>(),
});
export type AztecAnswer = Frozen<Static<typeof answer>>;
