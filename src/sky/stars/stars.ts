import { ARCSEC, AU_KM, CENTURY_DAYS, DEG, J2000, normalizeDeg } from "../angles.ts";
import { DIRECTION_SIZE, aberrate, deflect, toUnit } from "../apparent.ts";
import { positionOf, type Position } from "../coordinates.ts";
import { skyAt, type Sky } from "../sky.ts";
import { STAR_TABLE, type StarRow } from "./star_table.ts";

/** Name of a star of the table. */
export type StarId = (typeof STAR_TABLE)[number][0];

/** What is known of a fixed star. */
export interface Star {
  readonly id: StarId;
  readonly name: string;
  /** Bayer letter in two letters and the constellation: `alVir` is alpha Virginis. */
  readonly designation: string;
  /** Visual magnitude; null for the galactic centre. */
  readonly magnitude: number | null;
}

const YEAR_DAYS = CENTURY_DAYS / 100;
const MAS = ARCSEC / 1000;

/** Every star of the table, in order of right ascension. */
export const STARS: readonly Star[] = STAR_TABLE.map(([id, name, designation, ...rest]) => ({
  id,
  name,
  designation,
  magnitude: rest[6],
}));

/** Place at J2000 (AU, ICRS) and motion (AU per day). */
interface Space {
  readonly position: readonly number[];
  readonly motion: readonly number[];
}

let spaces: ReadonlyMap<StarId, Space> | undefined;

/** Where all stars are in space; reckoned when the first star is asked for. */
function starSpaces(): ReadonlyMap<StarId, Space> {
  return (spaces ??= new Map(STAR_TABLE.map((row) => [row[0], spaceOf(row)] as const)));
}

function spaceOf(row: StarRow): Space {
  const [, , , ra, dec, motionRa, motionDec, radial, parallax] = row;
  const distance = 1 / (parallax * MAS);
  const ca = Math.cos(ra * DEG);
  const sa = Math.sin(ra * DEG);
  const cd = Math.cos(dec * DEG);
  const sd = Math.sin(dec * DEG);
  const along = (radial * 86400) / AU_KM;
  const east = (motionRa * MAS * distance) / YEAR_DAYS;
  const north = (motionDec * MAS * distance) / YEAR_DAYS;
  return {
    position: [distance * cd * ca, distance * cd * sa, distance * sd],
    motion: [
      along * cd * ca - east * sa - north * sd * ca,
      along * cd * sa + east * ca - north * sd * sa,
      along * sd + north * cd,
    ],
  };
}

const direction = new Float64Array(DIRECTION_SIZE);
const outward = new Float64Array(6);

/** Writes the star's apparent direction at the sky's instant. */
function place(sky: Sky, star: StarId): void {
  const { position, motion } = starSpaces().get(star)!;
  const elapsed = sky.julianDayTt - J2000;
  const { earth } = sky.observer;
  for (let i = 0; i < 3; i++) {
    outward[i] = position[i]! + motion[i]! * elapsed;
    direction[i] = outward[i]! - earth[i]!;
    direction[i + 3] = motion[i]! - earth[i + 3]!;
  }
  toUnit(direction, Math.hypot(direction[0]!, direction[1]!, direction[2]!));
  deflect(sky.observer, outward, direction);
  aberrate(sky.observer, direction);
}

/**
 * Computes a star's apparent place in a prepared sky: space motion, parallax, the Sun's deflection,
 * aberration, precession, nutation.
 */
export function starOf(sky: Sky, star: StarId): Position {
  place(sky, star);
  return positionOf(sky.frame, direction);
}

/**
 * Computes a star's apparent geocentric place.
 *
 * @param julianDayTt Julian day, TT, years -1000 to 3000
 * @returns degrees of date; within 0.04" of Swiss Ephemeris, whose catalogue rows are the same
 */
export function apparentStar(star: StarId, julianDayTt: number): Position {
  return starOf(skyAt(julianDayTt), star);
}

/**
 * Computes a star's longitude on the mean equinox of date: apparent but without nutation, as sidereal
 * zodiacs need that hang on a star.
 *
 * @returns degrees in [0, 360)
 */
export function meanEquinoxStarLongitude(sky: Sky, star: StarId): number {
  return normalizeDeg(starOf(sky, star).longitudeDeg - sky.frame.nutationLongitude / DEG);
}
