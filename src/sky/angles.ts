/** One turn in radians. */
export const TURN: number = 2 * Math.PI;
/** Radians in one degree. */
export const DEG: number = Math.PI / 180;
/** Radians in one second of arc. */
export const ARCSEC: number = Math.PI / 648000;

/** Julian day (TT) of the epoch J2000.0. */
export const J2000 = 2451545;
/** Obliquity of the ecliptic at J2000.0 by the IAU 1976 value, radians. */
export const OBLIQUITY_1976: number = 84381.448 * ARCSEC;
/** Days in a Julian century. */
export const CENTURY_DAYS = 36525;
/** Kilometres in one astronomical unit (IAU 2012). */
export const AU_KM = 149597870.7;
/** Speed of light in AU per day (IAU 2012). */
export const LIGHT_AU_PER_DAY = 173.1446326846693;

/** Reduces an angle in degrees to [0, 360). */
export function normalizeDeg(angleDeg: number): number {
  const reduced = angleDeg % 360;
  const positive = reduced < 0 ? reduced + 360 : reduced;
  return positive >= 360 ? 0 : positive;
}

/** Reduces an angle in degrees to [-180, 180): the signed distance to the nearest turn. */
export function signedDeg(angleDeg: number): number {
  return normalizeDeg(angleDeg + 180) - 180;
}

/** Reduces an angle in radians to [0, 2π). */
export function normalizeRad(angleRad: number): number {
  const reduced = angleRad % TURN;
  return reduced < 0 ? reduced + TURN : reduced;
}

/** Reduces an angle in radians to [-π, π). */
export function signedRad(angleRad: number): number {
  return angleRad - TURN * Math.floor((angleRad + Math.PI) / TURN);
}

/** Julian centuries of TT since J2000.0. */
export function centuriesSinceJ2000(julianDayTt: number): number {
  return (julianDayTt - J2000) / CENTURY_DAYS;
}

/**
 * How far something has moved between two known places, by Hermite's cubic through arc and speeds.
 *
 * @param arc from the first place to the second
 * @param speeds at both places, per day
 * @param days between the places
 * @param part of the way in time, 0 to 1
 */
export function movedAlong(
  arc: number,
  speeds: readonly [number, number],
  days: number,
  part: number,
): number {
  const [v, w] = [speeds[0] * days, speeds[1] * days];
  return part * (v + part * (3 * arc - 2 * v - w + part * (v + w - 2 * arc)));
}
