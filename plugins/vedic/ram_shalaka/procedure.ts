import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { ShalakaWords } from "./words/en.ts";

/** A square of Tulsidas' grid, and the verse that every ninth letter from it makes. */
export const ramShalakaDraw = defineProcedure({
  name: "ramShalaka.draw",
  tradition: "prashna",
  words: wordsIn<ShalakaWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/shalaka.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the first square",
      input: { cell: 1 },
      expect: {
        letter: "सु",
        number: 1,
        kanda: { id: "bala" },
        speaks: { id: "favourable" },
        squares: Array.from({ length: 25 }, (_, i) => 1 + 9 * i),
      },
      source:
        "Printed with the Ramcharitmanas: from सु every ninth letter makes सुनु सिय सत्य असीस हमारी",
    },
    {
      title: "the eighth square of the ninth row",
      input: { cell: 128 },
      expect: { row: 9, column: 8, letter: "य", number: 2 },
      source: "Hindi Wikipedia's grid: row 9 reads नि को मि गो न म (ज) य ने",
    },
  ],
  references: [
    { title: "Ramcharitmanas", author: "Tulsidas", year: "16th century" },
    { title: "Shri Rama Shalaka Prashnavali", part: "grid and gist of the nine verses" },
  ],
});
