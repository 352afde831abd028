import { defineProcedure, wordsIn } from "#sdk";
import { MOMENT_OMISSION } from "../../core/moment.ts";
import { OPTION_BOARDS, OPTION_WEIGHTS } from "../options.ts";
import { creditsOf } from "../outcomes.ts";
import { REFUSALS } from "../question.ts";
import { REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { RangeWords } from "./words/en.ts";

const COST = 15;

/** A number to be known by a date. */
export const predictRange = defineProcedure({
  name: "predict.range",
  tradition: "synthesis",
  words: wordsIn<RangeWords>(import.meta),
  kind: "blend",
  textKey: "thesis",
  cost: COST,
  narrated: true,
  icon: "icons/range.svg",
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
      title: "rain in June",
      input: {
        question: "How much rain will fall in Tainan in June?",
        bands: [{ high: 200 }, { low: 200, high: 400 }, { low: 400 }],
        unit: "mm",
        resolutionDate: "2026-07-01",
        at: { date: "2026-03-03", time: "10:20", timezone: "Asia/Taipei" },
      },
      expect: { creditsUsed: COST },
      source: "Target catalogue: 15 points",
    },
  ],
  references: REFERENCES,
});
