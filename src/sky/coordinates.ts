import { DEG, normalizeDeg } from "./angles.ts";
import type { Direction } from "./apparent.ts";
import type { Frame } from "./frame/frame.ts";

/**
 * Apparent geocentric place of date: true equinox, ecliptic and equator of date.
 * Degrees, AU, and degrees or AU per day.
 */
export interface Position {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly distanceAu: number;
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
  readonly longitudeSpeed: number;
  readonly latitudeSpeed: number;
  /** 0 for nodes and apogees of the Moon: their distances are not differentiated. */
  readonly distanceSpeed: number;
  readonly rightAscensionSpeed: number;
  readonly declinationSpeed: number;
}

/** Turns an apparent ICRS direction into coordinates of date with their rates. */
export function positionOf(frame: Frame, direction: Direction): Position {
  const m = frame.matrix;
  const ux = direction[0]!;
  const uy = direction[1]!;
  const uz = direction[2]!;
  const vx = direction[3]!;
  const vy = direction[4]!;
  const vz = direction[5]!;
  const x = m[0]! * ux + m[1]! * uy + m[2]! * uz;
  const y = m[3]! * ux + m[4]! * uy + m[5]! * uz;
  const z = m[6]! * ux + m[7]! * uy + m[8]! * uz;
  const dx = m[0]! * vx + m[1]! * vy + m[2]! * vz;
  const dy = m[3]! * vx + m[4]! * vy + m[5]! * vz;
  const dz = m[6]! * vx + m[7]! * vy + m[8]! * vz;
  const flat = x * x + y * y;
  const longitude = Math.atan2(y, x) + frame.nutationLongitude;
  const longitudeRate = (x * dy - y * dx) / flat + frame.equinoxRate;
  const latitude = Math.atan2(z, Math.sqrt(flat));
  const latitudeRate = dz / Math.sqrt(flat);
  return fromEcliptic(
    frame,
    [longitude, latitude, direction[6]!],
    [longitudeRate, latitudeRate, direction[7]!],
  );
}

/**
 * Completes a place of date from true ecliptic coordinates.
 *
 * @param place longitude and latitude in radians, distance in AU
 * @param rates the same per day
 */
export function fromEcliptic(
  frame: Frame,
  place: readonly [number, number, number],
  rates: readonly [number, number, number],
): Position {
  const [longitude, latitude, distance] = place;
  const [longitudeRate, latitudeRate, distanceRate] = rates;
  const ce = Math.cos(frame.trueObliquity);
  const se = Math.sin(frame.trueObliquity);
  const cl = Math.cos(longitude);
  const sl = Math.sin(longitude);
  const cb = Math.cos(latitude);
  const sb = Math.sin(latitude);
  const x = cb * cl;
  const y = ce * cb * sl - se * sb;
  const z = se * cb * sl + ce * sb;
  const dx = -sb * cl * latitudeRate - cb * sl * longitudeRate;
  const eclipticYRate = -sb * sl * latitudeRate + x * longitudeRate;
  const eclipticZRate = cb * latitudeRate;
  const dy = ce * eclipticYRate - se * eclipticZRate - z * frame.obliquityRate;
  const dz = se * eclipticYRate + ce * eclipticZRate + y * frame.obliquityRate;
  const flat = x * x + y * y;
  return {
    longitudeDeg: normalizeDeg(longitude / DEG),
    latitudeDeg: latitude / DEG,
    distanceAu: distance,
    rightAscensionDeg: normalizeDeg(Math.atan2(y, x) / DEG),
    declinationDeg: Math.atan2(z, Math.sqrt(flat)) / DEG,
    longitudeSpeed: longitudeRate / DEG,
    latitudeSpeed: latitudeRate / DEG,
    distanceSpeed: distanceRate,
    rightAscensionSpeed: (x * dy - y * dx) / flat / DEG,
    declinationSpeed: dz / Math.sqrt(flat) / DEG,
  };
}
