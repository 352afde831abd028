import {
  CAST_BY,
  phrase,
  ReplyShape,
  term,
  Type,
  UnderstoodShape,
  verdict,
  type Frozen,
  type Static,
} from "#sdk";
import { FIGURE, YUT_LUCK, type FigureId, type YutLuck } from "./figures.ts";
import { THROW } from "./terms.ts";

/** Why a figure is held so. */
export type YutPhrases = { heldSo: { figure: FigureId; luck: YutLuck } };

export const answer = Type.Object({
  castBy: term(CAST_BY, "Who threw the sticks"),
  throws: Type.Array(term(THROW, "A throw"), {
    minItems: 3,
    maxItems: 3,
    description: "The three throws in their order",
  }),
  figure: term(FIGURE, "The figure", ["gist"]),
  ways: Type.Integer({ description: "Ways in which it falls, of 4,096" }),
  verdict: verdict(
    term(YUT_LUCK, "How the figure is held"),
    phrase<YutPhrases>("Its image"),
    "How the matter stands",
  ),
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionFigures: Type.Array(term(FIGURE, "The figure of an option", ["gist"]), {
    description: "Three throws for each option; empty for sticks thrown by hand",
  }),
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type YutAnswer = Frozen<Static<typeof answer>>;
