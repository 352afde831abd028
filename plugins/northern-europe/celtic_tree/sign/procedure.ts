import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { SignWords } from "./words/en.ts";

/** The tree of a birthday in Graves's calendar of thirteen months. */
export const celticTreeSign = defineProcedure({
  name: "celticTree.sign",
  tradition: "celtic",
  words: wordsIn<SignWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/celtic_tree.svg",
  reads: "birth",
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "aside",
  examples: [
    {
      title: "the year begins with the birch",
      input: { birthDate: "1990-12-24" },
      expect: {
        tree: { id: "birch" },
        month: { letter: "Beth" },
        dayOfMonth: 1,
        namelessDay: false,
      },
      source: "Robert Graves, The White Goddess (1948), ch. 10: 24 December to 20 January",
    },
    {
      title: "23 December has no tree",
      input: { birthDate: "1990-12-23" },
      expect: { tree: null, namelessDay: true, neighbours: [{ id: "elder" }, { id: "birch" }] },
      source: "Robert Graves, The White Goddess (1948), ch. 10: a year and a day",
    },
  ],
  references: [
    { title: "The White Goddess", author: "Robert Graves", year: "1948", part: "chapter 10" },
    { title: "Ogygia", author: "Roderick O'Flaherty", year: "1685", part: "Beth-Luis-Nion" },
  ],
});
