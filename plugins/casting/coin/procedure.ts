import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { AGREEMENT, DOMAIN } from "./flips.ts";
import { input } from "./input.ts";
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
  work: () => import("./work.ts"),
  pictured: true,
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
