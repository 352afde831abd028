import {
  defineProcedure,
  InputError,
  requireAnswerable,
  understand,
  wordsIn,
  type Static,
} from "#sdk";
import { answer, type CoinAnswer } from "./answer.ts";
import {
  AGREEMENT,
  countFlips,
  DOMAIN,
  DOMAIN_OF,
  flipCoin,
  oddsOfYes,
  type Side,
} from "./flips.ts";
import { input } from "./input.ts";
import { drawCoins } from "./picture.ts";
import { replyOf } from "./reply.ts";
import type { CoinWords } from "./words/en.ts";

/** One question, one coin, and a text for its side of life. */
export const coinFlip = defineProcedure({
  name: "coinFlip.flip",
  tradition: "coins-and-dice",
  words: wordsIn<CoinWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/coin.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  options: { domains: DOMAIN.ids, bands: AGREEMENT.ids },
  run(given, { random }): CoinAnswer {
    const { question, weight = 0.5 } = given;
    requireAnswerable(question);
    const asked = understand(question, given);
    const domain = given.domain ?? DOMAIN_OF[asked.matter] ?? "general";
    const count = given.flips ?? given.sequence?.length ?? 1;
    const toss = countFlips(readSequence(given) ?? flipCoin(random, count, weight));
    return {
      question: question ?? null,
      asked,
      reply: replyOf(asked, toss, given.sequence ? undefined : random),
      castBy: given.sequence ? "caller" : "chance",
      ...toss,
      weight,
      oddsOfYes: oddsOfYes(count, weight),
      domain,
      counsel: { code: "counsel", with: { domain, answer: toss.answer, band: toss.band } },
    };
  },
  picture: drawCoins,
  examples: [
    {
      title: "two of three by hand",
      input: { sequence: ["heads", "tails", "heads"], domain: "travel" },
      expect: {
        answer: { id: "yes" },
        heads: 2,
        tails: 1,
        margin: 0.333,
        band: { id: "narrow" },
        oddsOfYes: 0.5,
      },
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
  const count = sequence.length;
  if (flips !== undefined && flips !== count) {
    const params = { count, flips };
    throw new InputError([{ path: "flips", code: "other-count", with: params, nearest: count }]);
  }
  if (count % 2 === 0) {
    throw new InputError([{ path: "sequence", code: "even-count", with: { count } }]);
  }
  return sequence;
}
