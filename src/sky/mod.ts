/**
 * Apparent positions of the sky, and what follows from them; permissive, fast, and within half an
 * arcsecond of Swiss Ephemeris in 1800-2100.
 *
 * Positions take Julian days in Terrestrial Time, searches take universal time and answer in both.
 *
 * @example
 * ```ts
 * import { toJulianDay, toTt } from "#time";
 * import { apparentSun } from "#sky";
 *
 * const noon = toJulianDay({ year: 2024, month: 12, day: 21 }, 0.5);
 * console.log(apparentSun(toTt(noon)).longitudeDeg); // 270.11...
 * ```
 */
export { normalizeDeg, signedDeg } from "./angles.ts";
export type { Position } from "./coordinates.ts";
export { equationOfTimeMinutes } from "./events/equation_of_time.ts";
export {
  MOON_PHASES,
  moonElongation,
  moonPhaseOfLunation,
  moonPhases,
  newMoons,
  nextMoonPhase,
  previousMoonPhase,
  type MoonPhase,
  type MoonPhaseName,
} from "./events/lunations.ts";
export { findSolarLongitude } from "./events/solar_longitude.ts";
export {
  SOLAR_TERM_TABLE_YEARS,
  nextSolarTerm,
  previousSolarTerm,
  solarTerm,
  solarTermsOfYear,
  type SolarTerm,
  type SolarTermKind,
} from "./events/solar_terms.ts";
export type { Instant } from "./instant.ts";
export { apparentMoon, apparentSun, skyAt, type Sky } from "./sky.ts";
