/** The declared answer of `coinFlip.flip`. */
import { oneOf, TextShape, Type, type Static } from "#old";
import { ANSWERS, BANDS, DOMAINS } from "./texts.ts";

export const output = Type.Object({
  question: Type.Union([Type.String(), Type.Null()], { description: "As asked" }),
  source: oneOf(["chance", "caller"], "Who flipped the coin"),
  answer: oneOf(ANSWERS, "Yes where heads win"),
  answerName: TextShape,
  sequence: Type.Array(oneOf(["heads", "tails"], "A side")),
  heads: Type.Integer({ minimum: 0, maximum: 9 }),
  tails: Type.Integer({ minimum: 0, maximum: 9 }),
  margin: Type.Number({ description: "|heads - tails| ÷ flips, three places" }),
  band: oneOf(BANDS, "firm: all alike; clear: margin of 0.6 or more; narrow: less"),
  bandName: TextShape,
  weight: Type.Number({ description: "Probability of yes in one flip that was used" }),
  oddsOfYes: Type.Number({
    description: "Chance of yes over all flips before the first, six places",
  }),
  domain: oneOf(DOMAINS, "Side of life"),
  domainText: TextShape,
});

/** What `run` returns and the brief and the picture read. */
export type CoinAnswer = Static<typeof output>;
