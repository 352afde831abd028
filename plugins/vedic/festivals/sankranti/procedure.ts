import { defineProcedure, wordsIn } from "#sdk";
import { SUN_REFUSALS } from "../../core/day/almanac_day.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SankrantiWords } from "./words/en.ts";

/** The Sun's twelve entries into sidereal signs, with the day of each region. */
export const sankrantiYear = defineProcedure({
  name: "sankranti.year",
  tradition: "hindu-calendar",
  words: wordsIn<SankrantiWords>(import.meta),
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
      title: "1910, the Sun's entry into Capricorn on a January evening",
      input: { year: 1910, timezone: "Asia/Kolkata", latitude: 23.1833, longitude: 82.5 },
      expect: { reckonedFor: { assumed: false } },
      source: "Swiss Ephemeris 2.10.03 with Lahiri ayanamsa: 1910-01-13 15:29:13 UT",
    },
  ],
  references: [
    { title: "Report of the Calendar Reform Committee", year: "1955", part: "solar months" },
    {
      title: "The Indian Calendar",
      author: "R. Sewell and S. B. Dikshit",
      year: "1896",
      part: "§28",
    },
    { title: "Dharmasindhu", author: "Kashinatha Upadhyaya", year: "1790", part: "sankranti" },
  ],
});
