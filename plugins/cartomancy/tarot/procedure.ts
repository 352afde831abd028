import { byChance, defineProcedure, withSettings, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { LAYOUTS, TABLES } from "./layouts.ts";
import type { TarotWords } from "./words/en.ts";

/** A spread of the 78 cards, each read in its place. */
export const tarotDraw = defineProcedure({
  name: "tarot.draw",
  tradition: "tarot",
  words: wordsIn<TarotWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/tarot.svg",
  needs: ["random"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["lifespan"],
  options: {
    spreads: LAYOUTS.map(({ id, places }) => ({ id, cards: places.length })),
    tables: TABLES,
  },
  work: () => import("./work.ts"),
  asks: withSettings(byChance, { spread: "three" }),
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "three cards laid by the caller",
      input: { spread: "three", cards: ["the-fool", "two-of-cups:reversed", "the-sun"] },
      expect: {
        castBy: { id: "caller" },
        cards: [
          { index: 0, card: { id: "the-fool" }, reversed: false },
          { index: 37, card: { id: "two-of-cups" }, reversed: true, element: { id: "water" } },
          { index: 19, card: { id: "the-sun" }, reversed: false },
        ],
        tallies: { majors: 2, reversed: 1 },
      },
      source:
        "A. E. Waite, The Pictorial Key to the Tarot (1910): 22 trumps, four suits of fourteen",
    },
    {
      title: "ten different cards in the places of the Celtic Cross",
      input: { spread: "celticCross", seed: "example" },
      expect: { layout: { id: "celticCross" }, castBy: { id: "chance" } },
      source: "A. E. Waite, The Pictorial Key to the Tarot (1910), III § 7",
    },
  ],
  references: [
    {
      title: "The Pictorial Key to the Tarot",
      author: "Arthur Edward Waite",
      year: "1910",
      part: "III, The Outer Method of the Oracles, § 7",
    },
    {
      title: "A Description of the Cards of the Tarot (Book T)",
      author: "Golden Dawn",
      year: "1912",
      part: "The Equinox I.8: decans and elemental dignities",
    },
  ],
});
