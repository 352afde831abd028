import { floorDivide, modulo } from "../integer.ts";
import { HINDU_EPOCH } from "./hindu.ts";

/**
 * Sun, Moon and sunrise as the Sūrya Siddhānta reckons them.
 *
 * Moments are Rata Die with a fraction, local mean time of Ujjain. The mean motions start at the
 * creation, 1 955 880 000 years before the Kali age; what they had made of whole turns by then is
 * given as a fraction, so that no precision is lost.
 *
 * @source Sūrya Siddhānta, tr. E. Burgess (1860), ch. 1-3; Calendrical Calculations, 4th ed., §20.1
 */
const REVOLUTION_DAYS = 1577917828;

/** A mean motion: days of one turn, and the turn reached at the start of the Kali age. */
interface MeanMotion {
  readonly days: number;
  readonly atEpoch: number;
}

const SIDEREAL_YEAR: MeanMotion = { days: REVOLUTION_DAYS / 4320000, atEpoch: 0 };
const SIDEREAL_MONTH: MeanMotion = { days: REVOLUTION_DAYS / 57753336, atEpoch: 0 };
const ANOMALISTIC_YEAR: MeanMotion = {
  days: (REVOLUTION_DAYS * 1000) / (4320000000 - 387),
  atEpoch: 0.78575,
};
const ANOMALISTIC_MONTH: MeanMotion = {
  days: REVOLUTION_DAYS / (57753336 - 488199),
  atEpoch: 0.75,
};

/** Days of the sidereal year. */
export const SURYA_YEAR_DAYS: number = SIDEREAL_YEAR.days;
/** Days of the mean synodic month. */
export const SURYA_MONTH_DAYS: number = REVOLUTION_DAYS / 53433336;

/** Latitude of Ujjain: 23°9'. */
const UJJAIN_LATITUDE = 23.15;
/** Radius of the sine table in minutes of arc, and its step in degrees. */
const RADIUS = 3438;
const STEP_DEG = 3.75;
/** Times in which the six signs from Aries rise on the equator, in parts of 1800. */
const RISING_TIMES = [1670, 1795, 1935, 1935, 1795, 1670] as const;

/** Returns the Sun's true sidereal longitude in degrees, [0, 360). */
export function suryaSolarLongitude(moment: number): number {
  return truePosition(moment, SIDEREAL_YEAR, 14 / 360, ANOMALISTIC_YEAR, 1 / 42);
}

/** Returns the Moon's elongation from the Sun in degrees, [0, 360). */
export function suryaLunarPhase(moment: number): number {
  const moon = truePosition(moment, SIDEREAL_MONTH, 32 / 360, ANOMALISTIC_MONTH, 1 / 96);
  return modulo(moon - suryaSolarLongitude(moment), 360);
}

/** Returns the sidereal sign in which the Sun stands, 1 is Meṣa. */
export function suryaSign(moment: number): number {
  return floorDivide(suryaSolarLongitude(moment), 30) + 1;
}

/** Returns the number of elapsed years of the Kali age at a moment. */
export function suryaYear(moment: number): number {
  const years = (moment - HINDU_EPOCH) / SURYA_YEAR_DAYS;
  return Math.round(years - suryaSolarLongitude(moment) / 360);
}

/** Finds the last new moon before a moment, closely enough to tell the Sun's sign. */
export function suryaNewMoonBefore(moment: number): number {
  const mean = moment - (suryaLunarPhase(moment) / 360) * SURYA_MONTH_DAYS;
  let [low, high] = [mean - 1, Math.min(moment, mean + 1)];
  while (suryaSign(low) !== suryaSign(high) && high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (suryaLunarPhase(middle) < 180) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** Returns the moment of sunrise at Ujjain on a civil day. */
export function suryaSunrise(fixed: number): number {
  const turn = REVOLUTION_DAYS / 1582237828 / 360;
  const rising = ascensionalDifference(fixed) + siderealDifference(fixed) / 4;
  return fixed + 0.25 - equationOfTimeDays(fixed) + turn * rising;
}

function meanPosition(moment: number, { days, atEpoch }: MeanMotion): number {
  return 360 * modulo((moment - HINDU_EPOCH) / days + atEpoch, 1);
}

/** Mean place corrected by an epicycle that shrinks towards the quarters. */
function truePosition(
  moment: number,
  motion: MeanMotion,
  epicycle: number,
  anomaly: MeanMotion,
  shrinkage: number,
): number {
  const offset = tableSine(meanPosition(moment, anomaly));
  const contraction = Math.abs(offset) * shrinkage * epicycle;
  const equation = tableArcsine(offset * (epicycle - contraction));
  return modulo(meanPosition(moment, motion) - equation, 360);
}

/** The table of 24 sines to the quadrant, whole minutes of a radius of 3438. */
function sineEntry(entry: number): number {
  const exact = RADIUS * Math.sin((entry * STEP_DEG * Math.PI) / 180);
  const adjustment = 0.215 * Math.sign(exact) * Math.sign(Math.abs(exact) - 1716);
  return Math.round(exact + adjustment) / RADIUS;
}

function tableSine(degrees: number): number {
  const entry = degrees / STEP_DEG;
  const low = Math.floor(entry);
  const part = entry - low;
  return part * sineEntry(Math.ceil(entry)) + (1 - part) * sineEntry(low);
}

function tableArcsine(amplitude: number): number {
  if (amplitude < 0) return -tableArcsine(-amplitude);
  let entry = 0;
  while (amplitude > sineEntry(entry)) entry++;
  const below = sineEntry(entry - 1);
  return STEP_DEG * (entry - 1 + (amplitude - below) / (sineEntry(entry) - below));
}

/** Longitude from the equinox, which swings 27° to either side in 7200 years. */
function tropicalLongitude(fixed: number): number {
  const swing = modulo((600 / REVOLUTION_DAYS) * (fixed - HINDU_EPOCH) + 0.25, 1) - 0.5;
  const precession = 27 - Math.abs(108 * swing);
  return modulo(suryaSolarLongitude(fixed) - precession, 360);
}

/** Degrees of the Sun's sidereal motion in a day. */
function dailyMotion(fixed: number): number {
  const anomaly = meanPosition(fixed, ANOMALISTIC_YEAR);
  const epicycle = 14 / 360 - Math.abs(tableSine(anomaly)) / 1080;
  const entry = floorDivide(anomaly, STEP_DEG);
  const step = sineEntry(entry + 1) - sineEntry(entry);
  return (360 / SURYA_YEAR_DAYS) * (1 - (RADIUS / 225) * step * epicycle);
}

function siderealDifference(fixed: number): number {
  const sign = floorDivide(tropicalLongitude(fixed), 30);
  return (dailyMotion(fixed) * RISING_TIMES[modulo(sign, 6)]!) / 1800;
}

function equationOfTimeDays(fixed: number): number {
  const offset = tableSine(meanPosition(fixed, ANOMALISTIC_YEAR));
  const equation = offset * 57.3 * (14 / 360 - Math.abs(offset) / 1080);
  return (dailyMotion(fixed) / 360) * (equation / 360) * SURYA_YEAR_DAYS;
}

function ascensionalDifference(fixed: number): number {
  const sineOfDeclination = (1397 / RADIUS) * tableSine(tropicalLongitude(fixed));
  const diurnalRadius = tableSine(90 + tableArcsine(sineOfDeclination));
  const tangent = tableSine(UJJAIN_LATITUDE) / tableSine(90 + UJJAIN_LATITUDE);
  return tableArcsine((-sineOfDeclination * tangent) / diurnalRadius);
}
