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
export type { Point } from "./distance.ts";
export { findNearestPlace, findPlaceById } from "./find.ts";
export type { NearestPlace } from "./find.ts";
export type { Area, Place, PlaceName, ZoneReliability } from "./place.ts";
export { resolvePlace } from "./resolve.ts";
export type { Resolution } from "./resolve.ts";
export { searchPlaces } from "./search.ts";
export type { PlaceHit, PlaceQuery } from "./search.ts";
