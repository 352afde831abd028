import { AU_KM, DEG } from "../angles.ts";

/** A point on the Earth. */
export interface Place {
  /** Geodetic degrees, north positive, within ±90. */
  readonly latitudeDeg: number;
  /** Degrees, east positive. */
  readonly longitudeDeg: number;
  /** Metres above the ellipsoid; 0 when absent. */
  readonly heightM?: number;
}

/** Equatorial radius of the Earth, km, and flattening (WGS 84). */
export const EARTH_RADIUS_KM = 6378.137;
export const FLATTENING: number = 1 / 298.257223563;

export type Vector = readonly [number, number, number];

/**
 * Computes the geocentric vector of a place on the true equator of date.
 *
 * @param siderealDeg local apparent sidereal time
 * @returns AU
 */
export function placeVector(place: Place, siderealDeg: number): Vector {
  const latitude = place.latitudeDeg * DEG;
  const sine = Math.sin(latitude);
  const cosine = Math.cos(latitude);
  const squash = (1 - FLATTENING) ** 2;
  const curvature = 1 / Math.sqrt(cosine * cosine + squash * sine * sine);
  const height = (place.heightM ?? 0) / 1000;
  const flat = (EARTH_RADIUS_KM * curvature + height) * cosine;
  const up = (EARTH_RADIUS_KM * squash * curvature + height) * sine;
  const theta = siderealDeg * DEG;
  return [(flat * Math.cos(theta)) / AU_KM, (flat * Math.sin(theta)) / AU_KM, up / AU_KM];
}

/** Throws unless the coordinates can be those of a place. */
export function requirePlace({ latitudeDeg, longitudeDeg }: Place): void {
  if (!(Math.abs(latitudeDeg) <= 90)) {
    throw new RangeError(`Cannot use place: latitude is ${latitudeDeg}°, must be within ±90°`);
  }
  if (!(Math.abs(longitudeDeg) <= 360)) {
    throw new RangeError(`Cannot use place: longitude is ${longitudeDeg}°, must be within ±360°`);
  }
}
