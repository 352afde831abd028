import { defineProcedure, withSettings, wordsIn, byChance } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { TableauWords } from "./words/en.ts";

/** All 36 cards on the table, read from the person and from the card of the matter. */
export const lenormandGrandTableau = defineProcedure({
  name: "lenormand.grandTableau",
  tradition: "lenormand",
  words: wordsIn<TableauWords>(import.meta),
  kind: "draw",
  cost: 5,
  icon: "icons/tableau.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  work: () => import("./work.ts"),
  asks: withSettings(byChance, { person: 29 }),
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "the cards in the order of their numbers: each lies in its own house",
      input: {
        person: 29,
        layout: "9x4",
        cards: Array.from({ length: 36 }, (_, index) => index + 1),
      },
      expect: {
        person: { house: { id: "lady" }, guest: { id: "lady" }, place: 29 },
        corners: [{ id: "rider" }, { id: "bouquet" }, { id: "gentleman" }, { id: "cross" }],
        heart: [{ id: "fox" }, { id: "mice" }],
      },
      source:
        "The house of a place is the card of its number; rows of nine end at 9, 18, 27 and 36",
    },
  ],
  references: [
    { title: "Das Spiel der Hoffnung", author: "Johann Kaspar Hechtel", year: "1799" },
    {
      title: "Sheet sold with the cards, under the name of Philippe Lenormand",
      year: "c. 1846",
      part: "four rows of eight and one of four; near and far",
    },
  ],
});
