import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SolarReturnWords } from "./words/en.ts";

/** The chart of the instant at which the Sun comes back to its place of birth. */
export const returnsSolar = defineProcedure({
  name: "returns.solar",
  tradition: "western",
  words: wordsIn<SolarReturnWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/solar_return.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...CHART_REFUSALS, "birth-time-needed", "year-out-of-reach"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  pictured: true,
  examples: [
    {
      title: "the forty-second return to the same star, in Paris",
      input: {
        birthDate: "1880-07-08",
        birthTime: "07:57",
        timezone: "UTC",
        year: 1922,
        precession: "precessed",
        returnLatitude: 48.8566,
        returnLongitude: 2.3522,
      },
      expect: {
        age: 42,
        chart: { ascendant: { longitudeDeg: 86.27 }, midheaven: { longitudeDeg: 323.94 } },
      },
      tolerance: 0.1,
      source: "Swiss Ephemeris 2.10.03: 10 July 1922, 02:26:40 UT",
    },
  ],
  references: [
    { title: "The Technique of Solar Returns", author: "A. Volguine", year: "1937" },
    { title: "Planets in Transit", author: "Robert Hand", year: "1976" },
  ],
});
