import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { MyanmarWords } from "./words/en.ts";

/** A day of the Burmese calendar, from a civil date or back to one. */
export const myanmarCalendarConvert = defineProcedure({
  name: "myanmarCalendar.convert",
  tradition: "burmese",
  words: wordsIn<MyanmarWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/myanmar.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the day of independence",
      input: { date: "1948-01-04" },
      expect: {
        myanmar: { year: 1309, month: 10, day: 24 },
        phase: { id: "waning" },
        dayOfHalf: 9,
        sasanaYear: 2491,
      },
      source: "mmcal: 4 January 1948 is the ninth of waning Pyatho, 1309; Sasana 2491",
    },
    {
      title: "the full Moon of Thadingyut in a big watat year, back to the civil day",
      input: { myanmar: { year: 1385, month: 7, day: 15 } },
      expect: {
        civil: { date: "2023-10-29" },
        feasts: [{ id: "thadingyutFull" }],
        year: { kind: { id: "bigWatat" }, days: 385 },
      },
      source:
        "Holidays of Myanmar, 2023: full Moon of Thadingyut on 29 October; mmcal: 1385 big watat",
    },
  ],
  references: [
    {
      title: "Algorithm, Program and Calculation of Myanmar Calendar",
      author: "Yan Naing Aye",
      year: "2013",
    },
    { title: "The Burmese and Arakanese Calendars", author: "A. M. B. Irwin", year: "1909" },
  ],
});
