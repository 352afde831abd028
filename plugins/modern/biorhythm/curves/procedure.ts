import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { CurvesWords } from "./words/en.ts";

/** The curves of 23, 28 and 33 days over a span, with critical days. */
export const biorhythmCalculate = defineProcedure({
  name: "biorhythm.calculate",
  tradition: "biorhythm",
  words: wordsIn<CurvesWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/biorhythm.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the first day of 2024",
      input: { birthDate: "1990-05-17", from: "2024-01-01", to: "2024-01-01" },
      expect: {
        days: 12282,
        dayList: [{ cycles: [{ value: 0 }, { value: -0.781831 }, { value: 0.909632 }] }],
      },
      tolerance: 0.000001,
      source: "Sine of 12,282 days over 23, 28 and 33",
    },
  ],
  references: [
    { title: "Der Ablauf des Lebens", author: "Wilhelm Fliess", year: "1906" },
    { title: "Die Perioden des menschlichen Organismus", author: "Hermann Swoboda", year: "1904" },
    { title: "Is This Your Day?", author: "George Thommen", year: "1964" },
    {
      title: "Comprehensive review of biorhythm theory",
      author: "T. M. Hines",
      year: "1998",
      part: "Psychological Reports 83: no effect in 134 studies",
    },
  ],
});
