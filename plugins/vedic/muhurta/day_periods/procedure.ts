import { defineProcedure, wordsIn } from "#sdk";
import { SUN_REFUSALS } from "../../core/day/almanac_day.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { DayPeriodsWords } from "./words/en.ts";

/** The hours of a day to use and to avoid, and its planetary hours. */
export const muhurtaDayPeriods = defineProcedure({
  name: "muhurta.dayPeriods",
  tradition: "hindu-calendar",
  words: wordsIn<DayPeriodsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/day_wheel.svg",
  conventions: CONVENTIONS,
  refusals: SUN_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a Sunday in Thiruvananthapuram",
      input: {
        date: "1992-09-13",
        timezone: "Asia/Kolkata",
        latitude: 8.5241,
        longitude: 76.9366,
      },
      expect: {
        sunrise: { utc: "1992-09-13T00:45:57Z" },
        sunset: { utc: "1992-09-13T12:50:11Z" },
        abhijitApplies: true,
      },
      source: "Swiss Ephemeris 2.10.03; Rahu Kalam is the last eighth in PyJHora as well",
    },
  ],
  references: [
    { title: "Muhurta Chintamani", author: "Rama Daivajna", year: "1600", part: "II, VI" },
    { title: "Kalaprakashika", part: "day parts" },
  ],
});
