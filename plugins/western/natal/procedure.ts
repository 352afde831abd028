import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { ANGLE_REFUSALS } from "../core/nativity.ts";
import { birthTimeOmittable, PLACE_OMITTABLE } from "../core/omission.ts";
import { MODERN } from "../core/points.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { NatalWords } from "./words/en.ts";

/** The chart of a birth: positions, houses, aspects, dignities and the figures they draw. */
export const astrologyCalculate = defineProcedure({
  name: "astrology.calculate",
  tradition: "western",
  words: wordsIn<NatalWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/chart.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable([
      ...MODERN.ids.map((id) => `/signs/${id}`),
      "/signs/ascendant",
      "/sect",
      "/lunarPhase/phase",
      "/chartRuler",
    ]),
    latitude: PLACE_OMITTABLE,
  },
  refusals: ANGLE_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "tally",
  pictured: true,
  examples: [
    {
      title: "a morning in Tampa, 10 June 1990",
      input: {
        birthDate: "1990-06-10",
        birthTime: "10:30",
        timezone: "America/New_York",
        latitude: 27.95,
        longitude: -82.46,
        bodies: ["meanNode"],
      },
      expect: {
        bodies: [
          { body: { id: "sun" }, longitudeDeg: 79.452, sign: { id: "gemini" }, house: 11 },
          { body: { id: "moon" }, longitudeDeg: 283.2836, sign: { id: "capricorn" }, house: 6 },
          { body: { id: "mercury" }, longitudeDeg: 57.8469 },
          { body: { id: "venus" }, longitudeDeg: 43.0313 },
          { body: { id: "mars" }, longitudeDeg: 7.5086 },
          { body: { id: "jupiter" }, longitudeDeg: 104.8358 },
          { body: { id: "saturn" }, longitudeDeg: 294.3062, retrograde: true },
          { body: { id: "uranus" }, longitudeDeg: 278.3525 },
          { body: { id: "neptune" }, longitudeDeg: 283.8369 },
          { body: { id: "pluto" }, longitudeDeg: 225.5046 },
          { body: { id: "meanNode" }, longitudeDeg: 309.9571 },
        ],
        angles: { ascendant: { longitudeDeg: 130.9012 }, midheaven: { longitudeDeg: 36.0406 } },
        sect: { id: "day" },
        lunarPhase: { phase: { id: "full" } },
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris 2.10.03, apparent places and Placidus cusps",
    },
    {
      title: "north of the polar circle Placidus gives way to Porphyry and says so",
      input: {
        birthDate: "2000-01-01",
        birthTime: "12:00",
        timezone: "UTC",
        latitude: 69.65,
        longitude: 18.96,
      },
      expect: {
        houses: { system: { id: "placidus" }, used: { id: "porphyry" } },
        sect: { id: "night" },
      },
      source:
        "Swiss Ephemeris returns Porphyry cusps beyond 66.5°; Tromsø has polar night until 15 January",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "I" },
    { title: "Astronomical Algorithms", author: "Jean Meeus", year: "1998" },
    {
      title: "Christian Astrology",
      author: "William Lilly",
      year: "1647",
      part: "pp. 101-115, dignities",
    },
    {
      title: "The Guide to Horoscope Interpretation",
      author: "Marc Edmund Jones",
      year: "1941",
      part: "shapes of the whole chart",
    },
  ],
});
