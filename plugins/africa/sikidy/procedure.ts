import { byChance, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SikidyWords } from "./words/en.ts";

/** The tableau of sixteen columns. */
export const sikidyCast = defineProcedure({
  name: "sikidy.cast",
  tradition: "malagasy",
  words: wordsIn<SikidyWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/sikidy.svg",
  needs: ["random"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["lifespan"],
  work: () => import("./work.ts"),
  asks: byChance,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "a tableau laid from four columns",
      input: { mothers: ["2111", "2112", "1121", "2212"] },
      expect: {
        columns: Object.fromEntries(
          [
            "2212",
            "1112",
            "1121",
            "1212",
            "2111",
            "1211",
            "1122",
            "2121",
            "1111",
            "1112",
            "2221",
            "2212",
          ].map((figure, i) => [i + 4, { figure }]),
        ),
        checks: { creatorIsPrince: true, someFigureRepeats: true, inseparablesAgree: true },
      },
      source: "Worked by hand from the eight sums in Dahle in Sibree, Folklore 3 (1892), p. 203",
    },
    {
      title: "four columns of single seeds",
      input: { mothers: ["1111", "1111", "1111", "1111"] },
      expect: {
        columns: { 0: { name: { id: "taraiky" } }, 14: { figure: "2222", name: { text: "Jama" } } },
      },
      source: "Dahle in Sibree, Folklore 3 (1892), p. 199: Taraiky has four seeds, Jama eight",
    },
    {
      title: "named by the interior, column 14 is the questioner and column 15 the road",
      input: { mothers: ["2111", "2112", "1121", "2212"], columns: "interior" },
      expect: {
        columns: {
          13: { column: { id: "mpanontany" }, parents: [13, 15], figure: "1112" },
          14: { column: { id: "lalana" }, parents: [1, 2], figure: "2221" },
        },
      },
      source: "Dahle in Sibree, Folklore 3 (1892), p. 203: Lalana is Tale and Harena",
    },
  ],
  references: [
    {
      title: "Malagasy Sikidy: A Case in Ethnomathematics",
      author: "Marcia Ascher",
      year: "1997",
      part: "Historia Mathematica 24",
    },
    {
      title: "Divination among the Malagasy",
      author: "James Sibree",
      year: "1892",
      part: "Folklore 3, pages 193-226",
    },
  ],
});
