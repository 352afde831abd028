import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { LunisolarWords } from "./words/en.ts";

/** A civil date in the lunisolar calendar of India, and back. */
export const hinduCalendarConvert = defineProcedure({
  name: "hinduCalendar.convert",
  tradition: "hindu-calendar",
  words: wordsIn<LunisolarWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/panchanga.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the first of Chaitra of Vikrama 2081, by modern places",
      input: { date: "2024-04-09" },
      expect: {
        tithi: { number: 1 },
        month: { name: { id: "chaitra" }, added: false },
        years: { vikrama: 2081, shaka: 1946, vikramaKartika: 2080 },
      },
      source: "Rashtriya Panchang 1946 Shaka: Chaitra Shukla 1 on 9 April 2024",
    },
    {
      title: "12 November 1945 by the Surya Siddhanta",
      input: { date: "1945-11-12", rule: "modern" },
      expect: { year: 2002, month: { number: 8, added: false }, tithi: { number: 7 } },
      source: "Calendrical Calculations, 4th ed., table of sample dates",
    },
    {
      title: "back from the added Shravana of 2023",
      input: { hindu: { year: 2080, month: 5, leapMonth: true, day: 15 } },
      expect: { date: "2023-08-01" },
      source: "Published: Adhika Shravana Purnima on 1 August 2023",
    },
  ],
  references: [
    {
      title: "Calendrical Calculations",
      author: "E. M. Reingold and N. Dershowitz",
      year: "2018",
      part: "ch. 10 and 20",
    },
    { title: "The Indian Calendar", author: "R. Sewell and S. B. Dikshit", year: "1896" },
    { title: "Report of the Calendar Reform Committee", year: "1955" },
  ],
});
