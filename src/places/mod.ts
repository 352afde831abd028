/**
 * Places: an atlas in memory, so that nobody types a coordinate.
 *
 * Pure functions of a committed index that is read the first time it is needed. Answers are codes and
 * names with language tags; nothing here is a sentence.
 *
 * @example
 * ```ts
 * import { openAtlas, resolvePlace } from "./mod.ts";
 *
 * const answer = resolvePlace(openAtlas(), { text: "Springfield, Illinois" });
 * if (answer.kind === "one") console.log(answer.place.zone); // America/Chicago
 * ```
 */
export { openAtlas } from "./atlas.ts";
export type { Atlas } from "./atlas.ts";
export { readCoordinates } from "./coordinates_text.ts";
export type { ReadCoordinates } from "./coordinates_text.ts";
export { distanceKm } from "./distance.ts";
export type { Point } from "./distance.ts";
export { findNearestPlace, findPlaceById, findZonesNear } from "./find.ts";
export type { NearestPlace, ZoneNear } from "./find.ts";
export { languageOfNames } from "./languages.ts";
export type { Area, Place, PlaceName, ZoneReliability } from "./place.ts";
export { readPlace } from "./read.ts";
export type { PlaceReading } from "./read.ts";
export { resolvePlace } from "./resolve.ts";
export type { Resolution } from "./resolve.ts";
export { searchPlaces } from "./search.ts";
export type { PlaceHit, PlaceQuery } from "./search.ts";
