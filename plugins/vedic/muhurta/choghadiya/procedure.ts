import { defineProcedure, wordsIn } from "#sdk";
import { SUN_REFUSALS } from "../../core/day/almanac_day.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { ChoghadiyaWords } from "./words/en.ts";

/** The sixteen choghadiyas of a day and its night. */
export const choghadiyaDay = defineProcedure({
  name: "choghadiya.day",
  tradition: "hindu-calendar",
  words: wordsIn<ChoghadiyaWords>(import.meta),
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
      title: "a Monday in Sydney",
      input: {
        date: "2015-01-05",
        timezone: "Australia/Sydney",
        latitude: -33.8688,
        longitude: 151.2093,
      },
      expect: {
        parts: [
          { part: { id: "amrit" }, begins: { utc: "2015-01-04T18:54:55Z" } },
          { part: { id: "kaal" }, begins: { utc: "2015-01-04T20:41:13Z" } },
          {},
          {},
          {},
          {},
          {},
          {},
          {},
          {},
          {},
          {},
          {},
          {},
          {},
          {},
        ],
      },
      source: "Swiss Ephemeris 2.10.03 for the sunrises; PyJHora gives the same order",
    },
  ],
  references: [{ title: "Gujarati panchangas", part: "table of choghadiyas by weekday" }],
});
