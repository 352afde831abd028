import { defineProcedure, oneOf, Question, TextShape, Type, verdictOf, type Static } from "#old";
import { countMarks, drawFigure, PatternShape } from "../core/figures.ts";
import { writeBrief } from "./brief.ts";
import { findTestimonies, leaningOf, scoreOf } from "./judgement.ts";
import { drawTableau } from "./picture.ts";
import {
  buildTableau,
  checkTableau,
  COLUMNS,
  FIGURE_NAMES,
  findAnswers,
  findUnique,
  isPrince,
} from "./tableau.ts";

const NUMBER = Type.Integer({ minimum: 1, maximum: 16, description: "Column" });

const output = Type.Object({
  question: Type.Union([Type.String(), Type.Null()]),
  source: oneOf(["chance", "caller"], "Who laid the first four columns"),
  columns: Type.Array(
    Type.Object({
      number: NUMBER,
      id: Type.String(),
      stands: TextShape,
      figure: PatternShape,
      figureName: Type.String({ description: "As Dahle gives it (1892)" }),
      seeds: Type.Integer({ minimum: 4, maximum: 8 }),
      rank: oneOf(["prince", "slave"], "Even or odd number of seeds"),
      parents: Type.Union([Type.Array(NUMBER), Type.Null()], {
        description: "The two columns whose sum it is; null for columns 1 to 8",
      }),
      unique: Type.Boolean({ description: "No other column has this figure" }),
    }),
    { description: "16 columns, column 1 first" },
  ),
  checks: Type.Object({
    creatorIsPrince: Type.Boolean(),
    someFigureRepeats: Type.Boolean(),
    inseparablesAgree: Type.Boolean({ description: "1 + 14, 2 + 13 and 10 + 16 have one sum" }),
    inseparableSum: PatternShape,
  }),
  answers: Type.Array(
    Type.Object({ figure: PatternShape, figureName: Type.String(), columns: Type.Array(NUMBER) }),
    {
      description: "Figures that stand in several columns; column 1 is answered by columns 5 to 16",
    },
  ),
  unique: Type.Array(NUMBER, {
    description: "Columns with a figure of their own; 1 to 4 and 9 to 16 make a sikidy tokana",
  }),
  testimonies: Type.Array(
    Type.Object({ code: Type.String(), weight: Type.Integer(), evidence: TextShape }),
  ),
  score: Type.Integer({ minimum: 0, maximum: 100, description: "Sum of the testimonies" }),
  leaning: verdictOf(
    oneOf(["favourable", "mixed", "adverse"], "58 and more, 46 to 57, less than 46"),
  ),
});
export type SikidyAnswer = Static<typeof output>;

/** The tableau of sixteen columns. */
export const sikidyCast = defineProcedure({
  name: "sikidy.cast",
  tradition: "malagasy",
  title: { en: "Sikidy", zhHant: "西基迪種籽占" },
  summary: {
    en: "Four seed columns to the sixteen-column tableau with the three checks, houses, slaves and princes, and unique columns",
    zhHant: "四列種籽推成十六列之盤，含三項驗盤、各列所主、王與奴及獨列",
  },
  kind: "draw",
  cost: 2,
  icon: "icons/sikidy.svg",
  needs: ["random"],
  conventions: {
    columns: {
      title: { en: "Names of the columns", zhHant: "各列之名" },
      default: "south",
      options: {
        south: {
          title: {
            en: "of the south: maly, bilady, safary",
            zhHant: "南方之名：maly、bilady、safary",
          },
          source: "Two public programs with the names of M. Ascher, Malagasy Sikidy (1997)",
        },
        interior: {
          title: {
            en: "of the interior: harena, vohitra, lalana; the road is column 15",
            zhHant: "內地之名：harena、vohitra、lalana；道路為第十五列",
          },
          source: "Dahle in Sibree, Folklore 3 (1892), pp. 200-206",
        },
      },
    },
  },
  input: Type.Object({
    mothers: Type.Optional(
      Type.Array(PatternShape, {
        minItems: 4,
        maxItems: 4,
        description: "Columns 1 to 4 laid by hand; chance then has no part",
      }),
    ),
    question: Question,
  }),
  output,
  run: (input, { random }): SikidyAnswer => {
    const mothers = input.mothers ?? [1, 2, 3, 4].map(() => drawFigure(random));
    const tableau = buildTableau(mothers);
    const unique = findUnique(tableau);
    const testimonies = findTestimonies(tableau, input.columns);
    const score = scoreOf(testimonies);
    return {
      question: input.question ?? null,
      source: input.mothers ? "caller" : "chance",
      columns: COLUMNS[input.columns].map(({ number, id, stands, parents }) => {
        const figure = tableau[number - 1]!;
        return {
          number,
          id,
          stands,
          figure,
          figureName: FIGURE_NAMES[figure]!,
          seeds: countMarks(figure),
          rank: isPrince(figure) ? ("prince" as const) : ("slave" as const),
          parents: parents && [...parents],
          unique: unique.includes(number),
        };
      }),
      checks: checkTableau(tableau),
      answers: findAnswers(tableau).map((one) => ({
        ...one,
        figureName: FIGURE_NAMES[one.figure]!,
      })),
      unique: [...unique],
      testimonies: [...testimonies],
      score,
      leaning: {
        value: leaningOf(score),
        because: testimonies.map(({ weight, evidence }) => ({
          rule: `${evidence.en}: ${weight > 0 ? "+" : ""}${weight}`,
        })),
      },
    };
  },
  brief: writeBrief,
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
        columns: { 0: { figureName: "Taraiky" }, 14: { figure: "2222", figureName: "Jama" } },
      },
      source: "Dahle in Sibree, Folklore 3 (1892), p. 199: Taraiky has four seeds, Jama eight",
    },
    {
      title: "named by the interior, column 14 is the questioner and column 15 the road",
      input: { mothers: ["2111", "2112", "1121", "2212"], columns: "interior" },
      expect: {
        columns: {
          13: { id: "mpanontany", parents: [13, 15], figure: "1112" },
          14: { id: "lalana", parents: [1, 2], figure: "2221" },
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
