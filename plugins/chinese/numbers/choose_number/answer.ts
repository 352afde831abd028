import { phrase, term, Type, verdict, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { GRADE, innate, luckyShare, starOrNull } from "../answer.ts";
import { MOST_CANDIDATES, PURPOSE } from "./input.ts";

/** What is weighed of a candidate. */
export const PART = vocabulary("part", ["stars", "purpose", "birthDate"]);
export type PartId = IdOf<typeof PART>;

/** By how much the first place leads. */
export const LEAD = vocabulary("lead", ["clear", "close", "tie"]);
export type Lead = IdOf<typeof LEAD>;

/** Reasons of the verdict: the parts of the first place. */
export type ChoicePhrases = { partWeighs: { part: PartId; value: number; weight: number } };

const part = Type.Object({
  part: term(PART, "What was weighed"),
  value: luckyShare("How well it does, 0 to 100"),
  weight: Type.Integer({ description: "Percent of the score" }),
});
export type Part = Frozen<Static<typeof part>>;

const ranked = Type.Object({
  rank: Type.Integer({ minimum: 1, description: "Equal scores share a rank" }),
  candidate: Type.Integer({ minimum: 0, description: "Place among the candidates, from 0" }),
  shown: Type.String({ description: "Its digits, all but the last four covered" }),
  score: luckyShare("Weighted mean of the parts"),
  parts: Type.Array(part, { description: "The score is their weighted mean" }),
  dominant: starOrNull("Star with the most weight"),
  outcome: starOrNull("Star of the last pair"),
  innate: Type.Union([innate, Type.Null()], {
    description: "The birth date beside the number; null without one",
  }),
  grade: term(GRADE, "What its pairs alone amount to"),
});
/** A candidate in its place. */
export type Ranked = Frozen<Static<typeof ranked>>;

export const answer = Type.Object({
  purpose: term(PURPOSE, "What the number should serve, as asked; general where nothing was said"),
  ranking: Type.Array(ranked, {
    minItems: 2,
    maxItems: MOST_CANDIDATES,
    description: "Candidates, the best first",
  }),
  best: Type.Array(Type.Integer({ description: "Place among the candidates, from 0" }), {
    description: "Candidates of rank 1",
  }),
  verdict: verdict(
    term(LEAD, "Lead of 5 and more, less, none"),
    phrase<ChoicePhrases>("A part of the first place"),
    "How clear the first place is",
  ),
  score: luckyShare("Score of the best candidate"),
});
export type ChoiceAnswer = Frozen<Static<typeof answer>>;
