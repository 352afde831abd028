/**
 * Nearness to the angles in the round of the sky, and aspects measured there.
 *
 * @source C. Fagan, Zodiacs Old and New (1951); D. Bradley, Solar and Lunar Returns (1948); M. Gauquelin:
 * thirty-six sectors by proportional semi-arcs, as Swiss Ephemeris counts them
 */
import { normalizeDeg, signedDeg } from "#sky";
import { acos, ascensionalDifference, atan2, cos, sin, type Equatorial } from "../core/sphere.ts";

/** Width of the foreground on either side of an angle, degrees of the prime vertical. */
const FOREGROUND_DEG = 10;
/** Widest mundane aspect, degrees. */
const MUNDANE_ORB_DEG = 3;

/** Where a body stands on the prime vertical: 0° rising, 90° lower culmination, in the order of houses. */
export function mundaneLongitude(
  { rightAscensionDeg, declinationDeg }: Equatorial,
  armcDeg: number,
  latitudeDeg: number,
): number {
  const hour = signedDeg(armcDeg - rightAscensionDeg);
  const up =
    sin(latitudeDeg) * sin(declinationDeg) + cos(latitudeDeg) * cos(declinationDeg) * cos(hour);
  const east = -cos(declinationDeg) * sin(hour);
  return normalizeDeg(-atan2(up, east));
}

/** The angle that a body is nearest to, and how strongly it stands there, 0 to 100. */
export function angularityOf(mundaneDeg: number) {
  const angles = ["ascendant", "imumCoeli", "descendant", "midheaven"] as const;
  const index = Math.round(mundaneDeg / 90) % 4;
  const apartDeg = Math.abs(signedDeg(mundaneDeg - 90 * index));
  return {
    angle: angles[index]!,
    apartDeg,
    strength: 50 * (1 + cos(4 * apartDeg)),
    foreground: apartDeg <= FOREGROUND_DEG,
  };
}

/**
 * The sector of the body's day and night, from 1 at its rising: 10 at its culmination, 19 at its setting.
 *
 * @returns null where the body neither rises nor sets
 */
export function sectorOf(
  { rightAscensionDeg, declinationDeg }: Equatorial,
  armcDeg: number,
  latitudeDeg: number,
): number | null {
  const difference = ascensionalDifference(declinationDeg, latitudeDeg);
  if (difference === undefined) return null;
  const day = 90 + difference;
  const night = 90 - difference;
  const hour = signedDeg(armcDeg - rightAscensionDeg);
  if (Math.abs(hour) <= day) return 1 + 9 * (1 + hour / day);
  const below = signedDeg(hour - 180);
  return 19 + 9 * (1 + below / night);
}

/** Aspects of mundane longitudes: conjunctions, squares and oppositions. */
export function mundaneAspects<Id>(
  places: readonly { readonly id: Id; readonly mundaneDeg: number }[],
) {
  const kinds = [
    ["conjunction", 0],
    ["square", 90],
    ["opposition", 180],
  ] as const;
  return places
    .flatMap((a, i) =>
      places.slice(i + 1).flatMap((b) =>
        kinds.flatMap(([aspect, angleDeg]) => {
          const apart = acos(cos(a.mundaneDeg - b.mundaneDeg));
          const orbDeg = Math.abs(apart - angleDeg);
          return orbDeg <= MUNDANE_ORB_DEG ? [{ a: a.id, b: b.id, aspect, orbDeg }] : [];
        }),
      ),
    )
    .sort((x, y) => x.orbDeg - y.orbDeg);
}
