/**
 * The sidereal longitude of the vernal point and the boundaries it crosses.
 *
 * @source precession: `#sky` (Vondrák and others 2011); beyond its range of bodies the equinox is turned
 * by the same frame. Boundary years of the IAU constellations: E. Delporte, Délimitation scientifique des
 * constellations (1930), J. Meeus, Mathematical Astronomy Morsels (1997)
 */
import { AYANAMSAS, frameAt, normalizeDeg, signedDeg, type AyanamsaId } from "#sky";
import { fromJulianDay, toTt } from "#time";

const RADIAN = 180 / Math.PI;
const J2000 = 2451545;
/** ICRS direction of the galactic centre (Sgr A*), degrees. */
const GALACTIC_CENTRE = { ra: 266.41681662, dec: -29.00782497 } as const;

/** Ayanamsas on which an age can be reckoned. */
export const AYANAMSA_SCHOOLS = ["lahiri", "faganBradley", "galacticCentre0Sagittarius"] as const;
export type AyanamsaSchool = (typeof AYANAMSA_SCHOOLS)[number];

/**
 * The mean ayanamsa of any year, degrees in [0, 360).
 *
 * The galactic centre is taken without the yearly aberration of 20", which `#sky` includes.
 */
export function meanAyanamsa(school: AyanamsaSchool, julianDayUt: number): number {
  const julianDayTt = toTt(julianDayUt);
  if (school === "galacticCentre0Sagittarius")
    return normalizeDeg(galacticCentreAt(julianDayTt) - 240);
  const { atJ2000Deg } = AYANAMSAS[school as AyanamsaId] as { readonly atJ2000Deg: number };
  return normalizeDeg(atJ2000Deg - equinoxAt(julianDayTt));
}

/** Longitude of the mean equinox of date on the ecliptic of J2000, signed degrees. */
function equinoxAt(julianDayTt: number): number {
  const fixed = frameAt(J2000).matrix;
  const m = frameAt(julianDayTt).matrix;
  const along = (row: number) =>
    fixed[row]! * m[0]! + fixed[row + 1]! * m[1]! + fixed[row + 2]! * m[2]!;
  return signedDeg(Math.atan2(along(3), along(0)) * RADIAN);
}

function galacticCentreAt(julianDayTt: number): number {
  const { matrix: m } = frameAt(julianDayTt);
  const [ra, dec] = [GALACTIC_CENTRE.ra / RADIAN, GALACTIC_CENTRE.dec / RADIAN];
  const v = [Math.cos(dec) * Math.cos(ra), Math.cos(dec) * Math.sin(ra), Math.sin(dec)] as const;
  const x = m[0]! * v[0] + m[1]! * v[1] + m[2]! * v[2];
  const y = m[3]! * v[0] + m[4]! * v[1] + m[5]! * v[2];
  return normalizeDeg(Math.atan2(y, x) * RADIAN);
}

/** The sidereal longitude of the vernal point. */
export function vernalPoint(school: AyanamsaSchool, julianDayUt: number): number {
  return normalizeDeg(-meanAyanamsa(school, julianDayUt));
}

/** Years in which the vernal point passes 30° at the present rate. */
const YEARS_PER_SIGN = 2148;
const DAYS_PER_DEGREE = (YEARS_PER_SIGN / 30) * 365.2425;

/** When the vernal point reaches a sidereal longitude, nearest to an instant; Julian day UT. */
export function whenVernalPointAt(
  school: AyanamsaSchool,
  longitudeDeg: number,
  nearJulianDay: number,
): number {
  let at = nearJulianDay;
  for (let step = 0; step < 12; step++) {
    const change = signedDeg(vernalPoint(school, at) - longitudeDeg) * DAYS_PER_DEGREE;
    at += change;
    if (Math.abs(change) < 1) break;
  }
  return at;
}

/** Astronomical year (0 is 1 BCE) of an instant in the Gregorian calendar. */
export function yearOf(julianDayUt: number): number {
  return fromJulianDay(julianDayUt).year;
}

/** First years of ages by the constellation borders of the International Astronomical Union. */
export const IAU_AGES = [
  { age: "aries", fromYear: -1864 },
  { age: "pisces", fromYear: -67 },
  { age: "aquarius", fromYear: 2597 },
] as const;
