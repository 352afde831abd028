/** Output shapes that several procedures of this folder share. */
import { oneOf, TextShape, Type } from "#old";
import { ASPECT_IDS } from "./aspects.ts";
import { CLASSICAL, SIGN_IDS } from "./names.ts";

export const Degrees = (description: string) => Type.Number({ description });
export const nullable = <S extends Parameters<typeof Type.Union>[0][number]>(
  schema: S,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

export const SignShape = oneOf(SIGN_IDS, "Sign of the zodiac");
export const ClassicalShape = oneOf(CLASSICAL, "One of the seven planets");
export const House = (description = "House, 1 to 12") =>
  Type.Integer({ minimum: 1, maximum: 12, description });

/** A longitude with its sign. */
export const PLACE = {
  longitudeDeg: Type.Number({ description: "Ecliptic longitude, degrees [0, 360)" }),
  sign: SignShape,
  signName: TextShape,
  degreeInSign: Type.Number({ description: "Degrees within the sign, [0, 30)" }),
  formatted: TextShape,
};
export const PlaceShape = Type.Object(PLACE);

/** One aspect. */
export const AspectShape = Type.Object({
  a: Type.String({ description: "First body or point" }),
  b: Type.String({ description: "Second body or point" }),
  aspect: oneOf(ASPECT_IDS, "Aspect"),
  angleDeg: Type.Number({ description: "Exact angle of the aspect, degrees" }),
  orbDeg: Type.Number({ description: "Distance from exactness, degrees" }),
  maxOrbDeg: Type.Number({ description: "Widest distance at which it counts, degrees" }),
  applying: nullable(
    Type.Boolean(),
    "Whether it grows more exact; null with a lot or between angles",
  ),
  inSign: Type.Boolean({ description: "Whether the signs stand at the same angle" }),
});

/** A judgement's single testimony. */
export const TestimonyShape = Type.Object({
  code: Type.String({ description: "Rule that was met" }),
  weight: Type.Number({ description: "Points added to the base" }),
  evidence: TextShape,
});

/** Bodies that could not be served at the date. */
export const UnavailableShape = Type.Array(
  Type.Object({
    body: Type.String(),
    fromJulianDay: Type.Number({ description: "TT" }),
    toJulianDay: Type.Number({ description: "TT" }),
  }),
  {
    description:
      "Bodies without a position at this date, and the Julian days within which they have one",
  },
);

/** House cusps and the system that they follow. */
export const HousesShape = Type.Object({
  system: Type.String({ description: "System asked for" }),
  used: Type.String({ description: "System that the cusps follow" }),
  substitution: nullable(TextShape, "Why another system was used"),
  cusps: Type.Array(Type.Object({ house: House(), ...PLACE }), {
    description: "Twelve cusps in order",
  }),
});
