import { byChance, defineProcedure, withSettings, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { PlayingWords } from "./words/en.ts";

/** A spread of 32 or 52 playing cards. */
export const playingCardsDraw = defineProcedure({
  name: "playingCards.draw",
  tradition: "playing-cards",
  words: wordsIn<PlayingWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/playing_cards.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  work: () => import("./work.ts"),
  asks: withSettings(byChance, { deck: "32", spread: "three" }),
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "the wish card between two aces",
      input: {
        deck: "32",
        spread: "three",
        cards: ["A-of-spades:reversed", "9-of-hearts", "A-of-hearts"],
      },
      expect: {
        cards: [{ reversed: true, polarity: -2 }, { polarity: 2 }, { polarity: 1 }],
        companies: [{ rank: { id: "A" }, count: 2, reversed: 1 }],
      },
      source: "P. R. S. Foli, Fortune-Telling by Cards (1904): nine of hearts the wish card",
    },
    {
      title: "a surprise of two, and three packs of ten",
      input: { deck: "32", spread: "pastPresentFuture", seed: "example" },
      expect: { deck: 32, castBy: { id: "chance" } },
      source: "P. R. S. Foli (1904), ch. V",
    },
  ],
  references: [
    { title: "Fortune-Telling by Cards", author: "P. R. S. Foli", year: "1904" },
    { title: "The Book of Days", author: "Robert Chambers", year: "1864" },
  ],
});
