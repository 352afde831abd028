import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { LoShuWords } from "./words/en.ts";

/** The digits of a birth date in the Luo Shu square. */
export const loShuGrid = defineProcedure({
  name: "loShu.grid",
  tradition: "indian-numerology",
  words: wordsIn<LoShuWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/lo_shu.svg",
  reads: "birth",
  omittable: {
    gender: { assume: null, exhaustive: false, verdicts: [] },
  },
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "11 September 1999",
      input: { birthDate: "1999-09-11", gender: "male" },
      expect: { missing: [2, 3, 4, 5, 6, 7, 8], repeated: [1, 9], kua: 1 },
      source: "Digits 1 1 9 1 9 9 9 in the square; kua 11 - (1 + 9 + 9 + 9 = 28, 10, 1) = 10, 1",
    },
  ],
  references: [{ title: "Numbers and Their Influence", author: "Hettie Templeton", year: "1940" }],
});
