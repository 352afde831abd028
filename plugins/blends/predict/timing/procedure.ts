import { defineProcedure, wordsIn } from "#sdk";
import { MOMENT_OMISSION } from "../../core/moment.ts";
import { creditsOf } from "../outcomes.ts";
import { REFUSALS } from "../question.ts";
import { REFERENCES } from "../references.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import { NAME, WEIGHTS } from "./systems.ts";
import type { TimingWords } from "./words/en.ts";

const COST = 15;

const BOARDS = Object.keys(WEIGHTS) as readonly (keyof typeof WEIGHTS)[];

/** When in a span a thing happens. */
export const predictTiming = defineProcedure({
  name: NAME,
  tradition: "synthesis",
  words: wordsIn<TimingWords>(import.meta),
  kind: "blend",
  textKey: "thesis",
  cost: COST,
  narrated: true,
  icon: "icons/timing.svg",
  needs: ["now", "call"],
  uses: BOARDS,
  weights: WEIGHTS,
  input,
  output: answer,
  omittable: { at: MOMENT_OMISSION },
  refusals: REFUSALS,
  work: () => import("./work.ts"),
  credits: creditsOf(COST),
  pictured: true,
  examples: [
    {
      title: "a permit in spring",
      input: {
        question: "When will the permit be granted?",
        from: "2026-03-10",
        to: "2026-06-07",
        at: { date: "2026-03-03", time: "10:20", timezone: "Asia/Taipei" },
      },
      expect: { creditsUsed: COST },
      source: "Target catalogue: 15 points",
    },
  ],
  references: REFERENCES,
});
