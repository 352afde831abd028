import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { KoreanCalendarWords } from "./words/en.ts";

/** A date of the Gregorian calendar in the Korean one, and back. */
export const koreanCalendarConvert = defineProcedure({
  name: "koreanCalendar.convert",
  tradition: "korean",
  words: wordsIn<KoreanCalendarWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/korean_calendar.svg",
  input,
  output: answer,
  refusals: ["dateOrLunar", "noSuchLunarDate", "calendarOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a day on which Korea is a day from China",
      input: { date: "1950-04-12" },
      expect: {
        lunar: { year: 1950, month: 2, isLeapMonth: false, day: 25 },
        dangun: 4283,
        china: { differs: true },
      },
      source: "korean-lunar-calendar 0.4.0 (tables of the Korea Astronomy Institute)",
    },
    {
      title: "back from a leap month",
      input: { lunar: { year: 2044, month: 7, leap: true, day: 21 } },
      expect: { date: "2044-09-12", monthPillar: null },
      source: "korean-lunar-calendar 0.4.0 (tables of the Korea Astronomy Institute)",
    },
  ],
  references: [
    {
      title: "월별 음양력, lunisolar tables",
      author: "Korea Astronomy and Space Science Institute 한국천문연구원",
    },
  ],
});
