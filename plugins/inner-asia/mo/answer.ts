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
  type Leaning,
  type Static,
} from "#sdk";
import { ANSWER, HEADING, SYLLABLE, type AnswerId, type Heading } from "./dice.ts";

/** What is said of an answer beside its names. */
export type Phrases = { underHeading: { answer: AnswerId; heading: Heading; leaning: Leaning } };

export const answer = Type.Object({
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionAnswers: Type.Array(term(ANSWER, "The answer", ["about"]), {
    description: "An answer for each option of the reply; empty for throws made by hand",
  }),
  castBy: term(CAST_BY, "Who made the throws"),
  throws: Type.Array(term(SYLLABLE, "A syllable", ["stands"]), {
    minItems: 2,
    maxItems: 2,
    description: "The two throws in their order",
  }),
  number: Type.Integer({ minimum: 1, maximum: 36, description: "Number of the answer" }),
  answer: term(ANSWER, "The answer", ["about"]),
  heading: term(HEADING, "The heading that the question is read under"),
  headings: Type.Array(
    Type.Object({
      heading: term(HEADING, "The heading"),
      leaning: term(LEANING, "How the answer leans under it"),
    }),
    { description: "All headings of the book" },
  ),
  leaning: verdict(
    term(LEANING, "How the answer leans for the question"),
    phrase<Phrases>("What it follows from"),
    "How it leans",
  ),
  score: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "Two parts of the heading asked about, one part of all headings",
  }),
});
export type MoAnswer = Frozen<Static<typeof answer>>;
