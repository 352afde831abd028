import { byBirth, defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { PLANETS } from "./positions.ts";
import type { ThaiChartWords } from "./words/en.ts";

/** The chart of a birth by the Suriyayatra. */
export const thaiAstrologyChart = defineProcedure({
  name: "thaiAstrology.chart",
  tradition: "thai",
  words: wordsIn<ThaiChartWords>(import.meta),
  kind: "calculation",
  cost: 7,
  icon: "icons/thai_chart.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: omittableTime({
      verdicts: ["/birthPlanet", ...PLANETS.map((_, index) => `/planets/${index}/sign`)],
    }),
  },
  input,
  output: answer,
  refusals: ["before-the-era"],
  work: () => import("./work.ts"),
  asks: byBirth,
  pictured: true,
  examples: [
    {
      title: "the end of 1 December 1954 in the almanac of Thai astrologers",
      input: {
        birthDate: "1954-12-02",
        birthTime: "00:18",
        timezone: "+07:00",
        latitude: 13.75,
        longitude: 100.5,
      },
      expect: {
        bangkokTime: "1954-12-02T00:00",
        planets: [
          { sign: { id: "scorpio" }, arc: "15°26'" },
          { sign: { id: "capricorn" } },
          { sign: { id: "aquarius" }, arc: "8°06'" },
          { sign: { id: "scorpio" }, arc: "6°58'" },
          { sign: { id: "cancer" }, arc: "7°55'" },
          { sign: { id: "scorpio" }, arc: "1°53'" },
          { sign: { id: "libra" }, arc: "20°07'" },
          { sign: { id: "sagittarius" }, arc: "13°16'" },
          { sign: { id: "gemini" }, arc: "27°53'" },
          { sign: { id: "cancer" }, arc: "6°32'" },
        ],
      },
      source: "astro.meemodel.com, December 2497: places by the Suriyayatra at 24:00, UTC+6:42",
    },
    {
      title: "twelve January 2059 in the same almanac, without a time of birth",
      input: { birthDate: "2059-01-12", timezone: "+07:00" },
      expect: {
        lagna: null,
        planets: [
          { sign: { id: "sagittarius" } },
          { sign: { id: "sagittarius" } },
          { sign: { id: "virgo" } },
          { sign: { id: "capricorn" } },
          { sign: { id: "pisces" }, standard: { id: "kaset" } },
          { sign: { id: "scorpio" }, standard: { id: "pra" } },
          { sign: { id: "aries" }, standard: { id: "nit" } },
          {},
          {},
          {},
        ],
      },
      source: "astro.meemodel.com, 12 January 2602: signs and standards of that day",
    },
  ],
  references: [
    { title: "Southeast Asian Ephemeris", author: "J. C. Eade", year: "1989" },
    { title: "ปฏิทินโหราศาสตร์ไทย สุริยยาตร์", author: "astro.meemodel.com, myhora.com" },
  ],
});
