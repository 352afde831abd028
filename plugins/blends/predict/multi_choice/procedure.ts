import { defineProcedure, wordsIn } from "#sdk";
import { MOMENT_OMISSION } from "../../core/moment.ts";
import { OPTION_BOARDS, OPTION_WEIGHTS } from "../options.ts";
import { creditsOf } from "../outcomes.ts";
import { REFUSALS } from "../question.ts";
import { REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { ChoiceWords } from "./words/en.ts";

const COST = 15;

/** One question with three to eight outcomes. */
export const predictMultiChoice = defineProcedure({
  name: "predict.multiChoice",
  tradition: "synthesis",
  words: wordsIn<ChoiceWords>(import.meta),
  kind: "blend",
  textKey: "thesis",
  cost: COST,
  narrated: true,
  icon: "icons/choice.svg",
  needs: ["now", "call"],
  uses: OPTION_BOARDS,
  weights: OPTION_WEIGHTS,
  input,
  output: answer,
  omittable: { at: MOMENT_OMISSION },
  refusals: REFUSALS,
  work: () => import("./work.ts"),
  credits: creditsOf(COST),
  pictured: true,
  examples: [
    {
      title: "four cities",
      input: {
        question: "Which city will host the fair?",
        options: ["Taipei", "Tainan", "Taichung", "Kaohsiung"],
        resolutionDate: "2026-06-30",
        at: { date: "2026-03-03", time: "10:20", timezone: "Asia/Taipei" },
      },
      expect: { creditsUsed: COST },
      source: "Target catalogue: 15 points",
    },
  ],
  references: REFERENCES,
});
