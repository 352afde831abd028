/** Shapes of answers that several procedures of this folder share. */
import { term, Type, type TOptional, type TSchema } from "#sdk";
import { CLASSICAL, SIGN } from "#lore";
import { ASPECT } from "./aspects.ts";
import { CHART_BODY, POINT } from "./points.ts";
import { round } from "./zodiac.ts";

/** A value that may be missing; the description says when it is null. */
export function nullable<S extends TSchema>(schema: S, description: string) {
  return Type.Union([schema, Type.Null()], { description });
}

/** A value for each of several bodies or points, under their ids; those that are missing are left out. */
export function byId<Id extends string, S extends TSchema>(
  ids: readonly Id[],
  schema: S,
  description: string,
) {
  const properties = Object.fromEntries(ids.map((id) => [id, Type.Optional(schema)]));
  return Type.Object(properties as unknown as Record<Id, TOptional<S>>, { description });
}

export const sign = (description = "Sign of the zodiac") => term(SIGN, description);
export const classical = (description = "One of the seven planets") => term(CLASSICAL, description);
export const House = (description = "House, 1 to 12") =>
  Type.Integer({ minimum: 1, maximum: 12, description });

/** A longitude with its sign. */
export const PLACE = {
  longitudeDeg: Type.Number({ description: "Ecliptic longitude, degrees [0, 360)" }),
  sign: sign(),
  degreeInSign: Type.Number({ description: "Degrees within the sign, [0, 30)" }),
};
export const placeShape = (description: string) => Type.Object(PLACE, { description });

/** One aspect between two points, or from a point of one chart to a point of another. */
export const aspectShape = (description: string) =>
  Type.Object(
    {
      a: term(POINT, "First body or point"),
      b: term(POINT, "Second body or point"),
      aspect: term(ASPECT, "Aspect"),
      orbDeg: Type.Number({ description: "Distance from exactness, degrees" }),
      maxOrbDeg: Type.Number({ description: "Widest distance at which it counts, degrees" }),
      applying: nullable(
        Type.Boolean(),
        "Whether it grows more exact; null with a lot or between angles",
      ),
      inSign: Type.Boolean({ description: "Whether the signs stand at the same angle" }),
    },
    { description },
  );

/** An aspect as answers give it. */
export function reportAspect<A extends { readonly angleDeg: number; readonly orbDeg: number }>(
  { angleDeg: _, orbDeg, ...aspect }: A,
  places = 6,
) {
  return { ...aspect, orbDeg: round(orbDeg, places) };
}

/** Bodies that could not be served at the date. */
export const UNAVAILABLE = Type.Array(
  Type.Object({
    body: term(CHART_BODY, "Body without a position at this date"),
    fromJulianDay: Type.Number({ description: "First Julian day (TT) with a position" }),
    toJulianDay: Type.Number({ description: "Last Julian day (TT) with a position" }),
  }),
  {
    description:
      "Bodies without a position at this date, and the Julian days within which they have one",
  },
);
