import { defineProcedure, wordsIn } from "#sdk";
import { TAJIKA_REFUSALS } from "../points.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { AnnualWords } from "./words/en.ts";

/** The chart of a year of life: the return of the Sun to its place at birth, and what Tajika reads from it. */
export const tajikaAnnualChart = defineProcedure({
  name: "tajika.annualChart",
  tradition: "tajika",
  words: wordsIn<AnnualWords>(import.meta),
  kind: "calculation",
  cost: 7,
  icon: "icons/tajika.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: TAJIKA_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the year after 58 completed ones of a birth in Tokyo, 1833",
      input: {
        birthDate: "1833-08-19",
        birthTime: "00:39",
        timezone: "UTC",
        latitude: 35.6762,
        longitude: 139.6503,
        ageYear: 58,
      },
      expect: {
        lagna: { sign: { id: "leo" } },
        muntha: { sign: { id: "leo" }, house: 1, lord: { id: "sun" } },
      },
      source: "Swiss Ephemeris: the Sun returns on 1891-08-19 at 21:21:09 UTC; caelus agrees",
    },
    {
      title: "the year after 33 completed ones of a birth at dusk, 8 March 1967",
      input: {
        birthDate: "1967-03-08",
        birthTime: "17:40",
        timezone: "+05:30",
        latitude: 26.3,
        longitude: 73.0667,
        ageYear: 33,
      },
      expect: { night: true, yearLord: { value: { id: "mars" } } },
      source: "P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, example 120",
    },
    {
      title: "Mercury 4.7 degrees behind Jupiter in one sign, the rest of the chart made up",
      input: {
        longitudes: {
          sun: 0,
          moon: 0,
          mars: 0,
          mercury: 156.28,
          jupiter: 160.97,
          venus: 0,
          saturn: 0,
          lagna: 0,
        },
      },
      expect: { muntha: null, yearLord: null },
      source: "Tajika Nilakanthi, shodasha yoga: they make an ithasala",
    },
  ],
  references: [
    { title: "Tajika Nilakanthi", author: "Nilakantha Daivajna", year: "1587" },
    {
      title: "Vedic Astrology: An Integrated Approach",
      author: "P. V. R. Narasimha Rao",
      year: "2001",
      part: "28-29",
    },
  ],
});
