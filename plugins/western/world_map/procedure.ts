import { defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { MapWords } from "./words/en.ts";

/** The lines of the world on which each planet stood on horizon or meridian at birth. */
export const astrocartographyCalculate = defineProcedure({
  name: "astrocartography.calculate",
  tradition: "western",
  words: wordsIn<MapWords>(import.meta),
  kind: "calculation",
  cost: 6,
  narrated: true,
  icon: "icons/astrocartography.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...CHART_REFUSALS, "birth-time-needed"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the Sun's meridian at 14:30 UT",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        bodies: ["sun"],
        stepDeg: 10,
        places: [{ name: "Lisbon", latitude: 38.72, longitude: -9.14 }],
      },
      expect: {
        greenwichSiderealDeg: 116.1859,
        lines: { sun: { mcLongitude: -37.6587, icLongitude: 142.3413 } },
      },
      tolerance: 0.02,
      source: "Swiss Ephemeris 2.10.03; angles checked at sampled points",
    },
  ],
  references: [
    {
      title: "The Psychology of Astro*Carto*Graphy",
      author: "Jim Lewis and Kenneth Irving",
      year: "1997",
    },
    { title: "Astronomical Algorithms", author: "Jean Meeus", year: "1998", part: "13, 15" },
  ],
});
