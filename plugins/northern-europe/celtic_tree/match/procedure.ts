import { byPair, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { MatchWords } from "./words/en.ts";

/** Two birth trees side by side. */
export const celticTreeMatch = defineProcedure({
  name: "compatibility.celticTree",
  tradition: "celtic",
  words: wordsIn<MatchWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/celtic_match.svg",
  reads: "births",
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byPair,
  weighs: "own",
  examples: [
    {
      title: "birch and willow name each other",
      input: { a: { birthDate: "1990-01-05" }, b: { birthDate: "1991-05-01" } },
      expect: { score: 90, band: { id: "excellent" } },
      source: "Tables of tree signs: Birch goes with Vine and Willow (Tree Council of Ireland)",
    },
    {
      title: "two of the same tree",
      input: { a: { birthDate: "1990-06-15" }, b: { birthDate: "1985-07-01" } },
      expect: { score: 75, band: { id: "good" } },
      source: "Base 60 and 15 for the same tree",
    },
  ],
  references: [
    {
      title: "The White Goddess",
      author: "Robert Graves",
      year: "1948",
      part: "chapter 10: months",
    },
    {
      title: "Present-day tables of tree-sign partners",
      part: "thirteen trees, two or three each",
    },
  ],
});
