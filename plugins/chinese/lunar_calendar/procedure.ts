import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { chineseMonths, FIRST_CHINESE_YEAR, fixedOfChineseDate, LAST_CHINESE_YEAR } from "#time";
import { dayAt } from "../calendar/zone_clock.ts";
import { answer } from "./answer.ts";
import { describeDay } from "./convert.ts";
import { input } from "./input.ts";
import { drawMonth } from "./picture.ts";
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
  run({ date, calendar, lunar }) {
    if ((date === undefined) === (lunar === undefined)) {
      throw new Refusal("dateOrLunar", { both: lunar !== undefined });
    }
    if (!lunar) {
      const { fixed, year } = dayAt(date!, undefined, calendar);
      if (year <= FIRST_CHINESE_YEAR || year >= LAST_CHINESE_YEAR) {
        throw new Refusal("yearOutOfRange", { year });
      }
      return describeDay(fixed);
    }
    const { year, month, leap = false, day } = lunar;
    const found = chineseMonths(year).find(
      (one) => one.month === month && one.isLeapMonth === leap,
    );
    if (!found || day > found.days) {
      const leapMonth = chineseMonths(year).find((one) => one.isLeapMonth)?.month ?? 0;
      throw new Refusal("noSuchLunarDate", { year, month, leap, day, leapMonth });
    }
    return describeDay(fixedOfChineseDate({ year, month, isLeapMonth: leap, day }));
  },
  picture: drawMonth,
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
