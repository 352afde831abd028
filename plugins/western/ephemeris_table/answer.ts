import { term, Type, type Frozen, type Static } from "#sdk";
import { PTOLEMAIC } from "../core/aspects.ts";
import { CHART_BODY, MODERN } from "../core/points.ts";
import { nullable, PLACE, UNAVAILABLE } from "../core/shapes.ts";
import { WHEN } from "../core/span.ts";

const degrees = (description: string) => Type.Number({ description: `${description}, degrees` });

export const answer = Type.Object({
  rows: Type.Array(
    Type.Object({
      ...WHEN,
      obliquityDeg: degrees("True obliquity of the ecliptic"),
      siderealTimeHours: Type.Number({ description: "Apparent sidereal time at Greenwich, hours" }),
      bodies: Type.Array(
        Type.Object({
          body: term(CHART_BODY, "The body"),
          ...PLACE,
          latitudeDeg: degrees("Ecliptic latitude"),
          speedDegPerDay: Type.Number({ description: "In longitude, degrees a day" }),
          rightAscensionDeg: degrees("Right ascension of date"),
          declinationDeg: degrees("Declination of date"),
          retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
        }),
        { description: "The bodies asked for" },
      ),
    }),
    { description: "A row each step, apparent geocentric places" },
  ),
  aspects: nullable(
    Type.Array(
      Type.Object({
        a: term(MODERN, "First planet"),
        b: term(MODERN, "Second planet"),
        aspect: term(PTOLEMAIC, "The aspect"),
        ...WHEN,
      }),
      {
        description: "Exact aspects of the planets Sun to Pluto among the bodies, in order of time",
      },
    ),
    "Null for spans longer than sixty-two days",
  ),
  unavailable: UNAVAILABLE,
});
export type EphemerisAnswer = Frozen<Static<typeof answer>>;
