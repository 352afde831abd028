import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { pairReading, pairVerdict, stage, star, stars } from "../answer.ts";

/** Calendar of the digits that were read. */
export const DATE_READ = vocabulary("dateRead", ["solar", "lunar"]);

export const answer = Type.Object({
  ...pairReading,
  stages: Type.Array(stage, {
    minItems: 3,
    maxItems: 3,
    description: "Early, middle and later years, by the digits of year, month and day",
  }),
  missingDigits: Type.Array(Type.Integer({ minimum: 1, maximum: 9 }), {
    description: "Digits 1 to 9 that the date has not",
  }),
  missingStars: stars("Lucky stars that no pair makes"),
  seek: Type.Array(
    Type.Object({
      star: star("The star that is missing"),
      pairs: Type.Array(Type.String(), { description: "Pairs that make it" }),
    }),
    { description: "Pairs that would bring them, for numbers that can be chosen" },
  ),
  dateRead: term(DATE_READ, "Calendar by which the date was read"),
  verdict: pairVerdict,
});
export type BirthDateAnswer = Frozen<Static<typeof answer>>;
