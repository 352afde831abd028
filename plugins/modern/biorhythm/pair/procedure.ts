import { defineProcedure, wordsIn } from "#sdk";
import { agreementOf, CLASSIC, PERIODS } from "../core/cycles.ts";
import { readDay } from "../core/dates.ts";
import { answer, type PairAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawDials } from "./picture.ts";
import type { PairWords } from "./words/en.ts";

/** How far the curves of two people go together. */
export const compatibilityBiorhythm = defineProcedure({
  name: "compatibility.biorhythm",
  tradition: "biorhythm",
  words: wordsIn<PairWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/biorhythm_pair.svg",
  input,
  output: answer,
  run({ a, b }): PairAnswer {
    const daysApart = Math.abs(readDay(a, "a") - readDay(b, "b"));
    const cycles = CLASSIC.map((cycle) => ({
      cycle,
      period: PERIODS[cycle],
      phaseDifference: daysApart % PERIODS[cycle],
      agreement: agreementOf(cycle, daysApart),
    }));
    const score = Math.round(cycles.reduce((sum, { agreement }) => sum + agreement, 0) / 3);
    return {
      score,
      band:
        score >= 80 ? "excellent" : score >= 65 ? "good" : score >= 40 ? "mixed" : "challenging",
      daysApart,
      cycles,
    };
  },
  picture: drawDials,
  examples: [
    {
      title: "born seven days apart",
      input: { a: "1990-05-17", b: "1990-05-24" },
      expect: {
        daysApart: 7,
        cycles: [
          { phaseDifference: 7, agreement: 39 },
          { phaseDifference: 7, agreement: 50 },
          { phaseDifference: 7, agreement: 58 },
        ],
        score: 49,
      },
      source: "Thommen's straight line: 100 less 200 times the distance over the period",
    },
  ],
  references: [{ title: "Is This Your Day?", author: "George Thommen", year: "1964" }],
});
