import { byChance, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { ANSWER, SYLLABLE } from "./dice.ts";
import { input } from "./input.ts";
import type { MoWords } from "./words/en.ts";

/** Two throws of the die of Manjushri. */
export const moCast = defineProcedure({
  name: "mo.cast",
  tradition: "tibetan",
  words: wordsIn<MoWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/mo.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  options: { answers: ANSWER.ids.length, syllables: SYLLABLE.ids },
  work: () => import("./work.ts"),
  asks: byChance,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "a lamp for a lost ring",
      input: { throws: ["ra", "ah"], matter: "lostThing", form: "where" },
      expect: {
        number: 7,
        answer: { id: "brightLamp" },
        heading: { id: "lost" },
        reply: { where: { quarter: { id: "southwest" } } },
      },
      source: "Mipham, Mo: RA AH, the bright lamp; a lost thing is found in the south-west",
    },
    {
      title: "the dried-up tree",
      input: { throws: ["ra", "na"], matter: "work" },
      expect: { number: 11, answer: { id: "driedTree" }, leaning: { value: { id: "adverse" } } },
      source: "Mipham, Mo: RA NA, the dried-up tree; aims are hard to accomplish",
    },
  ],
  references: [
    {
      title: "Mo: Tibetan Divination System",
      author: "Jamgön Mipham",
      part: "the thirty-six answers",
    },
  ],
});
