import { defineProcedure, oneOf, Question, InputError, TextShape, Type, type Static } from "#old";
import { writeBrief } from "./brief.ts";
import { countFlips, FLIP_COUNTS, flipCoin, oddsOfYes, type Side } from "./flips.ts";
import { ANSWER_NAMES, BAND_NAMES } from "./names.ts";
import { drawPicture } from "./picture.ts";
import { output, type CoinAnswer } from "./shapes.ts";
import { BANDS, COIN_TEXTS, DOMAINS } from "./texts.ts";

const input = Type.Object({
  question: Question,
  domain: Type.Optional(oneOf(DOMAINS, "Side of life the question belongs to; default general")),
  weight: Type.Optional(
    Type.Number({
      minimum: 0.05,
      maximum: 0.95,
      description: "Probability of yes in one flip; default 0.5, an even coin",
    }),
  ),
  flips: Type.Optional(
    Type.Union(
      FLIP_COUNTS.map((count) => Type.Literal(count)),
      { description: "1, 3, 5, 7 or 9 flips, of which the majority answers; default 1" },
    ),
  ),
  sequence: Type.Optional(
    Type.Array(oneOf(["heads", "tails"], "A side; heads speak for yes"), {
      minItems: 1,
      maxItems: 9,
      description: "Flips made by hand, an odd number; chance then has no part",
    }),
  ),
});

/** One question, one coin, and a text for its side of life. */
export const coinFlip = defineProcedure({
  name: "coinFlip.flip",
  tradition: "coins-and-dice",
  title: { en: "Coin flip", zhHant: "擲銅板" },
  summary: {
    en: "Weighted yes or no with seven domain interpretations",
    zhHant: "可調機率的是否之占，附七類情境解讀",
  },
  kind: "draw",
  cost: 2,
  icon: "icons/coin.svg",
  needs: ["random"],
  input,
  output,
  options: { domains: [...DOMAINS], bands: [...BANDS] },
  run: (given, { random }): CoinAnswer => {
    const { question, domain = "general", weight = 0.5 } = given;
    const count = given.flips ?? given.sequence?.length ?? 1;
    const toss = countFlips(readSequence(given) ?? flipCoin(random, count, weight));
    return {
      question: question ?? null,
      source: given.sequence ? "caller" : "chance",
      answer: toss.answer,
      answerName: ANSWER_NAMES[toss.answer],
      sequence: [...toss.sequence],
      heads: toss.heads,
      tails: toss.tails,
      margin: toss.margin,
      band: toss.band,
      bandName: BAND_NAMES[toss.band],
      weight,
      oddsOfYes: oddsOfYes(count, weight),
      domain,
      domainText: COIN_TEXTS[domain][toss.answer][toss.band],
    };
  },
  brief: writeBrief,
  picture: drawPicture,
  examples: [
    {
      title: "two of three by hand",
      input: { sequence: ["heads", "tails", "heads"], domain: "travel" },
      expect: { answer: "yes", heads: 2, tails: 1, margin: 0.333, band: "narrow", oddsOfYes: 0.5 },
      source: "Majority of three; an even coin answers yes half of the time whatever the number",
    },
    {
      title: "the best of three with a coin of three to one",
      input: { flips: 3, weight: 0.75, seed: "example" },
      expect: { weight: 0.75, oddsOfYes: 0.84375 },
      source: "Binomial odds: 3 × 0.75² × 0.25 + 0.75³ = 27/32",
    },
  ],
  references: [
    {
      title: "Saturnalia",
      author: "Macrobius",
      part: "I.7.22: boys throw coins and call heads or ships",
    },
  ],
});

function readSequence({ sequence, flips }: Static<typeof input>): readonly Side[] | undefined {
  if (!sequence) return undefined;
  if (flips !== undefined && flips !== sequence.length) {
    const message = `The sequence has ${sequence.length} flips, but flips says ${flips}`;
    throw new InputError([{ path: "flips", message, nearest: sequence.length }]);
  }
  if (sequence.length % 2 === 0) {
    const message = `${sequence.length} flips can end even: give an odd number`;
    throw new InputError([{ path: "sequence", message }]);
  }
  return sequence;
}
