import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { ThaiCalendarWords } from "./words/en.ts";

/** A day of the Thai lunar calendar, from a civil date or back to one. */
export const thaiCalendarConvert = defineProcedure({
  name: "thaiCalendar.convert",
  tradition: "thai",
  words: wordsIn<ThaiCalendarWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/thai_calendar.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Wisakha Bucha of 2026, in a year with a second eighth month",
      input: { date: "2026-05-31" },
      expect: {
        thai: { year: 1388, month: 7, day: 15, waxing: true },
        feasts: [{ id: "visakha" }],
        year: { kind: { id: "addedMonth" }, days: 384 },
      },
      source: "Holidays of Thailand, 2026: Wisakha Bucha on 31 May; 2569 has a second eighth month",
    },
    {
      title: "a day in a second eighth month, with the numbers of the treatise",
      input: { date: "1969-08-05" },
      expect: {
        thai: { year: 1331, month: 88, day: 7, waxing: false },
        suriyayatra: { horakhun: 486272, avoman: 482, kammacapon: 110, uccapon: 851, tithi: 22 },
      },
      source: "pythaidate, after J. C. Eade: 1331-88-22",
    },
    {
      title: "back to the civil day",
      input: { thai: { year: 1139, month: 11, day: 13, waxing: true } },
      expect: { civil: { date: "1777-10-15" } },
      source: "pythaidate, after J. C. Eade: 15 October 1777 is 1139-11-13",
    },
  ],
  references: [
    {
      title: "The Calendrical Systems of Mainland South-East Asia",
      author: "J. C. Eade",
      year: "1995",
      part: "ch. 2-4",
    },
    { title: "Astronomie cambodgienne", author: "F. G. Faraut", year: "1910" },
  ],
});
