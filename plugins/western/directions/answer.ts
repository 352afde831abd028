import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { MODERN } from "../core/points.ts";
import { nullable, sign } from "../core/shapes.ts";
import { SIGNIFICATORS } from "./input.ts";

/** What of a planet is directed. */
export const PROMISSOR_KIND = vocabulary("promissorKind", [
  "body",
  "aspect",
  "bound",
  "antiscion",
  "contraAntiscion",
]);
export type PromissorKind = IdOf<typeof PROMISSOR_KIND>;

export const MOTION = vocabulary("motion", ["direct", "converse"]);
export type Motion = IdOf<typeof MOTION>;

export const SIGNIFICATOR = vocabulary("point", SIGNIFICATORS);

/** Rays of a planet: to the left they fall on the signs that follow, to the right on those before. */
export const RAY = vocabulary("ray", [
  "leftSextile",
  "leftSquare",
  "leftTrine",
  "opposition",
  "rightTrine",
  "rightSquare",
  "rightSextile",
]);
export type Ray = IdOf<typeof RAY>;

export const answer = Type.Object({
  directions: Type.Array(
    Type.Object({
      promissor: term(MODERN, "Planet that is directed, or lord of the bound"),
      kind: term(PROMISSOR_KIND, "What of it is directed"),
      ray: nullable(term(RAY, "Ray of the planet"), "Null but for aspects"),
      sign: nullable(sign("Sign of the bound"), "Null but for bounds"),
      significator: term(SIGNIFICATOR, "What it is directed to"),
      motion: term(MOTION, "Motion"),
      arcDeg: Type.Number({ description: "Arc of the equator, degrees" }),
      years: Type.Number({ description: "Years of age by the key" }),
      date: Type.String({ description: "Birth and that many years of 365.2422 days, UT" }),
    }),
    { description: "In order of time" },
  ),
  count: Type.Integer({ description: "How many there are" }),
  horizon: Type.Object(
    {
      armcDeg: Type.Number({ description: "Right ascension of the meridian, degrees" }),
      latitudeDeg: Type.Number({ description: "Latitude of birth, degrees" }),
      obliquityDeg: Type.Number({ description: "True obliquity of the ecliptic, degrees" }),
    },
    { description: "What the sphere turns about" },
  ),
  notRising: Type.Array(term(MODERN, "A planet"), {
    description:
      "Planets with a promissor that neither rises nor sets here and has no arc to the horizon",
  }),
});
export type DirectionsAnswer = Frozen<Static<typeof answer>>;
