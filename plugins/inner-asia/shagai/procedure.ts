import { byChance, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { SIDE } from "./bones.ts";
import { input } from "./input.ts";
import type { ShagaiWords } from "./words/en.ts";

/** One throw of four ankle bones. */
export const shagaiCast = defineProcedure({
  name: "shagai.cast",
  tradition: "mongolian",
  words: wordsIn<ShagaiWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/shagai.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  options: { sides: SIDE.ids, combinations: 35 },
  work: () => import("./work.ts"),
  asks: byChance,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "all four sides in one throw",
      input: { bones: ["horse", "camel", "sheep", "goat"] },
      expect: { thrown: { id: "allFour" }, leaning: { value: { id: "favourable" } }, score: 96 },
      source: "UB Post, 8 February 2012: all four sides on one throw are very good fortune",
    },
    {
      title: "hollow sides up",
      input: { bones: ["goat", "goat", "camel", "goat"], matter: "money" },
      expect: {
        thrown: { id: "three" },
        chief: { native: "ямаа" },
        leaning: { value: { id: "adverse" } },
      },
      source: "UB Post, 8 February 2012: the hollow sides, goat and camel, are unlucky",
    },
  ],
  references: [
    { title: "Fortune Telling Game of Mongolia", author: "UB Post", year: "2012" },
    { title: "Games, Gods and Gambling", author: "F. N. David", year: "1962" },
  ],
});
