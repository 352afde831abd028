/** Sunrise and sunset about an instant, fast where the Sun is well behaved, exact where it is not. */
import {
  apparentPositionsOf,
  horizonEvents,
  isAboveHorizon,
  localSiderealTimeDeg,
  normalizeDeg,
  signedDeg,
  skyAt,
  STANDARD_REFRACTION_DEG,
  type HorizonOptions,
  type Sky,
} from "#sky";
import { toTt, toUt, type CivilMoment } from "#time";
import type { SunriseRule } from "./conventions.ts";
import type { BirthPlace } from "./positions.ts";

/** The day from sunrise to sunrise that holds an instant; Julian days UT. */
export interface SunDay {
  readonly sunrise: number;
  readonly sunset: number;
  readonly nextSunrise: number;
  /** Weekday of the sunrise by the clock that counts the days: 0 is Sunday. */
  readonly weekday: number;
}

const RADIAN = Math.PI / 180;
/** Radius of the Sun's disc, degrees, at mean distance. */
const SUN_RADIUS_DEG = 0.2666;
/** Beyond this latitude days can vanish, and the exact search is used. */
const GENTLE_LATITUDE = 58;
/** How far from an instant its sunrises are looked for. */
const SEARCH_DAYS = 1.3;
const SIDEREAL_TURN_DAYS = 0.99726957;

/**
 * Finds the day that holds an instant.
 *
 * @param utcOffsetDays offset of the clock that names the weekday
 * @returns null where the Sun does not rise and set about the instant
 */
export function sunDayAt(
  julianDayUt: number,
  place: BirthPlace,
  rule: SunriseRule,
  utcOffsetDays: number,
  sky: Sky = skyAt(toTt(julianDayUt)),
): SunDay | null {
  const events = isGentle(place)
    ? gentleEvents(julianDayUt, place, rule, sky)
    : exactEvents(julianDayUt, julianDayUt, place, rule);
  return dayAmong(events, julianDayUt, utcOffsetDays);
}

/** Finds the day that holds an instant of a span, as {@link sunDayAt} would. */
export type SunDays = (julianDayUt: number, utcOffsetDays: number, sky: Sky) => SunDay | null;

/** Makes what finds the days of all instants between two, searching the Sun once. */
export function sunDaysBetween(
  from: number,
  to: number,
  place: BirthPlace,
  rule: SunriseRule,
): SunDays {
  if (isGentle(place)) {
    return (julianDayUt, utcOffsetDays, sky) =>
      sunDayAt(julianDayUt, place, rule, utcOffsetDays, sky);
  }
  const events = exactEvents(from, to, place, rule);
  return (julianDayUt, utcOffsetDays) => {
    const near = events.filter(({ at }) => Math.abs(at - julianDayUt) <= SEARCH_DAYS);
    return dayAmong(near, julianDayUt, utcOffsetDays);
  };
}

function isGentle({ latitudeDeg }: BirthPlace): boolean {
  return Math.abs(latitudeDeg) <= GENTLE_LATITUDE;
}

function dayAmong(
  events: readonly SunEvent[],
  julianDayUt: number,
  utcOffsetDays: number,
): SunDay | null {
  const rises = events.filter(({ kind }) => kind === "rise").map(({ at }) => at);
  const sunrise = rises.findLast((at) => at <= julianDayUt);
  const nextSunrise = rises.find((at) => at > julianDayUt);
  if (sunrise === undefined || nextSunrise === undefined) return null;
  const sunset = events.find(({ kind, at }) => kind === "set" && at > sunrise)?.at;
  if (sunset === undefined || sunset > nextSunrise) return null;
  const weekday = Math.floor(sunrise + utcOffsetDays + 1.5) % 7;
  return { sunrise, sunset, nextSunrise, weekday: (weekday + 7) % 7 };
}

/** Days already computed: a chart, its receipt and its omissions ask for the same one. */
const known = new WeakMap<CivilMoment, Map<SunriseRule, SunDay | null>>();

/** Whether an instant is by day; where the Sun neither rises nor sets, whether it stands above the horizon. */
export function isSunUp(julianDayUt: number, place: BirthPlace, day: SunDay | null): boolean {
  if (day) return julianDayUt < day.sunset;
  return isAboveHorizon("sun", place, julianDayUt, { limb: "centre", refractionDeg: 0 });
}

/** The day that holds a civil moment, by its own clock; null where the Sun does not rise and set. */
export function sunDayOf(
  civil: CivilMoment,
  place: BirthPlace,
  rule: SunriseRule,
  sky?: Sky,
): SunDay | null {
  const days = known.get(civil) ?? new Map<SunriseRule, SunDay | null>();
  known.set(civil, days);
  let day = days.get(rule);
  if (day === undefined) {
    day = sunDayAt(civil.julianDayUt, place, rule, civil.offsetSeconds / 86400, sky);
    days.set(rule, day);
  }
  return day;
}

interface SunEvent {
  readonly kind: "rise" | "set";
  readonly at: number;
}

function optionsOf(rule: SunriseRule): HorizonOptions {
  return rule === "visible" ? {} : { limb: "centre", refractionDeg: 0 };
}

function exactEvents(
  from: number,
  to: number,
  place: BirthPlace,
  rule: SunriseRule,
): readonly SunEvent[] {
  const { events } = horizonEvents(
    "sun",
    place,
    from - SEARCH_DAYS,
    to + SEARCH_DAYS,
    optionsOf(rule),
  );
  return events.map(({ kind, julianDayUt: at }) => ({ kind, at }));
}

/**
 * Solves the hour angle for the rises and sets of three days from one place of the Sun and its rates;
 * within 2 s of the exact search.
 */
function gentleEvents(
  julianDayUt: number,
  place: BirthPlace,
  rule: SunriseRule,
  sky: Sky,
): readonly SunEvent[] {
  const sun = apparentPositionsOf(sky, ["sun"]).positions.sun!;
  const epoch = toUt(sky.julianDayTt);
  const altitudeDeg =
    rule === "visible" ? -(SUN_RADIUS_DEG / sun.distanceAu) - STANDARD_REFRACTION_DEG : 0;
  const siderealDeg = localSiderealTimeDeg(julianDayUt, place.longitudeDeg, sky.frame);
  const sunAt = (at: number) =>
    toEquator(sun.longitudeDeg + sun.longitudeSpeed * (at - epoch), sky.frame.trueObliquity);
  const hourAngleAt = (at: number) =>
    signedDeg(siderealDeg + ((at - julianDayUt) * 360) / SIDEREAL_TURN_DAYS - sunAt(at).right);
  const events: SunEvent[] = [];
  const noon = julianDayUt - hourAngleAt(julianDayUt) / 360;
  for (const day of [-1, 0, 1]) {
    for (const kind of ["rise", "set"] as const) {
      let at = noon + day + (kind === "rise" ? -0.25 : 0.25);
      for (let step = 0; step < 6; step++) {
        const arc = semiArc(sunAt(at).declination, place.latitudeDeg, altitudeDeg);
        const target = kind === "rise" ? -arc : arc;
        at += signedDeg(target - hourAngleAt(at)) / 360;
      }
      events.push({ kind, at });
    }
  }
  return events;
}

/** Right ascension and declination of a point of the ecliptic, degrees. */
function toEquator(longitudeDeg: number, obliquityRad: number) {
  const l = longitudeDeg * RADIAN;
  return {
    right: Math.atan2(Math.cos(obliquityRad) * Math.sin(l), Math.cos(l)) / RADIAN,
    declination: Math.asin(Math.sin(obliquityRad) * Math.sin(l)) / RADIAN,
  };
}

/** Hour angle at which the Sun's centre stands at an altitude, degrees. */
function semiArc(declinationDeg: number, latitudeDeg: number, altitudeDeg: number): number {
  const d = declinationDeg * RADIAN;
  const l = latitudeDeg * RADIAN;
  const cosine =
    (Math.sin(altitudeDeg * RADIAN) - Math.sin(d) * Math.sin(l)) / (Math.cos(d) * Math.cos(l));
  return Math.acos(Math.max(-1, Math.min(1, cosine))) / RADIAN;
}

/** The Sun's hour angle, degrees in [0, 360): 0 at noon, 180 at midnight. */
export function solarHourAngle(julianDayUt: number, place: BirthPlace, sky: Sky): number {
  const sun = apparentPositionsOf(sky, ["sun"]).positions.sun!;
  const sidereal = localSiderealTimeDeg(julianDayUt, place.longitudeDeg, sky.frame);
  return normalizeDeg(sidereal - sun.rightAscensionDeg);
}
