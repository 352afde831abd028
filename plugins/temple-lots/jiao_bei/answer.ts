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
import { THROW, type Throw } from "../draw/blocks.ts";
import { OUTCOME, RULE, type Rule } from "./rules.ts";

/** Why the blocks came to their answer. */
export type BlockPhrases = {
  inARow: { count: number; rule: Rule };
  refusedBy: { count: number };
  noAnswer: { count: number; last: Throw };
};
export type BlockIssues = { "too-few-throws": { throws: number } };

const chance = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });

export const answer = Type.Object({
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  castBy: term(CAST_BY, "Who threw the blocks"),
  rule: term(RULE, "What makes a yes"),
  throws: Type.Array(term(THROW, "A throw", ["means"]), {
    minItems: 1,
    maxItems: 9,
    description: "The throws in their order, up to the one that answered",
  }),
  most: Type.Integer({ minimum: 1, maximum: 9, description: "Throws that could have been made" }),
  verdict: verdict(
    term(OUTCOME, "What the blocks came to"),
    phrase<BlockPhrases>("Why"),
    "What the blocks say",
  ),
  odds: Type.Object(
    {
      granted: chance("Chance of a yes before the first throw"),
      refused: chance("Chance of a no"),
      unclear: chance("Chance of no answer"),
    },
    { description: "Odds with fair blocks: 1/2 sacred, 1/4 laughing, 1/4 refusing" },
  ),
  optionThrows: Type.Array(
    Type.Object({
      throws: Type.Array(term(THROW, "A throw"), { description: "Three throws" }),
      sacred: Type.Integer({ minimum: 0, maximum: 3, description: "Sacred throws among them" }),
    }),
    { description: "Three throws for each option; empty for throws made by hand" },
  ),
});
export type BlocksAnswer = Frozen<Static<typeof answer>>;
