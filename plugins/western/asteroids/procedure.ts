import { defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { birthTimeOmittable, PLACE_OMITTABLE } from "../core/omission.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input, MINOR } from "./input.ts";
import type { AsteroidsWords } from "./words/en.ts";

/** Where the asteroids, the centaurs and the points of the lunar orbit stand in a birth. */
export const asteroidsLocate = defineProcedure({
  name: "asteroids.locate",
  tradition: "western",
  words: wordsIn<AsteroidsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/asteroids.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(MINOR.map((id) => `/signs/${id}`)),
    latitude: PLACE_OMITTABLE,
  },
  refusals: CHART_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the sky of 8 September 1825",
      input: {
        birthDate: "1825-09-08",
        birthTime: "00:00",
        timezone: "UTC",
        bodies: ["ceres", "pallas"],
      },
      expect: { bodies: [{ longitudeDeg: 203.1669 }, { longitudeDeg: 200.9971 }] },
      tolerance: 0.002,
      source: "Swiss Ephemeris 2.10.03",
    },
  ],
  references: [
    { title: "Asteroid Goddesses", author: "Demetra George and Douglas Bloch", year: "1986" },
  ],
});
