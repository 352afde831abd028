import {
  CAST_BY,
  LEANING,
  original,
  ReplyShape,
  term,
  Type,
  UnderstoodShape,
  type Frozen,
  type Static,
} from "#sdk";
import { KANDA } from "./verses.ts";

/** The sense of a verse in our words. */
export type Phrases = { sense: { verse: number } };

const cell = (description: string) => Type.Integer({ minimum: 1, maximum: 225, description });
const side = (description: string) => Type.Integer({ minimum: 1, maximum: 15, description });
const number = Type.Integer({ minimum: 1, maximum: 9, description: "Which of the nine verses" });

export const answer = Type.Object({
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  castBy: term(CAST_BY, "Who chose the square"),
  cell: cell("The square, in rows from the top left"),
  row: side("Row from the top"),
  column: side("Column from the left"),
  letter: Type.String({ description: "What is written in it" }),
  squares: Type.Array(cell("A square"), {
    minItems: 25,
    maxItems: 25,
    description: "Every ninth square from it on, back to the beginning after the end",
  }),
  number,
  verse: original<Phrases>("The verse of Tulsidas, with its sense in our words"),
  kanda: term(KANDA, "The book it comes from"),
  speaks: term(LEANING, "What tradition takes it to say of a question"),
  options: Type.Array(Type.Object({ cell: cell("Its square"), number }), {
    description: "A square for each option; empty where nothing is chosen among",
  }),
});
export type ShalakaAnswer = Frozen<Static<typeof answer>>;
