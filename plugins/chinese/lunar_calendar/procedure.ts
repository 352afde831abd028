import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { LunarCalendarWords } from "./words/en.ts";

/** A date of the Gregorian calendar in the Chinese one, and back. */
export const lunarCalendarConvert = defineProcedure({
  name: "lunarCalendar.convert",
  tradition: "chinese-almanac",
  words: wordsIn<LunarCalendarWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/almanac.svg",
  input,
  output: answer,
  refusals: ["dateOrLunar", "noSuchLunarDate", "yearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a day of a leap month",
      input: { date: "2028-07-09" },
      expect: { lunar: { year: 2028, month: 5, isLeapMonth: true, day: 17 } },
      source: "tyme4ts, lunar-javascript and calendar-code2 agree",
    },
    {
      title: "back from the leap second month of 1947",
      input: { lunar: { year: 1947, month: 2, leap: true, day: 29 } },
      expect: { date: "1947-04-20" },
      source: "tyme4ts, lunar-javascript and calendar-code2 agree",
    },
    {
      title: "a date of the official tables",
      input: { date: "2024-06-15" },
      expect: { lunar: { year: 2024, month: 5, isLeapMonth: false, day: 10 } },
      source: "Hong Kong Observatory, Gregorian-lunar calendar conversion table of 2024",
    },
  ],
  references: [
    {
      title: "GB/T 33661-2017, Compilation and promulgation of the Chinese calendar",
      year: "2017",
    },
    {
      title: "Gregorian-lunar calendar conversion tables, 1901-2100",
      author: "Hong Kong Observatory",
    },
  ],
});
