/**
 * Days for years: secondary, tertiary and minor progressions, solar arc, returns.
 *
 * @source Placidus, Primum Mobile (1657); A. Leo, The Progressed Horoscope (1905); E. H. Troinski
 * (tertiary, minor)
 */
import {
  apparentPosition,
  findSolarLongitude,
  frameAt,
  housesAt,
  housesOfArmc,
  nextCrossing,
  signedDeg,
  type Body,
} from "#sky";
import { atan2, cos, sin } from "../core/sphere.ts";
import { RADIAN } from "../core/nativity.ts";

export const YEAR_DAYS = 365.24219;
const TROPICAL_MONTH_DAYS = 27.321582;
const NAIBOD_DEG = 0.98564736;

export type Kind = "secondary" | "tertiary" | "minor";

/** Days after birth whose sky stands for the date asked about. */
export function progressedDays(kind: Kind, elapsedDays: number): number {
  if (kind === "secondary") return elapsedDays / YEAR_DAYS;
  if (kind === "tertiary") return elapsedDays / TROPICAL_MONTH_DAYS;
  return (elapsedDays / YEAR_DAYS) * TROPICAL_MONTH_DAYS;
}

/** Longer than any year of returns of the Sun, and than any month of returns of the Moon. */
const SOLAR_DAYS = 367;
const LUNAR_DAYS = 29;

export type AngleRate = "solarArc" | "naibod" | "quotidian";

/** Midheaven and ascendant of a progressed chart; degrees. */
export function progressedAngles(
  rate: AngleRate,
  natal: { readonly armcDeg: number; readonly midheavenDeg: number },
  place: { readonly latitudeDeg: number; readonly longitudeDeg: number },
  obliquityDeg: number,
  solarArcDeg: number,
  years: number,
  progressedUt: number,
) {
  if (rate === "quotidian") {
    const houses = housesAt(progressedUt, place.latitudeDeg, place.longitudeDeg, "wholeSign");
    return { midheavenDeg: houses.midheavenDeg, ascendantDeg: houses.ascendantDeg };
  }
  const armcDeg =
    rate === "naibod"
      ? natal.armcDeg + NAIBOD_DEG * years
      : armcOfMidheaven(natal.midheavenDeg + solarArcDeg, obliquityDeg);
  const houses = housesOfArmc(
    { armcDeg, latitudeDeg: place.latitudeDeg, obliquityDeg },
    "wholeSign",
  );
  return { midheavenDeg: houses.midheavenDeg, ascendantDeg: houses.ascendantDeg };
}

/** Right ascension of the meridian whose midheaven stands at a longitude. */
function armcOfMidheaven(longitudeDeg: number, obliquityDeg: number): number {
  return atan2(sin(longitudeDeg) * cos(obliquityDeg), cos(longitudeDeg));
}

/** True obliquity of an instant, degrees. */
export function obliquityAt(julianDayTt: number): number {
  return frameAt(julianDayTt).trueObliquity * RADIAN;
}

/** The exactness of a progressed body to a fixed longitude, in days from the progressed instant. */
export function daysToExact(
  body: Body,
  targetDeg: number,
  progressedTt: number,
  withinDays: number,
): number | undefined {
  let at = progressedTt;
  for (let step = 0; step < 12; step++) {
    const { longitudeDeg, longitudeSpeed } = apparentPosition(body, at);
    const change = signedDeg(targetDeg - longitudeDeg) / longitudeSpeed;
    at += change;
    if (!(Math.abs(at - progressedTt) <= withinDays)) return undefined;
    if (Math.abs(change) < 1e-6) return at - progressedTt;
  }
  return undefined;
}

/** The last of the crossings up to an instant, the first of which `first` is. */
function lastUpTo(
  julianDayUt: number,
  first: number | undefined,
  after: (julianDayUt: number) => number | undefined,
): number | undefined {
  let last: number | undefined;
  for (let at = first; at !== undefined && at <= julianDayUt; at = after(at)) last = at;
  return last;
}

/** The last return of the Sun at or before an instant, and the next one; Julian days UT. */
export function solarReturns(sunDeg: number, julianDayUt: number) {
  const from = (start: number) => findSolarLongitude(sunDeg, start).julianDayUt;
  const previous = lastUpTo(julianDayUt, from(julianDayUt - SOLAR_DAYS), (at) => from(at + 1));
  return { previous: previous!, next: from(previous! + 1) };
}

/** The same of the Moon. */
export function lunarReturns(moonDeg: number, julianDayUt: number) {
  const from = (start: number) => nextCrossing("moon", moonDeg, start, LUNAR_DAYS)?.julianDayUt;
  const previous = lastUpTo(julianDayUt, from(julianDayUt - LUNAR_DAYS), (at) => from(at + 1));
  return { previous: previous!, next: from(previous! + 1)! };
}
