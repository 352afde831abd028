import { byChance, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { KeyWords } from "./words/en.ts";

/** The five operations of the Golden Dawn about a significator. */
export const tarotOpeningOfTheKey = defineProcedure({
  name: "tarot.openingOfTheKey",
  tradition: "tarot",
  words: wordsIn<KeyWords>(import.meta),
  kind: "draw",
  cost: 5,
  icon: "icons/opening.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  work: () => import("./work.ts"),
  asks: byChance,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "five operations about the Queen of Cups",
      input: { significator: "queen-of-cups", seed: "example" },
      expect: {
        significator: { card: { id: "queen-of-cups" }, chosen: true },
        castBy: { id: "chance" },
      },
      source: "The Equinox I.8 (1912): YHVH, houses, signs, the ring of 36, the tree",
    },
  ],
  references: [
    {
      title: "A Description of the Cards of the Tarot (Book T)",
      author: "Golden Dawn",
      year: "1912",
      part: "The Equinox I.8: of the operations",
    },
  ],
});
