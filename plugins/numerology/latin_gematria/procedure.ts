import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { GematriaWords } from "./words/en.ts";

/** The number of a text in Latin letters by several keys. */
export const latinGematriaCalculate = defineProcedure({
  name: "latinGematria.calculate",
  tradition: "latin-letters",
  words: wordsIn<GematriaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/latin_gematria.svg",
  input,
  output: answer,
  refusals: ["no-latin-letters"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a famous slander of the Reformation",
      input: { text: "MARTIN LVTERA", keys: ["bungus"] },
      expect: { keys: [{ total: 666, triangle: 36 }] },
      source: "P. Bungus, Numerorum mysteria (1599): Martin Lutera makes 666",
    },
    {
      title: "the first line of the alphabet",
      input: { text: "abc", keys: ["ordinal", "trigonal", "reverse"] },
      expect: { keys: [{ total: 6 }, { total: 10 }, { total: 75 }] },
      source: "1 + 2 + 3; 1 + 3 + 6; 26 + 25 + 24",
    },
  ],
  references: [
    {
      title: "De occulta philosophia",
      author: "Heinrich Cornelius Agrippa",
      year: "1533",
      part: "II.20",
    },
    { title: "Numerorum mysteria", author: "Petrus Bungus", year: "1599" },
  ],
});
