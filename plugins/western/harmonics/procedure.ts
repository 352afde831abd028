import { defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { HarmonicsWords } from "./words/en.ts";

/** The n-th harmonic of a birth. */
export const harmonicsChart = defineProcedure({
  name: "harmonics.chart",
  tradition: "western",
  words: wordsIn<HarmonicsWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/harmonics.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...CHART_REFUSALS, "birth-time-needed"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the fifth harmonic of a birth",
      input: { birthDate: "2009-03-27", birthTime: "16:29", timezone: "UTC", harmonic: 5 },
      expect: {
        points: [
          { longitudeDeg: 35.6949 },
          { longitudeDeg: 99.3956 },
          { longitudeDeg: 18.1432 },
          { longitudeDeg: 36.6769 },
          { longitudeDeg: 259.1297 },
          { longitudeDeg: 151.3941 },
          { longitudeDeg: 114.6273 },
          { longitudeDeg: 327.1844 },
          { longitudeDeg: 187.3256 },
          { longitudeDeg: 286.4161 },
        ],
      },
      tolerance: 0.001,
      source: "Longitudes of Swiss Ephemeris 2.10.03 times five, Sun to Pluto",
    },
  ],
  references: [
    { title: "Harmonics in Astrology", author: "John Addey", year: "1976" },
    { title: "Harmonic Charts", author: "David Hamblin", year: "1983" },
  ],
});
