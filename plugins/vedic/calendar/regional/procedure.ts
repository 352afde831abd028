import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input, REFUSALS } from "./input.ts";
import type { RegionalWords } from "./words/en.ts";

/** A civil date in a solar calendar of India, Bangladesh or Nepal, and back. */
export const hinduCalendarRegional = defineProcedure({
  name: "hinduCalendar.regional",
  tradition: "hindu-calendar",
  words: wordsIn<RegionalWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/panchanga.svg",
  conventions: CONVENTIONS,
  refusals: REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the Tamil new year of Krodhi",
      input: { calendar: "tamil", date: "2024-04-14" },
      expect: { native: { year: 1946, month: 1, day: 1 }, yearName: { id: "krodhin" } },
      source: "Published: Puthandu on 14 April 2024, the year Krodhi",
    },
    {
      title: "the first of Chingam 1200 of the Kollam era",
      input: { calendar: "malayalam", native: { year: 1200, month: 1, day: 1 } },
      expect: { date: "2024-08-17" },
      source: "Published: Malayalam new year on 17 August 2024",
    },
    {
      title: "the day of the language martyrs in Bangladesh",
      input: { calendar: "bangla-academy", date: "2024-02-21" },
      expect: { native: { year: 1430, month: 11, day: 8 } },
      source: "Bangla Academy, reform of 2019: 21 February is always 8 Falgun",
    },
    {
      title: "the new year of 2082 in Nepal",
      input: { calendar: "bikram", native: { year: 2082, month: 1, day: 1 } },
      expect: { date: "2025-04-14" },
      source: "Published: Nepali new year 2082 on 14 April 2025",
    },
  ],
  references: [
    { title: "Report of the Calendar Reform Committee", year: "1955" },
    {
      title: "The Indian Calendar",
      author: "R. Sewell and S. B. Dikshit",
      year: "1896",
      part: "§§ 28, 69-71",
    },
    { title: "Reform of the Bengali calendar", author: "Bangla Academy", year: "2019" },
    { title: "Month table", author: "Nepal Panchanga Nirnayak Samiti" },
  ],
});
