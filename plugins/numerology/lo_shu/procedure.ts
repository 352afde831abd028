import { defineProcedure, wordsIn } from "#sdk";
import { answer, type LoShuAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawSquare } from "./picture.ts";
import { countsOf, kuaOf, linesOf, SQUARE } from "./rules.ts";
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
    gender: { assume: null, candidates: () => [], exhaustive: false, verdicts: [] },
  },
  input,
  output: answer,
  run({ gender }, give): LoShuAnswer {
    const date = give.civil().given;
    const counts = countsOf(date);
    const of = (test: (count: number) => boolean) =>
      counts.flatMap((count, index) => (test(count) ? [index + 1] : []));
    return {
      cells: SQUARE.flat().map((number) => ({
        number,
        count: counts[number - 1]!,
        written: String(number).repeat(counts[number - 1]!),
      })),
      missing: of((count) => count === 0),
      repeated: of((count) => count > 1),
      lines: linesOf(counts),
      kua: gender === undefined ? null : kuaOf(date.year, gender),
    };
  },
  picture: drawSquare,
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
