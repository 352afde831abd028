import { toTt } from "./delta_t.ts";
import { modulo } from "./integer.ts";
import { toJulianDay, fromFixed } from "./julian_day.ts";
import { equationOfTimeMinutes, obliquityDeg, solarLongitudeDeg } from "./solar_longitude.ts";

/**
 * The Sun over a place, for the day boundaries of calendars.
 *
 * Good to some seconds at noon and to a minute at rising and setting, where refraction decides.
 * Charts take rising and setting from the sky engine.
 */
const RADIANS = Math.PI / 180;

/** Altitude of the Sun's centre at rising and setting: 34' refraction and 16' half-diameter. */
export const HORIZON_DEG: number = -50 / 60;

/** Returns the Julian day (UT) of local mean midnight at the start of a civil day. */
export function meanMidnight(fixed: number, longitude: number): number {
  return toJulianDay(fromFixed(fixed)) - longitude / 360;
}

/** Returns the Julian day (UT) of true noon of a civil day, the Sun on the meridian. */
export function trueNoon(fixed: number, longitude: number): number {
  const meanNoon = meanMidnight(fixed, longitude) + 0.5;
  return meanNoon - equationOfTimeMinutes(toTt(meanNoon)) / 1440;
}

/** Returns the Julian day (UT) of true midnight at the end of a civil day. */
export function trueMidnightAfter(fixed: number, longitude: number): number {
  const meanMidnightAfter = meanMidnight(fixed + 1, longitude);
  return meanMidnightAfter - equationOfTimeMinutes(toTt(meanMidnightAfter)) / 1440;
}

/**
 * Returns the Julian day (UT) when the Sun's centre stands at an altitude before or after noon.
 *
 * @param side -1 before noon (rising), 1 after noon (setting)
 * @returns null on a day when the Sun does not reach the altitude
 */
export function sunAtAltitude(
  fixed: number,
  latitude: number,
  longitude: number,
  altitudeDeg: number,
  side: -1 | 1,
): number | null {
  let julianDay = meanMidnight(fixed, longitude) + 0.5 + side * 0.25;
  for (let step = 0; step < 5; step++) {
    const tt = toTt(julianDay);
    const declination = sunDeclination(tt);
    const cosine =
      (Math.sin(altitudeDeg * RADIANS) - Math.sin(latitude * RADIANS) * Math.sin(declination)) /
      (Math.cos(latitude * RADIANS) * Math.cos(declination));
    if (Math.abs(cosine) > 1) return null;
    const hours = (side * Math.acos(cosine)) / (2 * Math.PI);
    const noon = meanMidnight(fixed, longitude) + 0.5 - equationOfTimeMinutes(tt) / 1440;
    julianDay = noon + hours;
  }
  return julianDay;
}

/** Returns the Julian day (UT) of sunset on a civil day; null on a polar day or night. */
export function sunset(fixed: number, latitude: number, longitude: number): number | null {
  return sunAtAltitude(fixed, latitude, longitude, HORIZON_DEG, 1);
}

/** Returns the Julian day (UT) of sunrise on a civil day; null on a polar day or night. */
export function sunrise(fixed: number, latitude: number, longitude: number): number | null {
  return sunAtAltitude(fixed, latitude, longitude, HORIZON_DEG, -1);
}

/**
 * Finds the first day from `fixed` on before whose boundary the Sun has reached a longitude.
 *
 * @param boundary Julian day (UT) that must come after the crossing on the day sought
 */
export function firstDayAfterCrossing(
  longitudeDeg: number,
  fixed: number,
  boundary: (fixed: number) => number,
): number {
  let day = fixed;
  const passed = (candidate: number) =>
    modulo(solarLongitudeDeg(toTt(boundary(candidate))) - longitudeDeg, 360) < 180;
  while (!passed(day)) day++;
  return day;
}

function sunDeclination(julianDayTt: number): number {
  const longitude = solarLongitudeDeg(julianDayTt) * RADIANS;
  return Math.asin(Math.sin(obliquityDeg(julianDayTt) * RADIANS) * Math.sin(longitude));
}
