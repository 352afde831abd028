/**
 * Arcs of primary direction: how far the sphere turns until a promissor comes to a significator.
 *
 * @source Placidus, Primum Mobile (1657); Regiomontanus, Tabulae directionum (1490); M. Gansten, Primary
 * Directions (2009); formulas by spherical trigonometry
 */
import { normalizeDeg, signedDeg } from "#sky";
import {
  asin,
  ascensionalDifference,
  atan,
  atan2,
  cos,
  sin,
  tan,
  type Equatorial,
} from "../core/sphere.ts";

export type Method = "placidus" | "regiomontanus" | "campanus";
export type Angle = "midheaven" | "imumCoeli" | "ascendant" | "descendant";

/** The place and moment that directions turn about. */
export interface Horizon {
  readonly armcDeg: number;
  readonly latitudeDeg: number;
}

/** The arc of a promissor to an angle, [0, 360); undefined where it never comes to the horizon. */
export function arcToAngle(
  promissor: Equatorial,
  angle: Angle,
  { armcDeg, latitudeDeg }: Horizon,
): number | undefined {
  const { rightAscensionDeg: ra, declinationDeg } = promissor;
  if (angle === "midheaven") return normalizeDeg(ra - armcDeg);
  if (angle === "imumCoeli") return normalizeDeg(ra - armcDeg - 180);
  const difference = ascensionalDifference(declinationDeg, latitudeDeg);
  if (difference === undefined) return undefined;
  return angle === "ascendant"
    ? normalizeDeg(ra - difference - armcDeg - 90)
    : normalizeDeg(ra + difference - armcDeg + 90);
}

/** The arc of a promissor to another body or point, [0, 360). */
export function arcToPoint(
  promissor: Equatorial,
  significator: Equatorial,
  horizon: Horizon,
  method: Method,
): number | undefined {
  return method === "placidus"
    ? placidus(promissor, significator, horizon)
    : positionCircle(promissor, significator, horizon);
}

/** Equal shares of semi-arcs; the promissor's semi-arc is of the kind in which the significator stands. */
function placidus(
  promissor: Equatorial,
  significator: Equatorial,
  { armcDeg, latitudeDeg }: Horizon,
): number | undefined {
  const own = ascensionalDifference(significator.declinationDeg, latitudeDeg);
  const other = ascensionalDifference(promissor.declinationDeg, latitudeDeg);
  if (own === undefined || other === undefined) return undefined;
  const fromMeridian = signedDeg(significator.rightAscensionDeg - armcDeg);
  const above = Math.abs(fromMeridian) <= 90 + own;
  const meridian = above ? armcDeg : armcDeg + 180;
  const semiArc = (difference: number) => (above ? 90 + difference : 90 - difference);
  const share = signedDeg(significator.rightAscensionDeg - meridian) / semiArc(own);
  return normalizeDeg(signedDeg(promissor.rightAscensionDeg - meridian) - share * semiArc(other));
}

/** Along the significator's circle through the north and south points of the horizon. */
function positionCircle(
  promissor: Equatorial,
  significator: Equatorial,
  { armcDeg, latitudeDeg }: Horizon,
): number | undefined {
  const { rightAscensionDeg, declinationDeg: d } = significator;
  const hourAngle = armcDeg - rightAscensionDeg;
  const z = sin(latitudeDeg) * sin(d) + cos(latitudeDeg) * cos(d) * cos(hourAngle);
  const y = -cos(d) * sin(hourAngle);
  const circle = atan2(-y, z / cos(latitudeDeg));
  const pole = atan(tan(latitudeDeg) * sin(-circle));
  const product = tan(promissor.declinationDeg) * tan(pole);
  if (Math.abs(product) > 1) return undefined;
  return normalizeDeg(promissor.rightAscensionDeg - asin(product) - (armcDeg - circle));
}
