import { defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { HeliocentricWords } from "./words/en.ts";

/** The planets as the Sun sees them. */
export const heliocentricChart = defineProcedure({
  name: "heliocentric.chart",
  tradition: "western",
  words: wordsIn<HeliocentricWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/heliocentric.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...CHART_REFUSALS, "birth-time-needed"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the planets about the Sun at the opening of 2000",
      input: { birthDate: "2000-01-01", birthTime: "12:00", timezone: "UTC" },
      expect: {
        bodies: [
          { longitudeDeg: 253.7811 },
          { longitudeDeg: 182.6002 },
          { longitudeDeg: 100.3747 },
          { longitudeDeg: 359.4439 },
          { longitudeDeg: 36.2908 },
          { longitudeDeg: 45.7184 },
          { longitudeDeg: 316.4148 },
          { longitudeDeg: 303.925 },
          { longitudeDeg: 250.5424 },
        ],
      },
      tolerance: 0.001,
      source: "Swiss Ephemeris 2.10.03, heliocentric true places of Mercury to Pluto",
    },
  ],
  references: [
    {
      title: "Revolutionizing Astrology with Heliocentric",
      author: "T. Patrick Davis",
      year: "1980",
    },
  ],
});
