import { byChance, defineProcedure, withSettings, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { SibillaWords } from "./words/en.ts";

/** A line of three or five, or the cross of fifteen, of the 52 cards of the Vera Sibilla. */
export const sibillaDraw = defineProcedure({
  name: "sibilla.draw",
  tradition: "sibilla",
  words: wordsIn<SibillaWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/sibilla.svg",
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
      title: "a letter between the merchant and a surprise",
      input: { spread: "three", cards: ["merchant", "letter", "surprise:reversed"] },
      expect: {
        castBy: { id: "caller" },
        cards: [
          { card: { id: "merchant", native: "Mercante" }, suit: "diamonds", rank: "K" },
          { card: { id: "letter", native: "Lettera" }, suit: "diamonds", rank: "2" },
          { card: { id: "surprise", native: "Consolante sorpresa" }, suit: "clubs", rank: "6" },
        ],
      },
      source: "La Vera Sibilla (Milan, c. 1890): titles with their playing cards",
    },
    {
      title: "a cross with the enemy, the friend and the house among its fifteen",
      input: {
        spread: "cross",
        cards: [
          ...["love", "misfortune", "oldLady:reversed"],
          ...["fidelity", "constancy", "surprise"],
          ...["farewell", "consolation", "gladness"],
          ...["rival", "thief", "marriage:reversed"],
          ...["conversation", "hope", "melancholy"],
        ],
      },
      expect: { leadingSuit: "hearts", people: [{ id: "rival" }] },
      source:
        "A worked cross of a teacher of the deck: five packs of three, the matter in the middle, above the rival on the mind",
    },
  ],
  references: [{ title: "La Vera Sibilla", year: "c. 1890", part: "Milan, 52 cards" }],
});
