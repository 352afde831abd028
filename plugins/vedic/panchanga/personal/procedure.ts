import { defineProcedure, wordsIn } from "#sdk";
import { SUN_REFUSALS } from "../../core/day/almanac_day.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { PersonalWords } from "./words/en.ts";

/** A day as it is to one person. */
export const panchangaPersonalDay = defineProcedure({
  name: "panchanga.personalDay",
  tradition: "hindu-calendar",
  words: wordsIn<PersonalWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/personal_day.svg",
  conventions: CONVENTIONS,
  refusals: SUN_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "9 September 1979 in Chennai for one born under Swati in Libra",
      input: {
        date: "1979-09-09",
        timezone: "Asia/Kolkata",
        latitude: 13.0827,
        longitude: 80.2707,
        birth: { birthDate: "1996-12-07", birthTime: "10:34", timezone: "Asia/Kolkata" },
      },
      expect: {
        vara: { id: "Ravivara" },
        birthStar: { id: "swati" },
        birthSign: { id: "libra" },
        spans: [
          { nakshatra: { id: "revati" }, count: 13, tara: { id: "kshema" }, house: 6 },
          {
            begins: { utc: "1979-09-09T03:33:43Z" },
            nakshatra: { id: "ashwini" },
            count: 14,
            tara: { id: "pratyak" },
            house: 7,
          },
        ],
      },
      source:
        "Swiss Ephemeris: Revati ends at 03:33:43 UTC, and so does Pisces; counts by Muhurta Chintamani IV",
    },
  ],
  references: [{ title: "Muhurta Chintamani", author: "Rama Daivajna", year: "1600", part: "IV" }],
});
