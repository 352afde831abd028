import {
  CAST_BY,
  LEANING,
  phrase,
  ReplyShape,
  ScoreShape,
  term,
  testimonies,
  Type,
  UnderstoodShape,
  verdict,
  vocabulary,
  type Frozen,
  type Static,
} from "#sdk";
import type { Reasons } from "./judgement.ts";
import { COLUMN, FIGURE, STANDS } from "./tableau.ts";

/** A figure with an even number of seeds, or with an odd one. */
export const RANK = vocabulary("rank", ["prince", "slave"]);

const column = (description: string) => Type.Integer({ minimum: 1, maximum: 16, description });
const columns = (description: string) => Type.Array(column("Number of a column"), { description });
const figure = (description: string) => Type.String({ pattern: "^[12]{4}$", description });
const SEEDS = "Its seeds, top row first: 1 is a single seed, 2 a double one";

export const answer = Type.Object({
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  castBy: term(CAST_BY, "Who laid the first four columns"),
  columns: Type.Array(
    Type.Object({
      number: column("Number of the column"),
      column: term(COLUMN, "What the chosen school calls it"),
      stands: term(STANDS, "What it stands for"),
      figure: figure(SEEDS),
      name: term(FIGURE, "The figure as Dahle names it (1892)"),
      seeds: Type.Integer({ minimum: 4, maximum: 8, description: "How many seeds it holds" }),
      rank: term(RANK, "Prince with an even number of seeds, slave with an odd one"),
      parents: Type.Union([columns("The two columns whose sum it is"), Type.Null()], {
        description: "The two columns whose sum it is; null for columns 1 to 8",
      }),
      unique: Type.Boolean({ description: "Whether no other column has this figure" }),
    }),
    { description: "16 columns, column 1 first" },
  ),
  checks: Type.Object(
    {
      creatorIsPrince: Type.Boolean({ description: "Column 12 holds an even number of seeds" }),
      someFigureRepeats: Type.Boolean({ description: "Two columns at least are alike" }),
      inseparablesAgree: Type.Boolean({ description: "1 + 14, 2 + 13 and 10 + 16 have one sum" }),
      inseparableSum: figure("That sum"),
    },
    { description: "The three checks before a reading; all hold unless it was laid wrongly" },
  ),
  answers: Type.Array(
    Type.Object({
      figure: figure(SEEDS),
      name: term(FIGURE, "The figure as Dahle names it (1892)"),
      columns: columns("Where it stands"),
    }),
    {
      description: "Figures that stand in several columns; column 1 is answered by columns 5 to 16",
    },
  ),
  unique: columns("Columns with a figure of their own; 1 to 4 and 9 to 16 make a sikidy tokana"),
  testimonies: testimonies<Reasons>(),
  score: ScoreShape,
  leaning: verdict(
    term(LEANING, "58 and more, 46 to 57, less than 46"),
    phrase<{ byScore: { score: number } }>("The sum it follows from"),
    "How the tableau leans",
  ),
});
export type SikidyAnswer = Frozen<Static<typeof answer>>;
