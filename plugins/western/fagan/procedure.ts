import { defineProcedure, wordsIn } from "#sdk";
import { ANGLE_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { FaganWords } from "./words/en.ts";

/** A sidereal birth with what stands at the angles. */
export const siderealAstrologyChart = defineProcedure({
  name: "siderealAstrology.chart",
  tradition: "western-sidereal",
  words: wordsIn<FaganWords>(import.meta),
  kind: "calculation",
  cost: 7,
  icon: "icons/fagan.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: ANGLE_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a birth in Tokyo",
      input: {
        birthDate: "2042-03-09",
        birthTime: "03:11",
        timezone: "UTC",
        latitude: 35.6762,
        longitude: 139.6503,
      },
      expect: {
        ayanamsaDeg: 25.32962,
        angles: { ascendant: { longitudeDeg: 75.7726 }, midheaven: { longitudeDeg: 328.5199 } },
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris 2.10.03, and the program caelus",
    },
  ],
  references: [
    { title: "Zodiacs Old and New", author: "Cyril Fagan", year: "1951" },
    { title: "Solar and Lunar Returns", author: "Donald Bradley", year: "1948" },
  ],
});
