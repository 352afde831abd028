import { byBirthDay, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { AztecWords } from "./words/en.ts";

/** A day of the Aztec count with its gods and its fortune. */
export const aztecTonalpohualliDay = defineProcedure({
  name: "aztec.tonalpohualli",
  tradition: "aztec",
  words: wordsIn<AztecWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/aztec.svg",
  needs: ["now"],
  reads: "moment",
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirthDay,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "the fall of Tenochtitlan",
      input: { date: "1521-08-13", calendar: "julian" },
      expect: {
        day: { number: 1, day: { id: "coatl", roman: "Coatl" } },
        xihuitl: { month: 11, name: "Xocotlhuetzi", day: 2 },
        year: { text: "3 Calli" },
      },
      source: "Correlation of A. Caso (1967), as the code of Calendrical Calculations has it",
    },
    {
      title: "a day of our time",
      input: { date: "2012-12-21" },
      expect: { day: { text: "4 Xochitl" }, trecena: { text: "1 Ollin" } },
      source: "Code of Calendrical Calculations (4th ed.) and an independent count from 1521",
    },
  ],
  references: [
    {
      title: "Historia general de las cosas de Nueva España",
      author: "Bernardino de Sahagún",
      year: "1577",
      part: "book IV",
    },
    {
      title: "Mexican Archaeology",
      author: "Thomas Athol Joyce",
      year: "1914",
      part: "pp. 60-63",
    },
    { title: "Codex Borbonicus", part: "plates 3-20" },
    { title: "Los calendarios prehispánicos", author: "Alfonso Caso", year: "1967" },
    {
      title: "The Gods of Mexico",
      author: "Lewis Spence",
      year: "1923",
      part: "tables of the tonalamatl after Seler",
    },
  ],
});
