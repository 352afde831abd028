import { toTt } from "#time";
import { AU_KM, DEG, normalizeDeg, signedDeg } from "../angles.ts";
import type { Body } from "../bodies/bodies.ts";
import { bodyOf } from "../bodies/position.ts";
import type { Position } from "../coordinates.ts";
import { localSiderealTimeDeg } from "../frame/sidereal_time.ts";
import { skyAt } from "../sky.ts";
import { STARS, starOf, type StarId } from "../stars/stars.ts";
import { placeVector, type Place, type Vector } from "./place.ts";

/** What can rise: a body or a fixed star. */
export type Riser = Body | StarId;

/** Where something stands in the sky of a place; airless, seen from the ground. */
export interface HorizontalPlace {
  /** Degrees above the astronomical horizon, without refraction. */
  readonly altitudeDeg: number;
  /** Degrees from north through east, [0, 360). */
  readonly azimuthDeg: number;
  /** Degrees west of the meridian, [-180, 180). */
  readonly hourAngleDeg: number;
  /** Apparent radius of the disc, degrees; 0 for all but Sun and Moon. */
  readonly radiusDeg: number;
}

/** Radii of the discs, km. */
const SUN_RADIUS_KM = 695990;
const MOON_RADIUS_KM = 1737.4;
const STAR_IDS: ReadonlySet<string> = new Set(STARS.map((star) => star.id));

/** Computes altitude and azimuth of a body or star, parallax included. */
export function horizontalPlace(riser: Riser, julianDayUt: number, place: Place): HorizontalPlace {
  const sky = skyAt(toTt(julianDayUt));
  const position = isStar(riser) ? starOf(sky, riser) : bodyOf(sky, riser);
  const siderealDeg = localSiderealTimeDeg(julianDayUt, place.longitudeDeg, sky.frame);
  const [x, y, z] = toHorizon(equatorialVector(position), place, siderealDeg);
  const distance = Math.hypot(x, y, z);
  return {
    altitudeDeg: Math.asin(z / distance) / DEG,
    azimuthDeg: normalizeDeg(Math.atan2(y, x) / DEG),
    hourAngleDeg: signedDeg(siderealDeg - position.rightAscensionDeg),
    radiusDeg: Math.asin(Math.min(1, radiusKmOf(riser) / AU_KM / distance)) / DEG,
  };
}

/** Turns right ascension, declination and distance into a vector on the equator of date, AU. */
export function equatorialVector(position: Position): Vector {
  const right = position.rightAscensionDeg * DEG;
  const declination = position.declinationDeg * DEG;
  const flat = position.distanceAu * Math.cos(declination);
  return [
    flat * Math.cos(right),
    flat * Math.sin(right),
    position.distanceAu * Math.sin(declination),
  ];
}

/** North, east and up of a body as seen from a place, AU. */
function toHorizon(body: Vector, place: Place, siderealDeg: number): Vector {
  const observer = placeVector(place, siderealDeg);
  const x = body[0] - observer[0];
  const y = body[1] - observer[1];
  const z = body[2] - observer[2];
  const c = Math.cos(siderealDeg * DEG);
  const s = Math.sin(siderealDeg * DEG);
  const cl = Math.cos(place.latitudeDeg * DEG);
  const sl = Math.sin(place.latitudeDeg * DEG);
  const outward = c * x + s * y;
  return [cl * z - sl * outward, c * y - s * x, cl * outward + sl * z];
}

function isStar(riser: Riser): riser is StarId {
  return STAR_IDS.has(riser);
}

function radiusKmOf(riser: Riser): number {
  if (riser === "sun") return SUN_RADIUS_KM;
  return riser === "moon" ? MOON_RADIUS_KM : 0;
}
