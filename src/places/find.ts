import type { Atlas } from "./atlas.ts";
import { coordinates } from "./atlas.ts";
import { describePlace } from "./describe.ts";
import type { Point } from "./distance.ts";
import { distanceKm } from "./distance.ts";
import { readLanguage } from "./languages.ts";
import type { Place } from "./place.ts";

/**
 * Finds a place by its id.
 *
 * @param id as in `Place`: `gn:1668341`, `at:23.1012,121.3767`
 * @returns null where no place has it
 * @throws {RangeError} if `lang` is not a well-formed language tag
 */
export function findPlaceById(atlas: Atlas, id: string, lang = "en"): Place | null {
  const place = numberOf(atlas, id);
  return place < 0 ? null : describePlace(atlas, place, readLanguage(lang));
}

function numberOf({ pack: { columns, header } }: Atlas, id: string): number {
  const [, digits] = /^gn:(\d{1,8})$/.exec(id) ?? [];
  if (digits !== undefined && Number(digits) > 0) {
    const [high, low] = [Number(digits) >> 8, Number(digits) & 255];
    for (let place = 0; place < header.places; place++)
      if (columns.geonamesHigh[place] === high && columns.geonamesLow[place] === low) return place;
  }
  const [, north, east] = /^at:(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?)$/.exec(id) ?? [];
  if (north === undefined) return -1;
  const latitude = Math.round((Number(north) + 90) * 10_000);
  const longitude = Math.round((Number(east) + 180) * 10_000);
  for (let place = 0; place < header.places; place++)
    if (
      columns.latitude[place]! * 256 + columns.latitudeRest[place]! === latitude &&
      columns.longitude[place]! * 256 + columns.longitudeRest[place]! === longitude
    )
      return place;
  return -1;
}

/** The place nearest to a point. */
export interface NearestPlace {
  readonly place: Place;
  readonly km: number;
}

/**
 * Finds the place nearest to a point, whose zone is most likely the point's own.
 *
 * @param point degrees, north and east positive
 * @throws {RangeError} if the point lies outside ±90° and ±180°, or `lang` is not a well-formed language tag
 */
export function findNearestPlace(atlas: Atlas, point: Point, lang = "en"): NearestPlace {
  const { latitude, longitude } = point;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw new RangeError(
      `Cannot find a place: ${latitude}°, ${longitude}° must be within ±90° and ±180°`,
    );
  let best = 0;
  let bestKm = Infinity;
  for (let place = 0; place < atlas.pack.header.places; place++) {
    const at = coordinates(atlas, place);
    if (Math.abs(at.latitude - latitude) * KM_PER_DEGREE > bestKm) continue;
    const km = distanceKm(at, point);
    if (km < bestKm) [best, bestKm] = [place, km];
  }
  return { place: describePlace(atlas, best, readLanguage(lang)), km: bestKm };
}

/** A degree of latitude on the sphere of `distanceKm`, rounded down. */
const KM_PER_DEGREE = 111;

/** A zone, and how far from a point its nearest place lies. */
export interface ZoneNear {
  readonly zone: string;
  readonly km: number;
}

/**
 * Lists the zones around a point by the distance of their nearest places, the nearest first: those within
 * `ratio` times the distance of the first.
 *
 * @param point degrees, north and east positive, within ±90° and ±180°
 */
export function findZonesNear(atlas: Atlas, point: Point, ratio = 2): readonly ZoneNear[] {
  const { header, columns } = atlas.pack;
  const nearest = new Float64Array(header.zones.length).fill(Infinity);
  let least = Infinity;
  for (let place = 0; place < header.places; place++) {
    const at = coordinates(atlas, place);
    if (Math.abs(at.latitude - point.latitude) * KM_PER_DEGREE > least * ratio) continue;
    const km = distanceKm(at, point);
    const zone = columns.zone[place]!;
    if (km < nearest[zone]!) nearest[zone] = km;
    if (km < least) least = km;
  }
  return [...nearest]
    .map((km, zone) => ({ zone: header.zones[zone]![0], km }))
    .filter(({ km }) => km <= least * ratio)
    .sort((a, b) => a.km - b.km);
}
