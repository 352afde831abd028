import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { pairReading, pairVerdict, stage } from "../answer.ts";
import { CHECK, REGION } from "./card.ts";

const { counts, dominant, outcome, topics, remedies, score, digitCount } = pairReading;

export const answer = Type.Object({
  region: term(REGION, "Whose card, as named or known by its form"),
  check: term(CHECK, "Whether the check sign fits"),
  digitCount,
  pairCount: Type.Integer({ minimum: 0, description: "How many pairs the number makes" }),
  stages: Type.Array(stage, {
    minItems: 1,
    maxItems: 5,
    description:
      "Pairs from first to last over stretches of life, fewer where the number is short; only the sums of several pairs are shown, since the order of the stars would give the number away",
  }),
  counts,
  dominant,
  outcome,
  topics,
  remedies,
  score,
  privacy: phrase<{ noDigitShown: {} }>("What is kept and what is not"),
  verdict: pairVerdict,
});
export type IdentityAnswer = Frozen<Static<typeof answer>>;
