import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { AstroWords } from "./words/en.ts";

/** The marked days of a date in the Burmese almanac. */
export const myanmarCalendarAstroDays = defineProcedure({
  name: "myanmarCalendar.astroDays",
  tradition: "burmese",
  words: wordsIn<AstroWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/astro_days.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the day of independence, chosen by astrologers",
      input: { date: "1948-01-04" },
      expect: { mahabote: { id: "puti" }, nagaHead: { id: "south" } },
      source: "mmcal for Julian day 2432555: year 1309, Sunday, Pyatho",
    },
    {
      title: "a Wednesday in Tabaung, ill-fated in the afternoon alone",
      input: { date: "2026-03-11" },
      expect: {
        marked: [
          { day: { id: "yatyaza" }, leaning: { id: "sought" } },
          { day: { id: "afternoonPyathada" }, leaning: { id: "shunned" } },
          { day: { id: "warameittugyi" } },
          { day: { id: "warameittunge" } },
          { day: { id: "yatpote" } },
        ],
      },
      source:
        "mmcal; Yan Naing Aye's table: Yatyaza Sunday and Wednesday, Pyathada Wednesday afternoon",
    },
  ],
  references: [
    {
      title: "Myanmar Astrological Calendar Days",
      author: "Yan Naing Aye",
      year: "2013",
      part: "cool-emerald.blogspot.com",
    },
  ],
});
