import { defineProcedure, wordsIn } from "#sdk";
import { ANGLE_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { TemperamentWords } from "./words/en.ts";

/** The humours of a birth. */
export const temperamentCompute = defineProcedure({
  name: "temperament.compute",
  tradition: "traditional-western",
  words: wordsIn<TemperamentWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/temperament.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: ANGLE_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "a night birth of November 1955",
      input: {
        birthDate: "1955-11-28",
        birthTime: "03:20",
        timezone: "UTC",
        latitude: 51.5,
        longitude: -0.12,
        natures: "byPlanet",
        nativityLord: "leftOut",
      },
      expect: {
        temperament: [{ id: "choleric" }],
        qualities: { hot: 6, cold: 3, moist: 2, dry: 7 },
        points: { sanguine: 2, choleric: 4, melancholic: 3, phlegmatic: 0 },
      },
      source: "The program flatlib, protocol of temperament, on Swiss Ephemeris 2.10.03",
    },
  ],
  references: [
    { title: "Christian Astrology", author: "William Lilly", year: "1647", part: "pp. 532-534" },
    { title: "Temperament", author: "Dorian Gieseler Greenbaum", year: "2005" },
  ],
});
