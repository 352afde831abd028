import { defineProcedure, wordsIn } from "#sdk";
import { COUNTRIES, COUNTRY_IDS } from "./adoption.ts";
import { answer } from "./answer.ts";
import { describeDate } from "./date_text.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ConvertWords } from "./words/en.ts";

/** The bridge between the two calendars of Christian Europe, the number of the year included. */
export const oldStyleConvert = defineProcedure({
  name: "oldStyle.convert",
  tradition: "christian-reckoning",
  words: wordsIn<ConvertWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/old_style.svg",
  conventions: CONVENTIONS,
  input,
  output: answer,
  options: {
    countries: COUNTRY_IDS.map((id) => ({
      id,
      lastOldStyle: describeDate(COUNTRIES[id].lastJulian).date,
      firstNewStyle: describeDate(COUNTRIES[id].firstGregorian).date,
    })),
  },
  work: () => import("./work.ts"),
  examples: [
    {
      title: "the birthday of George Washington",
      input: { direction: "oldToNew", date: "1731/2-02-11", country: "britishColonies" },
      expect: { gregorian: { date: "1732-02-22" }, doubleDated: { text: "11 February 1731/2" } },
      source: "Washington family Bible: 11 February 1731/2; kept on 22 February",
    },
    {
      title: "the October Revolution",
      input: { direction: "oldToNew", date: "1917-10-25", country: "russia" },
      expect: { gregorian: { date: "1917-11-07" }, differenceDays: 13 },
      source: "Soviet holiday of 7 November",
    },
    {
      title: "Isaac Newton, born on Christmas Day",
      input: { direction: "newToOld", date: "1643-01-04" },
      expect: { julian: { date: "1642-12-25" }, doubleDated: { text: "25 December 1642" } },
      source: "Dictionary of National Biography: 25 December 1642, Old Style",
    },
    {
      title: "the execution of Charles I, dated by the legal year",
      input: { direction: "oldToNew", date: "1648-01-30", yearStart: "ladyDay" },
      expect: { gregorian: { date: "1649-02-09" }, doubleDated: { text: "30 January 1648/9" } },
      source: "Journal of the House of Commons, 30 January 1648",
    },
  ],
  references: [
    {
      title: "Calendar (New Style) Act 1750",
      author: "Parliament of Great Britain",
      year: "1751",
      part: "24 Geo. II c. 23",
    },
    {
      title: "Cronologia, cronografia e calendario perpetuo",
      author: "A. Cappelli",
      year: "1906",
    },
    {
      title: "Explanatory Supplement to the Astronomical Ephemeris",
      year: "1961",
      part: "14 B, dates of adoption",
    },
  ],
});
