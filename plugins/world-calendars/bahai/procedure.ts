import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { BahaiWords } from "./words/en.ts";

/** A day of the Badíʿ calendar, from a civil date or back to one. */
export const bahaiDay = defineProcedure({
  name: "bahai.day",
  tradition: "bahai",
  words: wordsIn<BahaiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/bahai.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the first new year by the equinox at Tehran",
      input: { date: "2015-03-21" },
      expect: { badi: { year: 172, month: 1, day: 1 }, holyDays: [{ id: "nawRuz" }] },
      source: "Bahá'í World Centre, Bahá'í Dates 172 to 221 B.E.",
    },
    {
      title: "the birth of the Báb in 2022, the day after the eighth new moon",
      input: { date: "2022-10-26" },
      expect: { badi: { year: 179 }, holyDays: [{ id: "birthOfBab" }] },
      source: "Bahá'í World Centre, Bahá'í Dates 172 to 221 B.E.: 26 and 27 October 2022",
    },
  ],
  references: [
    {
      title: "Message on the Badíʿ calendar",
      author: "Universal House of Justice",
      year: "2014",
      part: "10 July",
    },
    {
      title: "Calendrical Calculations",
      author: "E. M. Reingold, N. Dershowitz",
      year: "2018",
      part: "ch. 16",
    },
  ],
});
