import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { ReformWords } from "./words/en.ts";

/** A day in calendars that were proposed and never adopted. */
export const reformCalendarConvert = defineProcedure({
  name: "reformCalendar.convert",
  tradition: "chronology",
  words: wordsIn<ReformWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/reform.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a Saturday of 1857 by Comte's own calendar",
      input: { date: "1857-09-05", scheme: "positivist" },
      expect: { calendars: [{ year: 69, month: 9, day: 24, monthName: "Gutenberg" }] },
      source: "The positivists keep it on 24 Gutenberg 69",
    },
    {
      title: "Leap Day of the International Fixed Calendar",
      input: { date: "2024-06-17", scheme: "internationalFixed" },
      expect: { calendars: [{ extra: { id: "leapDay" }, weekday: null }] },
      source: "Cotsworth, The Rational Almanac: the day after 28 June in leap years",
    },
  ],
  references: [
    { title: "Calendrier positiviste", author: "Auguste Comte", year: "1849" },
    { title: "The Rational Almanac", author: "Moses B. Cotsworth", year: "1902" },
    { title: "The World Calendar", author: "Elisabeth Achelis", year: "1937" },
  ],
});
