import { byChance, defineProcedure, withSettings, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { LAYOUT, PLACES, TABLES } from "./spreads.ts";
import type { RunesWords } from "./words/en.ts";

/** A handful of the elder futhark, each rune read in its place. */
export const runesCast = defineProcedure({
  name: "runes.cast",
  tradition: "norse",
  words: wordsIn<RunesWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/runes.svg",
  needs: ["random"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["lifespan"],
  options: {
    spreads: LAYOUT.ids.map((id) => ({ id, runes: PLACES[id].length })),
    tables: TABLES,
  },
  work: () => import("./work.ts"),
  asks: withSettings(byChance, { spread: "three" }),
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "three runes laid by the caller",
      input: { spread: "three", runes: ["fehu", "isa", "tiwaz:merkstave"] },
      expect: {
        runes: [
          { number: 1, letter: "F", aett: { id: "freyr" }, merkstave: false },
          { number: 11, letter: "I", aett: { id: "heimdall" }, reversible: false },
          { number: 17, letter: "T", aett: { id: "tyr" }, merkstave: true },
        ],
        aettTally: { freyr: 1, heimdall: 1, tyr: 1, merkstave: 1 },
      },
      source:
        "Kylver stone: f first, i eleventh, t seventeenth; three eights of the Vadstena bracteate",
    },
    {
      title: "the row of the Vadstena bracteate ends with Dagaz",
      input: { spread: "single", runes: ["dagaz"], order: "dagazLast" },
      expect: { runes: [{ rune: { id: "dagaz" }, number: 24 }] },
      source: "Vadstena bracteate; Old English rune poem, where Dæg follows Eþel (Dickins, 1915)",
    },
  ],
  references: [
    {
      title: "Runic and Heroic Poems of the Old Teutonic Peoples",
      author: "Bruce Dickins",
      year: "1915",
    },
    {
      title: "Primitive Norse inscriptions (runor.se)",
      part: "rows of the Kylver stone and of the Vadstena and Grumpan bracteates",
    },
  ],
});
