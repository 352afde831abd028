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
import {
  AGREEMENT,
  ANSWER,
  DOMAIN,
  SIDE,
  type Agreement,
  type Answer,
  type Domain,
} from "./flips.ts";

/** One text for every domain, answer and band. */
export type CoinTexts = Readonly<
  Record<Domain, Readonly<Record<Answer, Readonly<Record<Agreement, string>>>>>
>;

/** What is said of a toss beside the names of things. */
export type Phrases = { counsel: { domain: Domain; answer: Answer; band: Agreement } };

export const answer = Type.Object({
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  castBy: term(CAST_BY, "Who flipped the coin"),
  answer: term(ANSWER, "Yes where heads win"),
  sequence: Type.Array(term(SIDE, "A side"), { description: "The flips in their order" }),
  heads: Type.Integer({ minimum: 0, maximum: 9, description: "Flips that fell heads" }),
  tails: Type.Integer({ minimum: 0, maximum: 9, description: "Flips that fell tails" }),
  margin: Type.Number({ description: "|heads - tails| ÷ flips, three places" }),
  band: term(AGREEMENT, "firm: all alike; clear: margin of 0.6 or more; narrow: less"),
  weight: Type.Number({ description: "Probability of yes in one flip that was used" }),
  oddsOfYes: Type.Number({
    description: "Chance of yes over all flips before the first, six places",
  }),
  domain: term(DOMAIN, "Side of life the question belongs to"),
  counsel: phrase<Phrases>("The reading of the answer for that side of life"),
});
export type CoinAnswer = Frozen<Static<typeof answer>>;
