import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { nullable, PLACE } from "../core/shapes.ts";
import { WHEN, whenShape } from "../core/span.ts";

export const LIGHT = vocabulary("eclipsedLight", ["solar", "lunar"]);
export const ECLIPSE = vocabulary("eclipseKind", [
  "total",
  "annular",
  "hybrid",
  "partial",
  "penumbral",
  "none",
]);
export type EclipseKind = IdOf<typeof ECLIPSE>;

const degrees = (description: string) => Type.Number({ description: `${description}, degrees` });
const phase = (description: string) =>
  nullable(
    Type.Object(
      { ...WHEN, altitudeDeg: degrees("Altitude of the eclipsed light, without refraction") },
      { description },
    ),
    "Null where the eclipse has no such phase",
  );

const atPlace = Type.Object({
  visible: Type.Boolean({ description: "Whether anything is seen from the place" }),
  kind: term(ECLIPSE, "The deepest phase that the place sees"),
  magnitude: nullable(
    Type.Number(),
    "Of a solar eclipse as the place sees it: ratio of the discs where central, else the covered part of the diameter; null for a lunar one",
  ),
  obscuration: nullable(
    Type.Number(),
    "Covered part of the Sun's disc at maximum, 0 to 1; null for a lunar eclipse",
  ),
  begins: phase("First contact; of the Moon with the penumbra"),
  partialBegins: phase("The Moon enters the umbra; null for a solar eclipse"),
  centralBegins: phase("Totality or annularity begins"),
  maximum: phase("When it is deepest, though the light may be below the horizon"),
  centralEnds: phase("Totality or annularity ends"),
  partialEnds: phase("The Moon leaves the umbra; null for a solar eclipse"),
  ends: phase("Last contact"),
  azimuthDeg: degrees("Azimuth at maximum, from north through east"),
  seen: nullable(
    Type.Object(
      {
        ...WHEN,
        altitudeDeg: degrees("Altitude of the Sun"),
        magnitude: Type.Number({ description: "Magnitude at that instant" }),
        obscuration: Type.Number({ description: "Covered part of the disc at that instant" }),
      },
      { description: "The deepest phase of a solar eclipse with the Sun up" },
    ),
    "Null for a lunar eclipse, and where nothing is seen",
  ),
});

export const answer = Type.Object({
  eclipses: Type.Array(
    Type.Object({
      light: term(LIGHT, "The light that is eclipsed"),
      kind: term(ECLIPSE, "Kind of eclipse"),
      ...WHEN,
      ...PLACE,
      magnitude: Type.Number({
        description:
          "Solar: ratio of the discs where central, else the covered part of the diameter; lunar: part of the Moon's diameter in the umbra, negative where it misses it",
      }),
      penumbralMagnitude: nullable(Type.Number(), "Null for a solar eclipse"),
      gamma: Type.Number({
        description:
          "Distance of the axis of shadow from the Earth's centre, or of the Moon from it, Earth radii, north positive",
      }),
      saros: Type.Integer({ description: "Number of the saros series" }),
      begins: whenShape("First contact with the Earth, or of the Moon with the penumbra"),
      ends: whenShape("Last contact"),
      partial: nullable(
        Type.Object({ begins: whenShape("Begins"), ends: whenShape("Ends") }),
        "The Moon in the umbra; null for a solar eclipse and without one",
      ),
      total: nullable(
        Type.Object({ begins: whenShape("Begins"), ends: whenShape("Ends") }),
        "The axis on the Earth, or the whole Moon in the umbra; null without one",
      ),
      greatestLatitude: nullable(
        degrees("Latitude of the place of greatest eclipse"),
        "Null for a lunar eclipse",
      ),
      greatestLongitude: nullable(
        degrees("Longitude of the place of greatest eclipse, east positive"),
        "Null for a lunar eclipse",
      ),
      atPlace: nullable(atPlace, "Null where no place was given"),
    }),
    { description: "Eclipses in the span, in order of time" },
  ),
});
export type EclipsesAnswer = Frozen<Static<typeof answer>>;
export type EclipseRow = EclipsesAnswer["eclipses"][number];
