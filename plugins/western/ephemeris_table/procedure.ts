import { defineProcedure, wordsIn } from "#sdk";
import { SPAN_REFUSALS } from "../core/span.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { EphemerisWords } from "./words/en.ts";

/** A table of places at equal steps. */
export const ephemerisTable = defineProcedure({
  name: "ephemeris.table",
  tradition: "western",
  words: wordsIn<EphemerisWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/ephemeris_table.svg",
  conventions: CONVENTIONS,
  refusals: [...SPAN_REFUSALS, "too-many-rows"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "noon of 21 July 1960",
      input: { from: "1960-07-21", to: "1960-07-21", time: "12:00", bodies: ["sun", "moon"] },
      expect: {
        rows: [
          {
            bodies: [
              {
                body: { id: "sun" },
                longitudeDeg: 118.70172,
                rightAscensionDeg: 120.82781,
                declinationDeg: 20.42222,
              },
              { body: { id: "moon" }, longitudeDeg: 93.87856, latitudeDeg: -4.88407 },
            ],
          },
        ],
      },
      tolerance: 0.0005,
      source: "Swiss Ephemeris 2.10.03",
    },
  ],
  references: [
    { title: "Explanatory Supplement to the Astronomical Almanac", year: "2013" },
    { title: "VSOP87; ELP/MPP02", author: "P. Bretagnon, J. Chapront and others" },
  ],
});
