import { byPair, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { NineStarMatchWords } from "./words/en.ts";

/** Two births by their nine stars. */
export const nineStarKiMatch = defineProcedure({
  name: "compatibility.nineStarKi",
  tradition: "japanese",
  words: wordsIn<NineStarMatchWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/nine_star_match.svg",
  reads: "births",
  input,
  output: answer,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  asks: byPair,
  weighs: "own",
  examples: [
    {
      title: "water feeds wood",
      input: { a: { birthDate: "1990-05-17" }, b: { birthDate: "1988-06-15" } },
      expect: {
        a: { year: { number: 1 } },
        b: { year: { number: 3 } },
        components: [{ code: "year", weight: 54.6 }, { code: "month" }],
      },
      source: "Year stars of 1990 and 1988: tyme4ts; 一白 water generates 三碧 wood",
    },
  ],
  references: [
    { title: "九星の相性", author: "sumai-sodan.jp", part: "生気, 比和, 退気" },
    { title: "相生と相剋", author: "houi.fukuwarai.net", part: "which side of a pair gains" },
  ],
});
