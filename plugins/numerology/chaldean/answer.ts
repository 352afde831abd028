import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { FORTUNE } from "./compounds.ts";
import { HARMONY, RULER } from "./planets.ts";

/** What a compound number says. */
export type Phrases = { compound: { number: number } };

const compoundMeaning = Type.Union(
  [
    Type.Object({
      says: phrase<Phrases>("What the number says"),
      fortune: term(FORTUNE, "How Cheiro counts it"),
      sameAs: Type.Union([Type.Integer(), Type.Null()], {
        description: "The number whose meaning it repeats; null where it has its own",
      }),
    }),
    Type.Null(),
  ],
  { description: "Meaning of the compound number; null where there is none" },
);

const planet = term(RULER, "Ruler of the single number", ["portrait"]);

const nameSum = {
  letters: Type.Array(
    Type.Object({
      part: Type.String({ description: "The part in capitals A-Z" }),
      letters: Type.Array(
        Type.Object({
          char: Type.String({ description: "Capital letter" }),
          value: Type.Integer({ minimum: 1, maximum: 8, description: "Its value, 1-8" }),
        }),
        { description: "Its letters, in order" },
      ),
      total: Type.Integer({ description: "Sum of its letters" }),
      root: Type.Integer({ minimum: 1, maximum: 9, description: "The same as one digit" }),
    }),
    { description: "Each part of the name, letter by letter" },
  ),
  nameTotals: Type.Array(Type.Integer(), { description: "Total of each part" }),
  total: Type.Integer({ description: "Sum of all letters" }),
  compound: Type.Union([Type.Integer({ minimum: 10, maximum: 52 }), Type.Null()], {
    description:
      "10-52, from the total or from the parts as the convention says; above 52 the digits are added; null where none is left",
  }),
  compoundMeaning,
  single: Type.Integer({ minimum: 1, maximum: 9, description: "The total as one digit" }),
  planet,
};

export const answer = Type.Object({
  name: Type.String({ description: "As given" }),
  ...nameSum,
  ignored: Type.Array(Type.String(), { description: "Characters that are no Latin letters" }),
  birthNumber: Type.Union(
    [
      Type.Object({
        day: Type.Integer({ minimum: 1, maximum: 31, description: "Day of birth" }),
        number: Type.Integer({ minimum: 1, maximum: 9, description: "The day as one digit" }),
        planet,
      }),
      Type.Null(),
    ],
    { description: "Root of the day of birth; null without a birth date" },
  ),
  harmony: Type.Union([term(HARMONY, "Families: 1-4-8, 2-7, 3-6-9, 5", ["meaning"]), Type.Null()], {
    description: "How name and birth number stand to each other; null without a birth date",
  }),
  aliases: Type.Array(Type.Object({ name: Type.String({ description: "As given" }), ...nameSum }), {
    description: "Other names, each added up by itself",
  }),
});
export type ChaldeanAnswer = Frozen<Static<typeof answer>>;
