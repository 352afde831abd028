import { defineProcedure, wordsIn } from "#sdk";
import { creditsOf } from "../../core/answer.ts";
import { MATTER_OMISSION } from "../../core/matter.ts";
import { MOMENT_OMISSION } from "../../core/moment.ts";
import { BINARY_BOARDS, BINARY_WEIGHTS } from "../boards.ts";
import { REFUSALS } from "../question.ts";
import { REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { BinaryWords } from "./words/en.ts";

const COST = 10;

/** One question with two outcomes. */
export const predictBinary = defineProcedure({
  name: "predict.binary",
  tradition: "synthesis",
  words: wordsIn<BinaryWords>(import.meta),
  kind: "blend",
  textKey: "thesis",
  cost: COST,
  narrated: true,
  icon: "icons/binary.svg",
  needs: ["now", "call"],
  uses: BINARY_BOARDS,
  weights: BINARY_WEIGHTS,
  input,
  output: answer,
  omittable: { matter: MATTER_OMISSION, at: MOMENT_OMISSION },
  refusals: REFUSALS,
  work: () => import("./work.ts"),
  credits: creditsOf(COST),
  pictured: true,
  examples: [
    {
      title: "a bill by the summer",
      input: {
        question: "Will the bill pass before the summer?",
        optionA: "It passes",
        optionB: "It does not",
        resolutionDate: "2026-06-30",
        at: {
          date: "2026-03-03",
          time: "10:20",
          timezone: "Asia/Taipei",
          latitude: 25.033,
          longitude: 121.565,
        },
      },
      expect: {
        counts: { members: 4, delivered: 4 },
        favours: { option: "optionA" },
        creditsUsed: COST,
      },
      source: "Target catalogue: four moment boards at 10 points",
    },
  ],
  references: REFERENCES,
});
