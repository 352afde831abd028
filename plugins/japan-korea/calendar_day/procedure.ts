import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { CalendarDayWords } from "./words/en.ts";

/** The page of a day in a Japanese almanac. */
export const japaneseCalendarDay = defineProcedure({
  name: "japaneseCalendar.day",
  tradition: "japanese",
  words: wordsIn<CalendarDayWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/calendar_day.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["oldYearOutOfRange"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "heaven forgives, and the Tiger",
      input: { date: "2025-03-10" },
      expect: {
        old: { month: 2, day: 11 },
        rokuyo: { native: "赤口" },
        dayPair: { pillar: { native: "戊寅" } },
        choku: { native: "閉" },
      },
      source: "published list of the lucky days of 2025; qreki_py for the old date",
    },
    {
      title: "the day before spring of 2025, which came early",
      input: { date: "2025-02-02" },
      expect: {
        zassetsu: [{ native: "節分" }, { native: "土用の明け" }],
        sekki: { native: "大寒" },
      },
      source: "National Astronomical Observatory of Japan, 暦要項 of 2025: risshun on 3 February",
    },
  ],
  references: [
    { title: "Hōki naiden 簠簋内傳", part: "days set apart; second hand" },
    {
      title: "Reki yōkō 暦要項",
      author: "National Astronomical Observatory of Japan",
      part: "雑節",
    },
    { title: "Koyomi no pēji こよみのページ", author: "koyomi8.com", part: "暦注" },
  ],
});
