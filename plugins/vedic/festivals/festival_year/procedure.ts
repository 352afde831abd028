import { defineProcedure, wordsIn } from "#sdk";
import { SUN_REFUSALS } from "../../core/day/almanac_day.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { FestivalYearWords } from "./words/en.ts";

/** Festivals, fasts and lunar months of a civil year at a place. */
export const hinduFestivalYear = defineProcedure({
  name: "hinduFestival.year",
  tradition: "hindu-calendar",
  words: wordsIn<FestivalYearWords>(import.meta),
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
      title: "2025, reckoned for India",
      input: { year: 2025, timezone: "Asia/Kolkata", latitude: 28.6139, longitude: 77.209 },
      expect: { reckonedFor: { assumed: false } },
      source: "dates of 2001-2030 are held against government lists in the tests beside it",
    },
  ],
  references: [
    { title: "Dharmasindhu", author: "Kashinatha Upadhyaya", year: "1790" },
    { title: "Nirnayasindhu", author: "Kamalakara Bhatta", year: "1612" },
    { title: "Report of the Calendar Reform Committee", year: "1955" },
  ],
});
