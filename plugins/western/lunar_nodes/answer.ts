import { term, Type, type Frozen, type Static } from "#sdk";
import { MOON_EVENT } from "../core/moon_course.ts";
import { nullable, PLACE, placeShape } from "../core/shapes.ts";
import { WHEN } from "../core/span.ts";
import { SUN_BODY } from "../heliocentric/answer.ts";

export const answer = Type.Object({
  moon: Type.Object(
    {
      meanNode: placeShape("Mean ascending node"),
      trueNode: placeShape("Osculating ascending node"),
      meanApogee: placeShape("Mean apogee, the Black Moon"),
      trueApogee: placeShape("Osculating apogee"),
      steepness: Type.Number({
        description: "How far from the equator the Moon comes in this year of her node, degrees",
      }),
    },
    { description: "Points of the Moon's orbit" },
  ),
  next: Type.Array(
    Type.Object({
      event: term(MOON_EVENT, "The event"),
      ...WHEN,
      ...PLACE,
      declinationDeg: Type.Number({ description: "Declination, degrees" }),
      distanceKm: Type.Number({ description: "Distance, km" }),
    }),
    { description: "The next of each kind, in order of time" },
  ),
  planets: Type.Array(
    Type.Object({
      body: term(SUN_BODY, "The planet"),
      node: nullable(placeShape("Osculating ascending node"), "Null for the Earth"),
      perihelion: placeShape("Osculating perihelion"),
      meanNode: nullable(placeShape("Mean ascending node"), "Null for Earth and Pluto"),
      meanPerihelion: nullable(placeShape("Mean perihelion"), "Null for Pluto"),
      inclinationDeg: Type.Number({ description: "To the ecliptic of date, degrees" }),
      eccentricity: Type.Number({ description: "Of the osculating ellipse" }),
      semiMajorAxisAu: Type.Number({ description: "AU" }),
    }),
    { description: "As seen from the Sun" },
  ),
});
export type NodesAnswer = Frozen<Static<typeof answer>>;
