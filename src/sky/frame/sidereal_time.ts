import { toTt } from "#time";
import { ARCSEC, DEG, J2000, TURN, centuriesSinceJ2000, normalizeDeg } from "../angles.ts";
import { frameAt, type Frame } from "./frame.ts";

/**
 * Computes Greenwich apparent sidereal time: Earth rotation angle, precession in right ascension and
 * the equation of the equinoxes with its two largest complementary terms.
 *
 * Swiss Ephemeris uses another long-term formula before 1850 and after 2050 and differs there by up
 * to 2".
 *
 * @param julianDayUt Julian day, UT1
 * @param frame frame of the same instant, to spare its computation
 * @returns degrees in [0, 360)
 * @source IERS Conventions 2010, equations 5.15 and 5.32 (IAU 2006 precession)
 */
export function siderealTimeDeg(
  julianDayUt: number,
  frame: Frame = frameAt(toTt(julianDayUt)),
): number {
  const elapsed = julianDayUt - J2000;
  const dayFraction = julianDayUt % 1;
  const rotation = TURN * (dayFraction + 0.779057273264 + 0.00273781191135448 * elapsed);
  const t = centuriesSinceJ2000(frame.julianDayTt);
  const precession =
    0.014506 +
    t * (4612.156534 + t * (1.3915817 + t * (-0.00000044 + t * (-0.000029956 - t * 0.0000000368))));
  const node = (450160.398036 - 6962890.5431 * t) * ARCSEC;
  const complementary = 0.00264096 * Math.sin(node) + 0.00006352 * Math.sin(2 * node);
  const equinoxes = frame.nutationLongitude * Math.cos(frame.trueObliquity);
  return normalizeDeg((rotation + equinoxes + (precession + complementary) * ARCSEC) / DEG);
}

/**
 * Computes the local apparent sidereal time, which is the right ascension on the meridian (ARMC).
 *
 * @param longitudeDeg geographic, east positive
 * @returns degrees in [0, 360); divide by 15 for hours
 */
export function localSiderealTimeDeg(
  julianDayUt: number,
  longitudeDeg: number,
  frame?: Frame,
): number {
  return normalizeDeg(siderealTimeDeg(julianDayUt, frame) + longitudeDeg);
}
