import { toTt } from "../delta_t.ts";
import { modulo } from "../integer.ts";
import { fixedOfEpochMs, epochMsOfJulianDay } from "../julian_day.ts";
import { lastNewMoon, lunarEquatorial, lunarPhaseDeg, lunarPosition } from "../lunar_position.ts";
import { sunAtAltitude } from "../sun_at_place.ts";

/**
 * When the young Moon is first seen, for calendars that begin the month with it.
 */
export interface Observatory {
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** Metres above the sea. */
  readonly elevation: number;
}

/** Says whether the young Moon is seen in the evening that begins a civil day. */
export type CrescentRule = (fixed: number) => boolean;

const RADIANS = Math.PI / 180;
const EARTH_RADIUS_KM = 6378.14;
const MINUTES_PER_DAY = 1440;

/**
 * Finds the first day of the month of crescents that contains a civil day.
 *
 * @returns Rata Die of the day that the sighting began the evening before
 */
export function monthOfCrescent(fixed: number, isSeen: CrescentRule): number {
  const newMoon = fixedOfEpochMs(epochMsOfJulianDay(lastNewMoon(toTt(fixed + 1721424.5))));
  const isYoung = fixed - newMoon <= 3 && !isSeen(fixed);
  let day = isYoung ? newMoon - 30 : newMoon;
  while (!isSeen(day)) day++;
  return day;
}

/**
 * Shaukat's rule: at the end of twilight (Sun 4.5° down) the Moon stands at least 10.6° from the
 * Sun and above 4.1°.
 *
 * @source K. Shaukat, in Calendrical Calculations, 4th ed., §14.9
 */
export function createShaukatRule(place: Observatory): CrescentRule {
  return (fixed) => {
    const dusk = sunAtAltitude(fixed - 1, place.latitude, place.longitude, -4.5, 1);
    if (dusk === null) return false;
    const tt = toTt(dusk);
    const phase = lunarPhaseDeg(tt);
    if (phase <= 0 || phase >= 90) return false;
    const latitude = lunarPosition(tt).latitudeDeg * RADIANS;
    const apart = Math.acos(Math.cos(latitude) * Math.cos(phase * RADIANS)) / RADIANS;
    return apart >= 10.6 && apart <= 90 && lunarAltitudeDeg(dusk, place) > 4.1;
  };
}

/**
 * The rule of moonset: at sunset the Moon is a day old or more and sets 48 minutes after the Sun.
 *
 * @source Babylonian practice as in Calendrical Calculations, 4th ed., §18.1
 */
export function createMoonsetRule(place: Observatory): CrescentRule {
  const horizon = -(16 / 60 + refractionDeg(place));
  return (fixed) => {
    const set = sunAtAltitude(fixed - 1, place.latitude, place.longitude, horizon, 1);
    if (set === null) return false;
    const tt = toTt(set);
    const phase = lunarPhaseDeg(tt);
    if (phase <= 0 || phase >= 90 || lastNewMoon(tt) > tt - 1) return false;
    return moonIsUp(set + 48 / MINUTES_PER_DAY, place);
  };
}

/** Returns the Moon's geocentric altitude at a place in degrees, without refraction. */
export function lunarAltitudeDeg(julianDayUt: number, place: Observatory): number {
  const { rightAscensionDeg, declinationDeg } = lunarEquatorial(toTt(julianDayUt));
  const hourAngle = (siderealTimeDeg(julianDayUt) + place.longitude - rightAscensionDeg) * RADIANS;
  const latitude = place.latitude * RADIANS;
  const declination = declinationDeg * RADIANS;
  const sine =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(sine) / RADIANS;
}

/** Says whether any of the Moon's disk stands above the horizon, refraction and parallax counted. */
function moonIsUp(julianDayUt: number, place: Observatory): boolean {
  const altitude = lunarAltitudeDeg(julianDayUt, place);
  const { distanceKm } = lunarPosition(toTt(julianDayUt));
  const parallax =
    Math.asin((EARTH_RADIUS_KM / distanceKm) * Math.cos(altitude * RADIANS)) / RADIANS;
  return altitude - parallax + refractionDeg(place) + 16 / 60 > 0;
}

/** Refraction at the horizon with the dip that height adds. */
function refractionDeg({ elevation }: Observatory): number {
  const height = Math.max(0, elevation);
  const dip = Math.acos(6372000 / (6372000 + height)) / RADIANS;
  return 34 / 60 + dip + (19 / 3600) * Math.sqrt(height);
}

/** @source J. Meeus, Astronomical Algorithms, 2nd ed., eq. 12.4 */
function siderealTimeDeg(julianDayUt: number): number {
  const t = (julianDayUt - 2451545) / 36525;
  const days = julianDayUt - 2451545;
  return modulo(280.46061837 + 360.98564736629 * days + 0.000387933 * t * t, 360);
}
