import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { CHART_BODY } from "../core/points.ts";
import { byId, nullable, PLACE, placeShape, UNAVAILABLE } from "../core/shapes.ts";

/** Whether a body keeps within the Sun's greatest declination. */
export const STATE = vocabulary("declinationState", ["within", "outOfBounds"]);
export type State = IdOf<typeof STATE>;

export const PARALLEL = vocabulary("parallel", ["parallel", "contraparallel"]);
export const MIRROR = vocabulary("mirror", ["antiscion", "contraAntiscion"]);

const body = (description: string) => term(CHART_BODY, description);
export const answer = Type.Object({
  obliquityDeg: Type.Number({ description: "True obliquity of the ecliptic of date, degrees" }),
  states: byId(
    CHART_BODY.ids,
    term(STATE, "Against the obliquity"),
    "Whether each body stands beyond the Sun's limit",
  ),
  moonRange: nullable(
    Type.Object({
      fromDeg: Type.Number({ description: "At the first minute of the day, degrees" }),
      toDeg: Type.Number({ description: "At the last minute of the day, degrees" }),
    }),
    "Declination of the Moon over the day; null with a time",
  ),
  bodies: Type.Array(
    Type.Object({
      body: body("The body"),
      ...PLACE,
      declinationDeg: Type.Number({ description: "Apparent, degrees, north positive" }),
      declinationSpeed: Type.Number({ description: "Degrees a day" }),
      excessDeg: Type.Number({ description: "Degrees beyond the obliquity, negative within it" }),
      outOfBoundsSpan: nullable(
        Type.Object({
          from: nullable(Type.String(), "UTC; null if more than 400 days before"),
          to: nullable(Type.String(), "UTC; null if more than 400 days after"),
        }),
        "When it left and came back; null within bounds",
      ),
      equivalent: nullable(
        placeShape("A longitude"),
        "Where the Sun has this declination; null out of bounds",
      ),
      antiscion: placeShape("Mirror image in the solstice axis"),
      contraAntiscion: placeShape("Mirror image in the equinox axis"),
    }),
    { description: "Sun to Pluto, then those asked for" },
  ),
  outOfBounds: Type.Array(body("A body"), { description: "Bodies beyond the Sun's limit" }),
  aspects: Type.Array(
    Type.Object({
      a: body("First body"),
      b: body("Second body"),
      kind: term(PARALLEL, "Same or opposite side of the equator"),
      orbDeg: Type.Number({ description: "Difference of the distances from the equator, degrees" }),
    }),
    { description: "In the order of the bodies" },
  ),
  antisciaContacts: Type.Array(
    Type.Object({
      a: body("Body whose mirror point is hit"),
      b: body("Body that stands there"),
      kind: term(MIRROR, "Mirrored in the solstices or equinoxes"),
      orbDeg: Type.Number({ description: "Distance from exactness, degrees" }),
    }),
    { description: "Within 1°" },
  ),
  midpoints: Type.Array(
    Type.Object({
      body: body("Body in the middle"),
      pair: Type.Tuple([body("One of the two"), body("The other")], {
        description: "The two bodies on both sides",
      }),
      orbDeg: Type.Number({ description: "Distance of the body from the middle, degrees" }),
    }),
    { description: "Bodies within 0.25° of the middle of two declinations" },
  ),
  unavailable: UNAVAILABLE,
});
export type DeclinationAnswer = Frozen<Static<typeof answer>>;
