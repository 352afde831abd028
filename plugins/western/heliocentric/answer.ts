import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { HELIOCENTRIC } from "#sky";
import { ASPECT } from "../core/aspects.ts";
import { nullable, PLACE, placeShape } from "../core/shapes.ts";

/** Planets as seen from the Sun, the Earth among them. */
export const SUN_BODY = vocabulary("sunBody", HELIOCENTRIC);
export type SunBody = IdOf<typeof SUN_BODY>;

export const answer = Type.Object({
  bodies: Type.Array(
    Type.Object({
      body: term(SUN_BODY, "The planet"),
      ...PLACE,
      latitudeDeg: Type.Number({ description: "Heliocentric latitude, degrees" }),
      distanceAu: Type.Number({ description: "Distance from the Sun, AU" }),
      speedDegPerDay: Type.Number({ description: "Degrees a day" }),
      node: nullable(placeShape("Ascending node of its orbit"), "Null for the Earth"),
      perihelion: placeShape("Where it comes nearest the Sun"),
    }),
    { description: "Mercury to Pluto" },
  ),
  aspects: Type.Array(
    Type.Object({
      a: term(SUN_BODY, "First planet"),
      b: term(SUN_BODY, "Second planet"),
      aspect: term(ASPECT, "Aspect"),
      orbDeg: Type.Number({ description: "Distance from exactness, degrees" }),
    }),
    { description: "Within three degrees, closest first" },
  ),
  unavailable: Type.Array(term(SUN_BODY, "The planet"), {
    description: "Planets without a position then",
  }),
});
export type HeliocentricAnswer = Frozen<Static<typeof answer>>;
