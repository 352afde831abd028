import { WEEKDAY } from "#lore";
import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { ANIMAL, BULGAR, FORETOLD, MONTH } from "./years.ts";

/** What Kashgari tells of a year. */
export type Phrases = { foretold: { animal: (typeof FORETOLD)[number] } };

export const answer = Type.Object({
  civil: Type.Object(
    {
      date: Type.String({ description: "Gregorian, YYYY-MM-DD" }),
      weekday: term(WEEKDAY, "The day of the week"),
    },
    { description: "The civil day" },
  ),
  year: Type.Object(
    {
      westernYear: Type.Integer({ description: "Western year in which it begins" }),
      animal: term(ANIMAL, "Its animal, by Kashgari's name"),
      place: Type.Integer({ minimum: 1, maximum: 12, description: "Place in the twelve" }),
      begins: Type.String({ description: "Its first day, Gregorian, YYYY-MM-DD" }),
      next: Type.String({ description: "First day of the next, Gregorian, YYYY-MM-DD" }),
    },
    { description: "The animal year" },
  ),
  forecast: Type.Union([phrase<Phrases>("What is expected of the year"), Type.Null()], {
    description: "What Kashgari says is expected of it; null where he gives nothing",
  }),
  bulgar: Type.Union(
    [
      Type.Object({
        name: term(BULGAR, "The name"),
        disputed: Type.Boolean({ description: "Whether its reading is disputed" }),
      }),
      Type.Null(),
    ],
    {
      description:
        "The Bulgar name of the year; null for that of the monkey, which is not on record",
    },
  ),
  month: Type.Union(
    [
      Type.Object(
        {
          name: term(MONTH, "The Uyghur month"),
          number: Type.Integer({
            minimum: 1,
            maximum: 12,
            description: "Number of the lunar month",
          }),
          leapMonth: Type.Boolean({ description: "Whether it is an inserted one" }),
          day: Type.Integer({ minimum: 1, maximum: 30, description: "Day of it" }),
        },
        { description: "The lunar month of the Uyghurs, which is that of China" },
      ),
      Type.Null(),
    ],
    {
      description:
        "The lunar month of the Uyghurs, which is that of China; null before 1645, from where it is reckoned here",
    },
  ),
  returns: Type.Array(Type.Integer(), {
    description: "Western years in which the animal was or comes next: the last and the next two",
  }),
});
export type TurkicAnswer = Frozen<Static<typeof answer>>;
