import { defineProcedure, wordsIn } from "#sdk";
import { ANGLE_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { DirectionsWords } from "./words/en.ts";

/** Primary directions of a birth, with their dates. */
export const primaryDirections = defineProcedure({
  name: "progressions.primaryDirections",
  tradition: "western",
  words: wordsIn<DirectionsWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/directions.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: ANGLE_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Venus comes to the midheaven in the eighth year",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
        significators: ["midheaven"],
        maxYears: 50,
      },
      expect: {
        directions: [
          {
            promissor: { id: "venus" },
            significator: { id: "midheaven" },
            arcDeg: 7.4817,
            years: 7.5907,
          },
          { promissor: { id: "mercury" }, arcDeg: 22.4399, years: 22.7666 },
          { promissor: { id: "sun" }, arcDeg: 44.8013, years: 45.4537 },
        ],
      },
      tolerance: 0.01,
      source: "Recomputed by rule and by the programs Morinus and caelus",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "III.10" },
    { title: "Primum Mobile", author: "Placidus de Titis", year: "1657" },
    { title: "Primary Directions", author: "Martin Gansten", year: "2009" },
  ],
});
