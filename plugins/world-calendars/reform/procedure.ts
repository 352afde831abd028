import { WEEKDAY } from "#lore";
import { defineProcedure, wordsIn } from "#sdk";
import { civilDayOf } from "../core/day.ts";
import { answer, type ReformAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawReform } from "./picture.ts";
import { CALENDAR, reformDateOf } from "./rules.ts";
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
  run({ scheme }, give): ReformAnswer {
    const { fixed } = give.civil();
    const wanted = scheme === undefined ? CALENDAR.ids : [scheme];
    return {
      civil: civilDayOf(fixed),
      calendars: wanted.map((one) => {
        const { dayOfWeek, ...date } = reformDateOf(one, fixed);
        return { ...date, weekday: dayOfWeek === null ? null : WEEKDAY.ids[dayOfWeek]! };
      }),
    };
  },
  picture: drawReform,
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
