import { DEG, J2000, normalizeDeg, signedDeg } from "./angles.ts";
import { frameAt, type Frame } from "./frame/frame.ts";
import { skyAt, type Sky } from "./sky.ts";
import { meanEquinoxStarLongitude, type StarId } from "./stars/stars.ts";

/**
 * How a sidereal zodiac is tied to the stars: by its offset at J2000, after which it stays fixed in
 * space, or by the longitude that one star keeps for ever.
 */
export type AyanamsaDefinition =
  { readonly atJ2000Deg: number } | { readonly star: StarId; readonly longitudeDeg: number };

/**
 * Sidereal zodiacs by name.
 *
 * @source values at J2000 as Swiss Ephemeris 2.10.03 derives them from each author's epoch (Lahiri:
 * Indian Astronomical Ephemeris 1989; Fagan-Bradley: SVP of 1950; Raman, Krishnamurti, Yukteshwar, De
 * Luce, Bhasin: their books); star definitions by their authors. Checked in 120 epochs, 538 to 2384.
 */
export const AYANAMSAS = {
  lahiri: { atJ2000Deg: 23.8570923 },
  raman: { atJ2000Deg: 22.410791 },
  krishnamurti: { atJ2000Deg: 23.76024 },
  faganBradley: { atJ2000Deg: 24.7403 },
  yukteshwar: { atJ2000Deg: 22.478803 },
  deLuce: { atJ2000Deg: 27.8157528 },
  jnBhasin: { atJ2000Deg: 22.762137 },
  ushaShashi: { atJ2000Deg: 20.057541 },
  djwhalKhul: { atJ2000Deg: 28.3596786 },
  lahiriIcrc: { atJ2000Deg: 23.856789 },
  krishnamurtiSenthilathiban: { atJ2000Deg: 23.780365 },
  suryasiddhanta: { atJ2000Deg: 20.8950588 },
  aryabhata: { atJ2000Deg: 20.8950597 },
  hipparchos: { atJ2000Deg: 20.2477881 },
  sassanian: { atJ2000Deg: 19.9929594 },
  babylonianKugler1: { atJ2000Deg: 23.5336399 },
  babylonianHuber: { atJ2000Deg: 24.7336399 },
  babylonianAldebaran: { atJ2000Deg: 24.7589239 },
  trueChitra: { star: "spica", longitudeDeg: 180 },
  trueRevati: { star: "revati", longitudeDeg: 359.8333333333 },
  truePushya: { star: "asellusAustralis", longitudeDeg: 106 },
  trueMula: { star: "shaula", longitudeDeg: 240 },
  galacticCentre0Sagittarius: { star: "galacticCentre", longitudeDeg: 240 },
  galacticCentre0Capricorn: { star: "galacticCentre", longitudeDeg: 270 },
  galacticCentreGilBrand: { star: "galacticCentre", longitudeDeg: 244.3769465 },
} as const;

/** Name of a definition in {@link AYANAMSAS}. */
export type AyanamsaId = keyof typeof AYANAMSAS;
/** The names of all definitions. */
export const AYANAMSA_IDS = Object.keys(AYANAMSAS) as readonly AyanamsaId[];

/** The distance of the sidereal zero point behind the equinox, degrees in [0, 360). */
export interface Ayanamsa {
  /** Counted from the mean equinox of date. */
  readonly meanDeg: number;
  /** Counted from the true equinox: subtract it from an apparent tropical longitude. */
  readonly trueDeg: number;
}

/**
 * Computes an ayanamsa.
 *
 * @param julianDayTt Julian day, TT, years -1000 to 3000
 * @returns within 0.003" of Swiss Ephemeris in 1800-2100 and 0.05" since 538
 */
export function ayanamsaAt(
  definition: AyanamsaId | AyanamsaDefinition,
  julianDayTt: number,
): Ayanamsa {
  return ayanamsaOf(skyAt(julianDayTt), definition);
}

/** Computes an ayanamsa in a prepared sky. */
export function ayanamsaOf(sky: Sky, definition: AyanamsaId | AyanamsaDefinition): Ayanamsa {
  const rule: AyanamsaDefinition =
    typeof definition === "string" ? AYANAMSAS[definition] : definition;
  const meanDeg =
    "star" in rule
      ? normalizeDeg(meanEquinoxStarLongitude(sky, rule.star) - rule.longitudeDeg)
      : normalizeDeg(rule.atJ2000Deg - equinoxOnJ2000Ecliptic(sky.frame));
  const trueDeg = normalizeDeg(meanDeg + sky.frame.nutationLongitude / DEG);
  return { meanDeg, trueDeg };
}

/** Turns an apparent tropical longitude into a sidereal one, degrees in [0, 360). */
export function siderealLongitudeDeg(tropicalDeg: number, { trueDeg }: Ayanamsa): number {
  return normalizeDeg(tropicalDeg - trueDeg);
}

const J2000_MATRIX = frameAt(J2000).matrix;

/** Longitude of the mean equinox of date on the ecliptic and equinox of J2000, signed degrees. */
function equinoxOnJ2000Ecliptic({ matrix }: Frame): number {
  const fixed = J2000_MATRIX;
  const along = (row: number) =>
    fixed[row]! * matrix[0]! + fixed[row + 1]! * matrix[1]! + fixed[row + 2]! * matrix[2]!;
  return signedDeg(Math.atan2(along(3), along(0)) / DEG);
}
