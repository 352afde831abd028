import {
  CAST_BY,
  phrase,
  ReplyShape,
  term,
  Type,
  UnderstoodShape,
  type Frozen,
  type Static,
} from "#sdk";
import { FIGURE } from "../core/figures.ts";
import { TABLEAU } from "../core/report.ts";
import { HOUSE } from "../core/tableau.ts";
import { CONCERN, type Rules } from "./hidden.ts";

export const answer = Type.Object({
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  castBy: term(CAST_BY, "Who threw the dice"),
  houseAsked: Type.Union([Type.Integer({ minimum: 1, maximum: 12 }), Type.Null()], {
    description: "House of what the question is about; null where nothing was asked",
  }),
  dice: Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), {
    description: "8 dice, the upper string first; pass as `dice` to read the throw again",
  }),
  hiddenQuestion: Type.Object(
    {
      number: Type.Integer({
        minimum: 1,
        maximum: 16,
        description: "House of what the asker has in mind",
      }),
      house: term(HOUSE, "What that house stands for"),
      concern: term(CONCERN, "What the asker has in mind"),
      figure: term(FIGURE, "The figure that answers there"),
      fell: Type.Union([Type.Integer({ minimum: 1, maximum: 12 }), Type.Null()], {
        description: "House on which the points fell; null where they are not counted",
      }),
      sign: term(FIGURE, "The figure whose home the house is"),
      forAnother: Type.Union([Type.Boolean(), Type.Null()], {
        description: "Whether the asker speaks for another; null where the rule does not tell",
      }),
      rule: phrase<Rules>("How it was reached"),
    },
    { description: "The hidden question (zamir) by the chosen rule" },
  ),
  ...TABLEAU,
});
export type RamalAnswer = Frozen<Static<typeof answer>>;
