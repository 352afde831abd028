import {
  CAST_BY,
  LEANING,
  phrase,
  ReplyShape,
  term,
  Type,
  UnderstoodShape,
  verdict,
  type Frozen,
  type Static,
} from "#sdk";
import { OMEN, WORD, type Omen, type Word } from "./omens.ts";

/** What the book says of an omen. */
export type Phrases = { called: { omen: Omen; word: Word } };

export const answer = Type.Object({
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionOmens: Type.Array(term(OMEN, "The omen", ["about"]), {
    description: "An omen for each option of the reply; empty for throws made by hand",
  }),
  castBy: term(CAST_BY, "Who made the throws"),
  throws: Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), {
    minItems: 3,
    maxItems: 3,
    description: "The three throws in their order",
  }),
  number: Type.Integer({ minimum: 1, maximum: 65, description: "Number of the omen in the book" }),
  omen: term(OMEN, "The omen", ["about"]),
  twin: Type.Union([term(OMEN, "The omen that shares the throw", ["about"]), Type.Null()], {
    description: "The omen that shares the throw; null where none does",
  }),
  word: term(WORD, "What the book calls it"),
  leaning: verdict(
    term(LEANING, "How the omen leans"),
    phrase<Phrases>("What it follows from"),
    "How it leans",
  ),
  score: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "By the word of the book: very bad 10, bad 26, middling 50, good 74, very good 90",
  }),
});
export type IrkBitigAnswer = Frozen<Static<typeof answer>>;
