import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
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
  work: () => import("./work.ts"),
  pictured: true,
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
