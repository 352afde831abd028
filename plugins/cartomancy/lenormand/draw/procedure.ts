import { byChance, defineProcedure, withSettings, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { DrawWords } from "./words/en.ts";

/** Three, five or nine of the 36 cards, read in pairs. */
export const lenormandDraw = defineProcedure({
  name: "lenormand.draw",
  tradition: "lenormand",
  words: wordsIn<DrawWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/lenormand.svg",
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
      title: "three cards laid by the caller: Sun, Clouds, Key",
      input: { spread: "three", cards: [31, 6, 33] },
      expect: {
        castBy: { id: "caller" },
        cards: [
          { card: { id: "sun" }, playingCard: "A-of-diamonds", polarity: 2 },
          { card: { id: "clouds" }, playingCard: "K-of-clubs", polarity: -2 },
          { card: { id: "key" }, playingCard: "8-of-diamonds", polarity: 2 },
        ],
      },
      source:
        "J. K. Hechtel, Das Spiel der Hoffnung (1799): playing cards; sheet of c. 1846: good and ill",
    },
  ],
  references: [
    { title: "Das Spiel der Hoffnung", author: "Johann Kaspar Hechtel", year: "1799" },
    { title: "Sheet sold with the cards, under the name of Philippe Lenormand", year: "c. 1846" },
  ],
});
