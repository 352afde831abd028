import { SIGN } from "#lore";
import { ScoreShape, term, testimonies, Type, type Frozen, type Static } from "#sdk";
import { FACE, GLOSS, GOD, type Face } from "./decans.ts";

/** Reasons of the score. */
export type Reasons = {
  base: {};
  "face-sun": { face: Face };
  "face-moon": { face: Face };
  "face-rising": { face: Face };
  "sun-own": {};
  "moon-own": {};
  sothis: {};
};

const decan = (description: string) =>
  Type.Object(
    {
      number: Type.Integer({ minimum: 1, maximum: 36, description: "From 0° Aries" }),
      fromSothis: Type.Integer({ minimum: 1, maximum: 36, description: "From 0° Cancer" }),
      longitudeDeg: Type.Number({ description: "Tropical, degrees" }),
      fromDeg: Type.Integer({ minimum: 0, maximum: 350, description: "First of its ten degrees" }),
      sign: term(SIGN, "Sign in which it lies"),
      third: Type.Integer({ minimum: 1, maximum: 3, description: "Of the sign" }),
      name: Type.String({ description: "In the list chosen" }),
      greek: Type.String({ description: "After Hephaestio" }),
      latin: Type.String({ description: "After Firmicus" }),
      egyptian: Type.String({ description: "The Egyptian name behind the Greek one, simplified" }),
      gloss: Type.Union([term(GLOSS, "What the name means"), Type.Null()], {
        description: "Null where the name is not plain",
      }),
      god: Type.Union([term(GOD, "The god"), Type.Null()], {
        description: "Whose name or image it bears; null where the name is of stars alone",
      }),
      face: term(FACE, "Planet of the face", ["acts", "feels", "appears"]),
    },
    { description },
  );

export const answer = Type.Object({
  sun: decan("Where the Sun stands"),
  moon: decan("Where the Moon stands"),
  rising: Type.Union([decan("What rises"), Type.Null()], {
    description: "Null without time and place",
  }),
  score: ScoreShape,
  testimonies: testimonies<Reasons>(),
});
export type DecanAnswer = Frozen<Static<typeof answer>>;
export type Found = DecanAnswer["sun"];
