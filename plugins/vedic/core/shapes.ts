/** Output shapes that several procedures share. */
import { oneOf, TextShape, Type, type Static } from "#old";
import { GRAHA_IDS, PLANET_IDS, GRAHAS, type GrahaId } from "./grahas.ts";
import { nakshatraIndexOf, padaOf } from "./lunar_mansions.ts";
import { NAKSHATRAS } from "./nakshatras.ts";
import { formatDegree, round } from "./positions.ts";
import { SIGN_IDS, SIGNS, signIndexOf } from "./signs.ts";

export const SignShape = oneOf(SIGN_IDS, "Sidereal sign");
export const GrahaShape = oneOf(GRAHA_IDS, "One of the nine grahas");
export const PlanetShape = oneOf(PLANET_IDS, "One of the seven planets");
export const UtcShape = Type.String({ description: "Instant, ISO 8601 UTC, to the second" });
export const JdShape = Type.Number({ description: "Julian day, UT" });
export const SpanShape = Type.Object(
  { start: UtcShape, end: UtcShape },
  { description: "From start (included) to end" },
);

/** A point of the sidereal zodiac. */
export const PlaceShape = Type.Object({
  longitudeDeg: Type.Number({ description: "Sidereal longitude, degrees in [0, 360)" }),
  sign: SignShape,
  signName: TextShape,
  degreeInSign: Type.Number({ description: "Degrees in [0, 30)" }),
  formatted: TextShape,
  nakshatra: Type.Integer({ minimum: 1, maximum: 27, description: "1 is Ashwini" }),
  nakshatraName: TextShape,
  pada: Type.Integer({ minimum: 1, maximum: 4 }),
  nakshatraLord: GrahaShape,
});

/** Writes a longitude as {@link PlaceShape}. */
export function placeOfLongitude(longitudeDeg: number): Static<typeof PlaceShape> {
  const sign = SIGNS[signIndexOf(longitudeDeg)]!;
  const nakshatra = NAKSHATRAS[nakshatraIndexOf(longitudeDeg)]!;
  const degree = formatDegree(longitudeDeg);
  return {
    longitudeDeg: round(longitudeDeg),
    sign: sign.id,
    signName: sign.name,
    degreeInSign: round(longitudeDeg - 30 * Math.floor(longitudeDeg / 30)),
    formatted: { en: `${degree} ${sign.name.en}`, zhHant: `${sign.name.zhHant} ${degree}` },
    nakshatra: nakshatra.number,
    nakshatraName: nakshatra.name,
    pada: padaOf(longitudeDeg),
    nakshatraLord: nakshatra.lord,
  };
}

/** One schema for each graha of a list, as properties. */
export function perGraha<K extends GrahaId, S>(
  ids: readonly K[],
  shape: (id: K) => S,
): Record<K, S> {
  return Object.fromEntries(ids.map((id) => [id, shape(id)])) as Record<K, S>;
}

/** A graha's name in a table. */
export function grahaName(id: GrahaId) {
  return GRAHAS[id].name;
}
