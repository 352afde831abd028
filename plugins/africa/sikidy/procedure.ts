import { byChance, defineProcedure, sumOf, requireAnswerable, understand, wordsIn } from "#sdk";
import { countMarks, drawFigure } from "#lore";
import { answer, type SikidyAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { leaningOf, weighTableau } from "./judgement.ts";
import { drawTableau } from "./picture.ts";
import {
  answersOf,
  buildTableau,
  checkTableau,
  COLUMNS,
  FIGURE_NAMES,
  findUnique,
  isPrince,
} from "./tableau.ts";
import { replyOf } from "./reply.ts";
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
  run(given, { random }): SikidyAnswer {
    const { mothers, question, columns: school } = given;
    requireAnswerable(question);
    const asked = understand(question, given);
    const tableau = buildTableau(mothers ?? [1, 2, 3, 4].map(() => drawFigure(random)));
    const unique = findUnique(tableau);
    const testimonies = weighTableau(tableau, school);
    const score = sumOf(testimonies);
    const columns = COLUMNS[school].map(({ number, name, stands, parents }) => {
      const figure = tableau[number - 1]!;
      return {
        number,
        column: name,
        stands,
        figure,
        name: FIGURE_NAMES[figure]!,
        seeds: countMarks(figure),
        rank: isPrince(figure) ? ("prince" as const) : ("slave" as const),
        parents,
        unique: unique.includes(number),
      };
    }) satisfies SikidyAnswer["columns"];
    return {
      question: question ?? null,
      asked,
      reply: replyOf(asked, columns, score),
      castBy: mothers ? "caller" : "chance",
      columns,
      checks: checkTableau(tableau),
      answers: answersOf(tableau).map((one) => ({ ...one, name: FIGURE_NAMES[one.figure]! })),
      unique,
      testimonies,
      score,
      leaning: { value: leaningOf(score), because: [{ code: "byScore", with: { score } }] },
    };
  },
  asks: byChance,
  weighs: { origin: "own", read: ({ score, testimonies }) => ({ score, testimonies }) },
  picture: drawTableau,
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
