import { BAND, ScoreShape, term, testimonies, Type, type Frozen, type Static } from "#sdk";
import { DINA, MARKET_DAY } from "../weton.ts";
import { OUTCOME, type Outcome } from "./rules.ts";

/** Reasons of the score. */
export type Reasons = { base: {}; outcome: { sum: number; left: number; outcome: Outcome } };

const person = (who: string) =>
  Type.Object(
    {
      weton: Type.String({ description: "Weekday and market day in Javanese" }),
      dina: term(DINA, "Day of the week"),
      pasaran: term(MARKET_DAY, "Market day"),
      neptu: Type.Integer({ minimum: 7, maximum: 18, description: "Their weights together" }),
      timeKnown: Type.Boolean({ description: "Whether a time of birth was given" }),
    },
    { description: `Weton of the ${who} person` },
  );

export const answer = Type.Object({
  a: person("first"),
  b: person("second"),
  sum: Type.Integer({ minimum: 14, maximum: 36, description: "Both neptu together" }),
  left: Type.Integer({ minimum: 0, maximum: 8, description: "What is left of it by nine" }),
  outcome: term(OUTCOME, "The outcome", ["meaning"]),
  possible: Type.Array(term(OUTCOME, "An outcome"), {
    description:
      "Other outcomes, where a birth without a time may belong to the neighbouring Javanese day",
  }),
  score: ScoreShape,
  band: term(BAND, "80 and more, 65-79, 50-64, less"),
  testimonies: testimonies<Reasons>(),
});
export type CoupleAnswer = Frozen<Static<typeof answer>>;
