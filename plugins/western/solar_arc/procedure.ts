import { defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { SPAN_REFUSALS } from "../core/span.ts";
import { TARGET_REFUSALS } from "../core/target_date.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SolarArcWords } from "./words/en.ts";

/** A birth moved on by the Sun's arc. */
export const progressionsSolarArc = defineProcedure({
  name: "progressions.solarArc",
  tradition: "western",
  words: wordsIn<SolarArcWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/solar_arc.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  refusals: [...CHART_REFUSALS, "birth-time-needed", ...TARGET_REFUSALS, ...SPAN_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "an arc of nearly ten degrees",
      input: {
        birthDate: "2092-04-12",
        birthTime: "20:38",
        timezone: "UTC",
        latitude: -25.7479,
        longitude: 28.2293,
        targetDate: "2102-03-18",
        targetTime: "00:00",
        aspects: ["square"],
      },
      expect: { arcDeg: 9.7041 },
      tolerance: 0.001,
      source: "Swiss Ephemeris 2.10.03, and the program caelus",
    },
  ],
  references: [
    { title: "Solar Arcs", author: "Noel Tyl", year: "2001" },
    { title: "The Combination of Stellar Influences", author: "Reinhold Ebertin", year: "1940" },
  ],
});
