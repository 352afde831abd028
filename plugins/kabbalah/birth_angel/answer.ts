import {
  ScoreShape,
  term,
  testimonies,
  Type,
  vocabulary,
  type Frozen,
  type IdOf,
  type Static,
} from "#sdk";

/** The parts of a person that the three names rule. */
export const PART = vocabulary("part", ["body", "heart", "mind"]);
export type Part = IdOf<typeof PART>;

/** Why the names of a birth agree as closely as they do. */
export type ConcordPhrases = {
  base: {};
  /** One name comes twice; angels by their spelling in Latin letters. */
  equal: { angel: string };
  "shared-letters": { one: string; other: string; letters: readonly string[] };
};

const name = (description: string) =>
  Type.Object(
    {
      number: Type.Integer({ minimum: 1, maximum: 72, description: "Number of the name" }),
      letters: Type.String({ description: "Three Hebrew letters, without final forms" }),
      angel: Type.String({ description: "Name of the angel, in its common French spelling" }),
      value: Type.Integer({ description: "Sum of the three letters" }),
      fromDeg: Type.Integer({
        minimum: 0,
        maximum: 355,
        description: "First of its five degrees, tropical",
      }),
      rules: term(PART, "What it rules"),
    },
    { description },
  );

export const answer = Type.Object({
  sunLongitudeDeg: Type.Number({ description: "Apparent tropical longitude of the Sun, degrees" }),
  arc: name("Name of the five degrees in which the Sun stands"),
  day: name("Name of the single degree in which the Sun stands"),
  hour: Type.Union([name("Name of the twenty minutes of the birth"), Type.Null()], {
    description: "Name of the twenty minutes of the birth; null without a time of birth",
  }),
  score: ScoreShape,
  testimonies: testimonies<ConcordPhrases>(),
});
export type AngelAnswer = Frozen<Static<typeof answer>>;
