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
import { TRIGRAM } from "../core/trigrams.ts";
import { FIGURE, LUCK, type FigureId, type Luck } from "./figures.ts";

/** The gist of a figure, and why it is held so. */
export type TokenPhrases = { gist: { figure: FigureId }; heldSo: { figure: FigureId; luck: Luck } };

const count = (description: string) => Type.Integer({ minimum: 0, maximum: 4, description });

export const answer = Type.Object({
  castBy: term(CAST_BY, "Who threw the tokens"),
  counts: Type.Object(
    {
      upper: count("Tokens 上 face up"),
      middle: count("Tokens 中 face up"),
      lower: count("Tokens 下 face up"),
    },
    { description: "Marked tokens that lie face up" },
  ),
  notation: Type.String({ description: "As the book writes it: 一上二中三下" }),
  figure: term(FIGURE, "The figure"),
  gist: phrase<Pick<TokenPhrases, "gist">>("What its verses say, told in this service's words"),
  trigram: Type.Union([term(TRIGRAM, "Its trigram"), Type.Null()], {
    description: "Trigram by whose side it goes; null where nothing lies face up",
  }),
  ways: Type.Integer({ description: "Ways in which it falls, of 4,096" }),
  verdict: verdict(
    term(LUCK, "How the figure is held"),
    phrase<Pick<TokenPhrases, "heldSo">>("Why"),
    "How the matter stands",
  ),
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionFigures: Type.Array(
    Type.Object({
      figure: term(FIGURE, "The figure of an option"),
      luck: term(LUCK, "How it is held"),
    }),
    { description: "A throw for each option; empty for tokens thrown by hand" },
  ),
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type TokenAnswer = Frozen<Static<typeof answer>>;
