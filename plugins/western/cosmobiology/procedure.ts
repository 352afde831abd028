import { defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { birthTimeOmittable, PLACE_OMITTABLE } from "../core/omission.ts";
import { TARGET_REFUSALS } from "../core/target_date.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { CosmobiologyWords } from "./words/en.ts";

/** The chart by midpoints on the 90° dial. */
export const cosmobiologyCompute = defineProcedure({
  name: "cosmobiology.compute",
  tradition: "uranian",
  words: wordsIn<CosmobiologyWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/cosmobiology.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(["/leading"], false),
    latitude: PLACE_OMITTABLE,
  },
  refusals: [...CHART_REFUSALS, ...TARGET_REFUSALS],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the dial of 10 June 1990",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
        orbDeg: 0.11,
      },
      expect: {
        trees: {
          mercury: [{ pair: [{ id: "sun" }, { id: "midheaven" }], orbDeg: 0.101 }],
          saturn: [{ pair: [{ id: "mars" }, { id: "ascendant" }], orbDeg: 0.101 }],
        },
      },
      tolerance: 0.01,
      source: "Positions: Swiss Ephemeris 2.10.03; midpoints by formula",
    },
  ],
  references: [
    {
      title: "The Combination of Stellar Influences",
      author: "Reinhold Ebertin",
      year: "1940",
    },
    { title: "Regelwerk für Planetenbilder", author: "A. Witte and L. Lefeldt", year: "1928" },
  ],
});
