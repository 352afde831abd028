import { byChance, defineProcedure, withSettings, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { EtteillaWords } from "./words/en.ts";

/** A stroke of Etteilla’s 78 cards, read by his keywords. */
export const etteillaDraw = defineProcedure({
  name: "etteilla.draw",
  tradition: "tarot",
  words: wordsIn<EtteillaWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/etteilla.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  work: () => import("./work.ts"),
  asks: withSettings(byChance, { spread: "three" }),
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "two aces and folly, by his numbers 35, 77 and 78",
      input: { spread: "three", cards: ["ace-of-wands", "ace-of-pentacles:reversed", "folly"] },
      expect: {
        cards: [
          { number: 35, keyword: "Naissance" },
          { number: 77, keyword: "Bourse d’argent" },
          { number: 78, keyword: "Folie" },
        ],
        companies: [{ rank: { id: "ace" }, count: 2, reversed: false }],
      },
      source: "Grand Etteilla (1788-91), keywords of 35, 77 and 78",
    },
  ],
  references: [
    {
      title: "Manière de se récréer avec le jeu de cartes nommées tarots",
      author: "Etteilla",
      year: "1783-85",
    },
    { title: "Grand Etteilla", year: "1788-91" },
    {
      title: "The Pictorial Key to the Tarot",
      author: "Arthur Edward Waite",
      year: "1910",
      part: "III: the recurrence of cards in the dealing",
    },
  ],
});
