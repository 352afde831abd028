import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { birthTimeOmittable, PLACE_OMITTABLE } from "../core/omission.ts";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import { TRADITIONAL } from "./natures.ts";
import type { StarsWords } from "./words/en.ts";

/** The stars of the tradition and how loudly each speaks in a chart. */
export const fixedStarsLocate = defineProcedure({
  name: "fixedStars.locate",
  tradition: "western",
  words: wordsIn<StarsWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/fixed_stars.svg",
  reads: "birth",
  omittable: {
    birthTime: birthTimeOmittable(["/leading"], false),
    latitude: PLACE_OMITTABLE,
  },
  refusals: CHART_REFUSALS,
  options: { catalogue: TRADITIONAL.length },
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "tally",
  pictured: true,
  examples: [
    {
      title: "the sky of noon on 1 January 2000",
      input: {
        birthDate: "2000-01-01",
        birthTime: "12:00",
        timezone: "UTC",
        stars: ["spica", "regulus", "sirius"],
      },
      expect: {
        stars: [
          { star: { id: "spica" }, longitudeDeg: 203.8417 },
          { star: { id: "regulus" }, longitudeDeg: 149.8294 },
          { star: { id: "sirius" }, longitudeDeg: 104.0861 },
        ],
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris 2.10.03, sefstars.txt",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "I.9" },
    {
      title: "The Fixed Stars and Constellations in Astrology",
      author: "Vivian Robson",
      year: "1923",
    },
    {
      title: "Hipparcos, the New Reduction of the Raw Data",
      author: "Floor van Leeuwen",
      year: "2007",
    },
  ],
});
