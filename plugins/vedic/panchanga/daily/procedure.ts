import { defineProcedure, wordsIn } from "#sdk";
import { SUN_REFUSALS } from "../../core/day/almanac_day.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { DailyWords } from "./words/en.ts";

/** The five limbs of a day with their ends, its month and year, and its hours. */
export const panchangaDaily = defineProcedure({
  name: "panchanga.daily",
  tradition: "hindu-calendar",
  words: wordsIn<DailyWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/panchanga.svg",
  conventions: CONVENTIONS,
  refusals: SUN_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a day in Chennai on which two tithis end",
      input: {
        date: "1979-09-09",
        timezone: "Asia/Kolkata",
        latitude: 13.0827,
        longitude: 80.2707,
      },
      expect: {
        vara: { id: "Ravivara" },
        sunrise: { utc: "1979-09-09T00:31:20Z" },
        tithi: [
          { number: 18, ends: { utc: "1979-09-09T00:34:19Z" } },
          { number: 19, ends: { utc: "1979-09-09T21:55:45Z" } },
          { number: 20 },
        ],
        nakshatra: [{ number: 27, ends: { utc: "1979-09-09T03:33:43Z" } }, { number: 1 }],
        month: { amanta: { id: "bhadrapada" }, purnimanta: { id: "ashvina" } },
      },
      source: "Swiss Ephemeris 2.10.03 with Lahiri ayanamsa; PyJHora gives the same limbs",
    },
  ],
  references: [
    { title: "Surya Siddhanta", part: "II.64-69, XIII-XIV" },
    { title: "Report of the Calendar Reform Committee", year: "1955" },
    { title: "The Indian Calendar", author: "R. Sewell and S. B. Dikshit", year: "1896" },
    { title: "Muhurta Chintamani", author: "Rama Daivajna", year: "1600", part: "I-II, VI" },
  ],
});
