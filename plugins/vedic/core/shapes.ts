/** Parts of answers that several procedures share. */
import { SIGN } from "#lore";
import { term, Type, type Static } from "#sdk";
import { GRAHA, type GrahaId } from "./grahas.ts";
import { nakshatraIndexOf, padaOf } from "./lunar_mansions.ts";
import { NAKSHATRA, NAKSHATRAS } from "./nakshatras.ts";
import { round } from "./positions.ts";
import { signOfLongitude } from "./signs.ts";

export const signTerm = (description: string) => term(SIGN, description);
export const grahaTerm = (description: string) => term(GRAHA, description);

export const House = (description: string) =>
  Type.Integer({ minimum: 1, maximum: 12, description });

/** An instant as an answer gives it. */
export const utc = (description: string) =>
  Type.String({ description: `${description}, ISO 8601 UTC, to the second` });
/** An instant as a Julian day. */
export const julianDay = (description: string) =>
  Type.Number({ description: `${description}, Julian day UT` });

/** Start and end of what lasts. */
export const SPAN = { start: utc("Begins, included"), end: utc("Ends") };

/** A point of the sidereal zodiac. */
export const PLACE = {
  longitudeDeg: Type.Number({ description: "Sidereal longitude, degrees in [0, 360)" }),
  sign: signTerm("Sidereal sign"),
  degreeInSign: Type.Number({ description: "Degrees in [0, 30)" }),
  nakshatra: term(NAKSHATRA, "Nakshatra"),
  pada: Type.Integer({ minimum: 1, maximum: 4, description: "Quarter of the nakshatra" }),
  nakshatraLord: grahaTerm("Lord of the nakshatra"),
};
export const place = (description: string) => Type.Object(PLACE, { description });
export type Place = Static<ReturnType<typeof place>>;

/** Reports a longitude as {@link PLACE}. */
export function placeOfLongitude(longitudeDeg: number): Place {
  const nakshatra = NAKSHATRAS[nakshatraIndexOf(longitudeDeg)]!;
  return {
    longitudeDeg: round(longitudeDeg),
    sign: signOfLongitude(longitudeDeg),
    degreeInSign: round(longitudeDeg - 30 * Math.floor(longitudeDeg / 30)),
    nakshatra: nakshatra.id,
    pada: padaOf(longitudeDeg),
    nakshatraLord: nakshatra.lord,
  };
}

/** Something for each graha of a list, by its id. */
export function perGraha<K extends GrahaId, S>(
  ids: readonly K[],
  make: (id: K) => S,
): Record<K, S> {
  return Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<K, S>;
}
