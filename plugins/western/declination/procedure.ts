import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { birthTimeOmittable } from "../core/omission.ts";
import { MODERN } from "../core/points.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { DeclinationWords } from "./words/en.ts";

/** Declinations, parallels, bodies out of bounds and mirror points. */
export const declinationCompute = defineProcedure({
  name: "declination.compute",
  tradition: "western",
  words: wordsIn<DeclinationWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/declination.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(MODERN.ids.map((id) => `/states/${id}`)),
  },
  refusals: CHART_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "none",
  pictured: true,
  examples: [
    {
      title: "Moon and Uranus out of bounds on 10 June 1990",
      input: { birthDate: "1990-06-10", birthTime: "14:30", timezone: "UTC" },
      expect: {
        obliquityDeg: 23.442,
        bodies: [
          { body: { id: "sun" }, declinationDeg: 23.0228 },
          { body: { id: "moon" }, declinationDeg: -24.9263 },
          ...["mercury", "venus", "mars", "jupiter", "saturn"].map((id) => ({ body: { id } })),
          { body: { id: "uranus" }, declinationDeg: -23.5007 },
          { body: { id: "neptune" } },
          { body: { id: "pluto" }, declinationDeg: -1.2506 },
        ],
        outOfBounds: [{ id: "moon" }, { id: "uranus" }],
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris 2.10.03",
    },
  ],
  references: [
    { title: "Declination: The Other Dimension", author: "Kt Boehrer", year: "1994" },
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "I.14-15" },
  ],
});
