import { defineProcedure, wordsIn } from "#sdk";
import { LAGNA_REFUSALS } from "../../core/birth_chart.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { LalKitabYearWords } from "./words/en.ts";

/** The teva of a year by the table of a hundred and twenty. */
export const lalKitabAnnualChart = defineProcedure({
  name: "lalKitab.annualChart",
  tradition: "lal-kitab",
  words: wordsIn<LalKitabYearWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/lal_kitab.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: LAGNA_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the first year",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
        age: 1,
      },
      expect: { year: 1, from: "1996-12-07", until: "1997-12-07" },
      source: "Lal Kitab (1952), first row: houses 1 to 12 go to 1 9 10 3 5 2 11 7 6 12 4 8",
    },
    {
      title: "the twenty-eighth year",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
        age: 28,
      },
      expect: { from: "2023-12-07" },
      source: "Lal Kitab (1952), row 28: 3 9 4 1 11 5 6 8 7 2 10 12",
    },
  ],
  references: [{ title: "Lal Kitab", author: "Roop Chand Joshi", year: "1952", part: "varshphal" }],
});
