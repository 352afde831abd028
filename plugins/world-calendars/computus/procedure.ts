import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { ComputusWords } from "./words/en.ts";

/** Easter of a year in both reckonings, every step, and the feasts that move with it. */
export const computusYear = defineProcedure({
  name: "computus.year",
  tradition: "christian-reckoning",
  words: wordsIn<ComputusWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/computus.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "2019, when the full moon of the tables lagged behind that of the sky",
      input: { year: 2019 },
      expect: {
        western: { easter: { date: "2019-04-21" }, epact: 24, sundayLetter: "F" },
        orthodox: { easter: { date: "2019-04-28" } },
        goldenNumber: 6,
        indiction: 12,
      },
      source: "US Naval Observatory, The Date of Easter; python-dateutil",
    },
    {
      title: "1943, the latest day there is",
      input: { year: 1943 },
      expect: { western: { easter: { date: "1943-04-25" } } },
      source: "US Naval Observatory: 25 April is the latest date, last in 1943",
    },
  ],
  references: [
    { title: "Romani calendarii restituti explicatio", author: "Christoph Clavius", year: "1603" },
    {
      title: "Calendrical Calculations",
      author: "E. M. Reingold, N. Dershowitz",
      year: "2018",
      part: "ch. 9",
    },
  ],
});
