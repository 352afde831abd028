import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { CountWords } from "./words/en.ts";

/** Gold, silver and the third: how a stair ends. */
export const oroPlataMataCount = defineProcedure({
  name: "oroPlataMata.count",
  tradition: "philippine",
  words: wordsIn<CountWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/oro_plata_mata.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "thirteen steps end on gold",
      input: { count: 13 },
      expect: { word: { id: "oro" }, leaning: { value: { id: "favourable" } } },
      source: "F. Boille, The Thirteenth Step (abctales.com): a stair of thirteen ends on oro",
    },
    {
      title: "a multiple of three is avoided",
      input: { count: 12, what: "posts" },
      expect: { word: { id: "mata" }, below: 10, above: 13 },
      source:
        "Superstitions (Parcast): the number of stairs of a house cannot be a multiple of three",
    },
  ],
  references: [{ title: "Philippine building custom", part: "oro, plata, mata" }],
});
