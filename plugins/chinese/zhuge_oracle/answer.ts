import {
  phrase,
  ReplyShape,
  term,
  Type,
  UnderstoodShape,
  verdict,
  type Frozen,
  type Static,
} from "#sdk";
import { TRIGRAM } from "../core/trigrams.ts";
import { LUCK, type Luck, VERSES } from "./verses.ts";

/** The gist of a verse, and how it is held. */
export type OraclePhrases = { gist: { verse: number }; heldSo: { verse: number; luck: Luck } };

export const answer = Type.Object({
  text: Type.String({ description: "The three characters, as they were written" }),
  counted: Type.String({ description: "The traditional forms that were counted" }),
  characters: Type.Array(
    Type.Object(
      {
        character: Type.String({ description: "As it was written" }),
        form: Type.String({ description: "The form that was counted" }),
        strokes: Type.Integer({ minimum: 1, description: "Its strokes" }),
        digit: Type.Integer({ minimum: 0, maximum: 9, description: "Last digit of them" }),
      },
      { description: "A character" },
    ),
    { description: "Hundreds, tens and units" },
  ),
  written: Type.String({ pattern: "^[0-9]{3}$", description: "The three digits: 947" }),
  takenOff: Type.Integer({
    minimum: 0,
    maximum: 2,
    description: "How many times 384 is taken off",
  }),
  verse: Type.Integer({ minimum: 1, maximum: VERSES, description: "Number of the verse" }),
  continues: Type.Array(Type.Integer({ minimum: 385, description: "A place" }), {
    description:
      "Places of its second, third and fourth character in the book's table; each further one lies 384 on",
  }),
  gist: phrase<Pick<OraclePhrases, "gist">>("What the verse says, told in this service's words"),
  trigram: term(TRIGRAM, "Trigram of all the strokes, counted by eights"),
  verdict: verdict(
    term(LUCK, "How the verse is held"),
    phrase<Pick<OraclePhrases, "heldSo">>("Why"),
    "How the matter stands",
  ),
  asked: UnderstoodShape,
  reply: ReplyShape,
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type OracleAnswer = Frozen<Static<typeof answer>>;
