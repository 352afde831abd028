import { DEG, centuriesSinceJ2000, signedDeg } from "../angles.ts";
import { skyAt, sunOf } from "../sky.ts";

/** Minutes of time in a degree of hour angle. */
const MINUTES_PER_DEG = 4;
/** Aberration of the mean Sun, degrees, and the equinox's own offset in the mean longitude below. */
const ABERRATION_DEG = 0.0057183;

/**
 * Computes the equation of time: apparent minus mean solar time.
 *
 * @param julianDayTt Julian day, TT
 * @returns minutes, -14.3 to +16.4 in our era; positive when the sundial is ahead of the clock
 * @source J. Meeus, Astronomical Algorithms, 2nd ed., ch. 28, on the apparent Sun of this engine;
 * mean longitude: Simon and others (1994)
 */
export function equationOfTimeMinutes(julianDayTt: number): number {
  const sky = skyAt(julianDayTt);
  const t = centuriesSinceJ2000(julianDayTt) / 10;
  const meanLongitude =
    280.4664567 +
    t * (360007.6982779 + t * (0.03032028 + t * (1 / 49931 + t * (-1 / 15300 - t / 2000000))));
  const equinoxes = (sky.frame.nutationLongitude / DEG) * Math.cos(sky.frame.trueObliquity);
  const right = sunOf(sky).rightAscensionDeg;
  return MINUTES_PER_DEG * signedDeg(meanLongitude - ABERRATION_DEG - right + equinoxes);
}
