import { memberPhrase, phrase, term, Type, type Frozen, type Static } from "#sdk";
import { momentShape } from "../../core/moment.ts";
import { STANCE, systemName, systemShape, testimonyShape } from "../../core/system.ts";
import { binaryOutcome, drawnFields, type OddsPhrases } from "../binary/answer.ts";
import { symbolic } from "../probability.ts";

/** How the words of the questions cast their boards. */
export type DrawnEachPhrases = { drawnEach: { hasHorary: boolean } };

const evidence = Type.Object({
  system: systemName("Name of the procedure"),
  delivered: Type.Boolean({ description: "Whether it answered" }),
  score: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], {
    description: "0 to 100; null where it failed",
  }),
  polarity: Type.Union([term(STANCE, "Which way it leans"), Type.Null()], {
    description: "Favourable from 60, adverse up to 40; null where it failed",
  }),
  confidence: Type.Number({ minimum: 0, maximum: 1, description: "Its share in the mean" }),
  weight: Type.Number({ description: "Relative to the other boards" }),
  testimonies: Type.Array(testimonyShape, { description: "Reasons of the score" }),
  failure: Type.Union([memberPhrase("Why it did not deliver"), Type.Null()], {
    description: "Why it did not deliver; null where it did",
  }),
});

const result = Type.Object({
  index: Type.Integer({ minimum: 0, description: "Position in `questions`, from 0" }),
  ...binaryOutcome,
  matter: Type.String({ description: "As given, else as the question names it" }),
  score: Type.Union([Type.Number(), Type.Null()], {
    description: "Mean of the boards, 0 to 100; null where none answered",
  }),
  drawn: Type.Object(drawnFields, { description: "What the words of the question drew" }),
  evidence: Type.Array(evidence, { description: "What each board says" }),
});

export const answer = Type.Object({
  results: Type.Array(result, { description: "In the order of the questions" }),
  systems: Type.Array(systemShape, {
    description: "The board that every question of the moment shares, whole",
  }),
  counts: Type.Object(
    {
      asked: Type.Integer({ description: "Boards of all questions" }),
      delivered: Type.Integer({ description: "Boards that answered" }),
    },
    { description: "How many boards there were" },
  ),
  formula: phrase<OddsPhrases>("How each probability is found"),
  drawn: phrase<DrawnEachPhrases>("How the boards were cast"),
  symbolic,
  moment: momentShape,
});
export type BatchAnswer = Frozen<Static<typeof answer>>;
export type BatchResult = BatchAnswer["results"][number];
