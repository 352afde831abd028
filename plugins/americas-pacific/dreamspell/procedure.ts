import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { KinWords } from "./words/en.ts";

/** The kin of a date. */
export const dreamspellKin = defineProcedure({
  name: "dreamspell.kin",
  tradition: "dreamspell",
  words: wordsIn<KinWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/dreamspell.svg",
  needs: ["now"],
  reads: "moment",
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the first day of the first year",
      input: { date: "1987-07-26" },
      expect: {
        kin: { kin: 34, name: { text: "White Galactic Wizard" } },
        wavespell: { kin: 27 },
        oracle: {
          guide: { kin: 138 },
          analog: { kin: 125 },
          antipode: { kin: 164 },
          occult: { kin: 227 },
        },
        moon: 1,
        moonDay: 1,
      },
      source: "Dreamspell (1990): year of the White Galactic Wizard; two published calculators",
    },
    {
      title: "29 February stands outside the count",
      input: { date: "2024-02-29" },
      expect: { hunabKuDay: true, kin: null, precedingKin: 131, followingKin: 132 },
      source: "Dreamspell: 0.0 Hunab Ku; table of months and years",
    },
  ],
  references: [
    {
      title: "Dreamspell: The Journey of Timeship Earth 2013",
      author: "José Argüelles and Lloydine Burris",
      year: "1990",
    },
  ],
});
