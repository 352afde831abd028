import { DEG, LIGHT_AU_PER_DAY, normalizeDeg } from "../angles.ts";
import type { Position } from "../coordinates.ts";
import type { Frame } from "../frame/frame.ts";
import { localSiderealTimeDeg } from "../frame/sidereal_time.ts";
import { equatorialVector } from "../horizon/altitude.ts";
import { placeVector, requirePlace, type Place, type Vector } from "../horizon/place.ts";
import { isLunarPoint, type Body } from "./bodies.ts";

/** Turns of the sky a day, radians. */
const SIDEREAL_RATE = 2 * Math.PI * 1.002737909350795;

/** From where bodies are seen: the Earth's centre, or the place of the chart. */
export type Parallax = "geocentric" | "topocentric";

/**
 * Moves a geocentric place to that seen from the ground: the Moon by up to a degree, the Sun by 9".
 *
 * The aberration of the Earth's spin, 0.3" at most, is counted.
 *
 * @param frame frame of the same instant
 * @returns the place with its rates; within 0.3" of Swiss Ephemeris
 */
export function seenFromPlace(
  position: Position,
  julianDayUt: number,
  place: Place,
  frame: Frame,
): Position {
  requirePlace(place);
  const siderealDeg = localSiderealTimeDeg(julianDayUt, place.longitudeDeg, frame);
  const ground = placeVector(place, siderealDeg);
  const body = equatorialVector(position);
  const rate = equatorialRate(position);
  // The ground turns eastward; its speed over that of light shifts what is seen towards the east.
  const tilt = SIDEREAL_RATE * (position.distanceAu / LIGHT_AU_PER_DAY);
  const [x, y, z] = [
    body[0] - ground[0] - tilt * ground[1],
    body[1] - ground[1] + tilt * ground[0],
    body[2] - ground[2],
  ];
  const [vx, vy, vz] = [
    rate[0] + SIDEREAL_RATE * (ground[1] - tilt * ground[0]),
    rate[1] - SIDEREAL_RATE * (ground[0] + tilt * ground[1]),
    rate[2],
  ];
  const [c, s] = [Math.cos(frame.trueObliquity), Math.sin(frame.trueObliquity)];
  const equator = spherical([x, y, z], [vx, vy, vz]);
  const ecliptic = spherical(
    [x, c * y + s * z, c * z - s * y],
    [vx, c * vy + s * vz, c * vz - s * vy],
  );
  return {
    longitudeDeg: ecliptic.alongDeg,
    latitudeDeg: ecliptic.upDeg,
    distanceAu: ecliptic.distance,
    rightAscensionDeg: equator.alongDeg,
    declinationDeg: equator.upDeg,
    longitudeSpeed: ecliptic.alongSpeed,
    latitudeSpeed: ecliptic.upSpeed,
    distanceSpeed: ecliptic.distanceSpeed,
    rightAscensionSpeed: equator.alongSpeed,
    declinationSpeed: equator.upSpeed,
  };
}

/** Whether a body has a parallax: nodes and apogees are directions and have none. */
export function hasParallax(body: Body): boolean {
  return !isLunarPoint(body);
}

/** How the geocentric vector changes, AU a day. */
function equatorialRate(position: Position): Vector {
  const { rightAscensionDeg, declinationDeg, distanceAu: r, distanceSpeed } = position;
  const [ca, sa] = [Math.cos(rightAscensionDeg * DEG), Math.sin(rightAscensionDeg * DEG)];
  const [cd, sd] = [Math.cos(declinationDeg * DEG), Math.sin(declinationDeg * DEG)];
  const right = position.rightAscensionSpeed * DEG * r * cd;
  const up = position.declinationSpeed * DEG * r;
  return [
    distanceSpeed * cd * ca - right * sa - up * sd * ca,
    distanceSpeed * cd * sa + right * ca - up * sd * sa,
    distanceSpeed * sd + up * cd,
  ];
}

/** Angles and distance of a vector with their rates, degrees and degrees a day. */
function spherical([x, y, z]: Vector, [vx, vy, vz]: Vector) {
  const flat = Math.hypot(x, y);
  const distance = Math.hypot(flat, z);
  const distanceSpeed = (x * vx + y * vy + z * vz) / distance;
  return {
    alongDeg: normalizeDeg(Math.atan2(y, x) / DEG),
    upDeg: Math.atan2(z, flat) / DEG,
    distance,
    alongSpeed: (x * vy - y * vx) / (flat * flat) / DEG,
    upSpeed: (vz - (z * distanceSpeed) / distance) / flat / DEG,
    distanceSpeed,
  };
}
