/** The turning sphere over one place: ascensional differences, semi-arcs and altitudes; degrees. */
import { normalizeDeg, signedDeg } from "#sky";

const DEG = Math.PI / 180;
export const sin = (deg: number) => Math.sin(deg * DEG);
export const cos = (deg: number) => Math.cos(deg * DEG);
export const tan = (deg: number) => Math.tan(deg * DEG);
export const asin = (value: number) => Math.asin(Math.min(1, Math.max(-1, value))) / DEG;
export const acos = (value: number) => Math.acos(Math.min(1, Math.max(-1, value))) / DEG;
export const atan = (value: number) => Math.atan(value) / DEG;
export const atan2 = (y: number, x: number) => Math.atan2(y, x) / DEG;

/** A place on the equator's grid of date, degrees. */
export interface Equatorial {
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
}

/** Turns ecliptic coordinates of date into equatorial ones. */
export function toEquatorial(
  longitudeDeg: number,
  latitudeDeg: number,
  obliquityDeg: number,
): Equatorial {
  const declinationDeg = asin(
    sin(latitudeDeg) * cos(obliquityDeg) + cos(latitudeDeg) * sin(obliquityDeg) * sin(longitudeDeg),
  );
  const rightAscensionDeg = normalizeDeg(
    atan2(
      sin(longitudeDeg) * cos(obliquityDeg) - tan(latitudeDeg) * sin(obliquityDeg),
      cos(longitudeDeg),
    ),
  );
  return { rightAscensionDeg, declinationDeg };
}

/**
 * The ascensional difference of a declination at a latitude.
 *
 * @returns undefined where the point neither rises nor sets
 */
export function ascensionalDifference(
  declinationDeg: number,
  latitudeDeg: number,
): number | undefined {
  const product = tan(declinationDeg) * tan(latitudeDeg);
  return Math.abs(product) > 1 ? undefined : asin(product);
}

/** Altitude of a point above the true horizon, without refraction and parallax. */
export function altitudeOf(
  { rightAscensionDeg, declinationDeg }: Equatorial,
  armcDeg: number,
  latitudeDeg: number,
): number {
  const hourAngle = armcDeg - rightAscensionDeg;
  return asin(
    sin(latitudeDeg) * sin(declinationDeg) +
      cos(latitudeDeg) * cos(declinationDeg) * cos(hourAngle),
  );
}

/** The middle of the shorter arc between two longitudes. */
export function midpointOf(aDeg: number, bDeg: number): number {
  return normalizeDeg(aDeg + signedDeg(bDeg - aDeg) / 2);
}

/** The shorter distance between two longitudes, degrees in [0, 180]. */
export function separationOf(aDeg: number, bDeg: number): number {
  return Math.abs(signedDeg(aDeg - bDeg));
}
