import { defineProcedure, wordsIn } from "#sdk";
import { creditsFor } from "../../core/mean.ts";
import { MOMENT_OMISSION } from "../../core/moment.ts";
import { BINARY_BOARDS, BINARY_WEIGHTS } from "../boards.ts";
import { REFUSALS } from "../question.ts";
import { REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { BatchWords } from "./words/en.ts";

const EACH = 10;

const DISCOUNT = 0.2;

/** Many two-sided questions at once. */
export const predictBinaryBatch = defineProcedure({
  name: "predict.binaryBatch",
  tradition: "synthesis",
  words: wordsIn<BatchWords>(import.meta),
  kind: "blend",
  textKey: "thesis",
  cost: { each: EACH, of: "questions", discount: DISCOUNT },
  narrated: true,
  icon: "icons/batch.svg",
  needs: ["now", "call"],
  uses: BINARY_BOARDS,
  weights: BINARY_WEIGHTS,
  input,
  output: answer,
  omittable: { at: MOMENT_OMISSION },
  refusals: REFUSALS,
  work: () => import("./work.ts"),
  credits({ results, counts: { asked, delivered } }) {
    return creditsFor(EACH * (1 - DISCOUNT) * results.length, delivered, asked);
  },
  pictured: true,
  examples: [
    {
      title: "two questions of one morning",
      input: {
        questions: [
          {
            question: "Will the bill pass before the summer?",
            optionA: "It passes",
            optionB: "It does not",
            resolutionDate: "2026-06-30",
          },
          {
            question: "Will the new line open this year?",
            optionA: "It is put off",
            optionB: "It opens",
            resolutionDate: "2026-12-31",
            matter: "travel",
          },
        ],
        at: {
          date: "2026-03-03",
          time: "10:20",
          timezone: "Asia/Taipei",
          latitude: 25.033,
          longitude: 121.565,
        },
      },
      expect: {
        results: [{ favours: { option: "optionA" } }, { favours: { option: "optionB" } }],
        creditsUsed: 16,
      },
      source: "Service specification 8: 20 % off the single price of 10 for a batch",
    },
  ],
  references: REFERENCES,
});
