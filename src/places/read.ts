import type { Atlas } from "./atlas.ts";
import { readCoordinates } from "./coordinates_text.ts";
import type { Point } from "./distance.ts";
import { findNearestPlace, findPlaceById, findZonesNear } from "./find.ts";
import type { Place } from "./place.ts";
import type { Resolution } from "./resolve.ts";
import { resolvePlace } from "./resolve.ts";
import type { PlaceQuery } from "./search.ts";

/** What a text that stands for a place means: a name, an id, or coordinates. */
export type PlaceReading =
  | Resolution
  | { readonly kind: "id"; readonly place: Place }
  | {
      readonly kind: "coordinates";
      readonly point: Point;
      /** The place nearest to them. */
      readonly place: Place;
      readonly km: number;
      /** Zones around them, that of the place first; several near a boundary. */
      readonly zones: readonly string[];
    }
  /** An id that no place has. */
  | { readonly kind: "unknown-id" }
  /** Coordinates beyond ±90° and ±180°. */
  | { readonly kind: "beyond" };

/**
 * Reads a text as the id of a place, as coordinates, or else as a name.
 *
 * @throws {RangeError} if `lang` is not a well-formed language tag
 */
export function readPlace(atlas: Atlas, query: PlaceQuery): PlaceReading {
  const { lang } = query;
  const text = query.text.trim();
  if (/^(gn|at):/.test(text)) {
    const place = findPlaceById(atlas, text, lang);
    if (place) return { kind: "id", place };
    if (text.startsWith("gn:")) return { kind: "unknown-id" };
  }
  const read = readCoordinates(text);
  if (read === null) return resolvePlace(atlas, query);
  if (!read.sound) return { kind: "beyond" };
  const { point } = read;
  const { place, km } = findNearestPlace(atlas, point, lang);
  const around = findZonesNear(atlas, point).map(({ zone }) => zone);
  const zones = [...new Set([place.zone, ...place.zoneReliability.alternatives, ...around])];
  return { kind: "coordinates", point, place, km, zones };
}
