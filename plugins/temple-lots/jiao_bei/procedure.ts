import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { BlocksWords } from "./words/en.ts";

/** One question to the god, put by moon blocks. */
export const jiaoBeiCast = defineProcedure({
  name: "jiaoBei.cast",
  tradition: "temple-lots",
  words: wordsIn<BlocksWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/blocks.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "three sacred throws in a row",
      input: { rule: "three", sequence: ["sheng", "sheng", "sheng"] },
      expect: {
        verdict: { value: { id: "granted" } },
        odds: { granted: 0.125 },
      },
      source: "Temple practice: 三聖筊; three even chances in a row are 1/8",
    },
    {
      title: "one throw",
      input: { rule: "one", throws: 1, seed: "example" },
      expect: { odds: { granted: 0.5, refused: 0.25, unclear: 0.25 } },
      source: "Two fair blocks: one flat and one round in two ways of four",
    },
  ],
  references: [
    {
      title: "The Religious System of China",
      author: "J. J. M. de Groot",
      year: "1892-1910",
      part: "on the divining blocks of Amoy",
    },
    { title: "Das chinesische Tempelorakel", author: "Werner Banck", year: "1976, 1985" },
  ],
});
