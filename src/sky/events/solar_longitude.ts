import { toTt } from "#time";
import { normalizeDeg, signedDeg } from "../angles.ts";
import { servedEphemeris, type Ephemeris } from "../ephemeris.ts";
import { instantOfTt, type Instant } from "../instant.ts";
import { skyAt, sunOf } from "../sky.ts";
import { solveNear } from "./root.ts";

const MEAN_SPEED = 360 / 365.2422;
/** A hundredth of a second. */
const TOLERANCE_DAYS = 1e-7;

/**
 * Finds the crossing of a solar longitude nearest to a guess.
 *
 * @param guessTt Julian day, TT, within some weeks of the crossing
 * @returns Julian day, TT
 */
export function solarLongitudeNear(
  longitudeDeg: number,
  guessTt: number,
  ephemeris: Ephemeris = servedEphemeris(),
): number {
  return solveNear(guessTt, TOLERANCE_DAYS, (julianDayTt) => {
    const sun = sunOf(skyAt(julianDayTt, ephemeris));
    return { miss: signedDeg(sun.longitudeDeg - longitudeDeg), rate: sun.longitudeSpeed };
  });
}

/**
 * Finds when the Sun's apparent geocentric longitude next reaches a value.
 *
 * @param longitudeDeg any angle; 0 is the March equinox of date
 * @param startJulianDayUt Julian day, UT; an instant exactly on the longitude counts
 * @returns within 0.5 s of Swiss Ephemeris in 1800-2100 by equal Delta T
 */
export function findSolarLongitude(longitudeDeg: number, startJulianDayUt: number): Instant {
  const startTt = toTt(startJulianDayUt);
  const now = sunOf(skyAt(startTt)).longitudeDeg;
  const ahead = normalizeDeg(longitudeDeg - now);
  const found = solarLongitudeNear(longitudeDeg, startTt + ahead / MEAN_SPEED);
  if (found >= startTt - TOLERANCE_DAYS) return instantOfTt(found);
  return instantOfTt(solarLongitudeNear(longitudeDeg, found + 365.2422));
}
