import { defineProcedure, wordsIn } from "#sdk";
import { SUN_REFUSALS } from "../../core/day/almanac_day.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { GowriWords } from "./words/en.ts";

/** The sixteen gowri parts of a day and its night. */
export const gowriDay = defineProcedure({
  name: "gowri.day",
  tradition: "tamil-siddha",
  words: wordsIn<GowriWords>(import.meta),
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
      title: "a Sunday in Durban",
      input: {
        date: "2000-06-25",
        timezone: "Africa/Johannesburg",
        latitude: -29.8587,
        longitude: 31.0218,
      },
      expect: {
        parts: [
          { part: { id: "uthi" }, begins: { utc: "2000-06-25T04:56:00Z" } },
          { part: { id: "amirdham" }, begins: { utc: "2000-06-25T06:11:39Z" } },
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
      source: "Swiss Ephemeris 2.10.03 for the sunrises; published table by weekday",
    },
  ],
  references: [{ title: "Tamil panchangas", part: "gowri panchangam by weekday" }],
});
