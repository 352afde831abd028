import { DateOutOfRange, fromJulianDay } from "#time";
import { SMALL_BODIES, servedEphemeris, type Range, type SmallBody } from "../ephemeris.ts";
import { SERIES_RANGE } from "../series/model.ts";

/** Planets in the sky of the Earth that the series give. */
export const PLANETS = [
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
] as const;
/** A planet of {@link PLANETS}. */
export type Planet = (typeof PLANETS)[number];

/** Nodes and apogees of the lunar orbit; `true` means osculating. */
export const LUNAR_POINTS = ["meanNode", "trueNode", "meanLilith", "trueLilith"] as const;
/** A point of {@link LUNAR_POINTS}. */
export type LunarPoint = (typeof LUNAR_POINTS)[number];

/** Hypothetical planets of the Hamburg school. */
export const URANIAN_POINTS = [
  "cupido",
  "hades",
  "zeus",
  "kronos",
  "apollon",
  "admetos",
  "vulkanus",
  "poseidon",
] as const;
/** A point of {@link URANIAN_POINTS}. */
export type UranianPoint = (typeof URANIAN_POINTS)[number];

/** Every body that has a position. */
export const BODIES: readonly [
  "sun",
  "moon",
  ...typeof PLANETS,
  ...typeof SMALL_BODIES,
  ...typeof LUNAR_POINTS,
  ...typeof URANIAN_POINTS,
] = ["sun", "moon", ...PLANETS, ...SMALL_BODIES, ...LUNAR_POINTS, ...URANIAN_POINTS];
/** Anything that has a position. */
export type Body = (typeof BODIES)[number];

/** The ten of a modern chart, Sun to Pluto. */
export const CHART_PLANETS: readonly ["sun", "moon", ...typeof PLANETS, "pluto"] = [
  "sun",
  "moon",
  ...PLANETS,
  "pluto",
];

export function isPlanet(body: Body): body is Planet {
  return (PLANETS as readonly Body[]).includes(body);
}

export function isSmallBody(body: Body): body is SmallBody {
  return (SMALL_BODIES as readonly Body[]).includes(body);
}

export function isLunarPoint(body: Body): body is LunarPoint {
  return (LUNAR_POINTS as readonly Body[]).includes(body);
}

/**
 * Returns the Julian days (TT) within which a body's position is served.
 *
 * Years -1000 to 3000, but 1500 to 2400 for the centaurs and the asteroids.
 */
export function rangeOfBody(body: Body): Range {
  return isSmallBody(body) ? servedEphemeris().smallBodyRange(body) : SERIES_RANGE;
}

/** Says that a body has no position at an instant, and when it has one: a date that is not served, never a fault. */
export class BodyUnavailable extends DateOutOfRange {
  override readonly name = "BodyUnavailable";
  readonly code = "BODY_UNAVAILABLE";

  constructor(
    readonly body: Body,
    readonly julianDayTt: number,
    readonly range: Range,
  ) {
    super({ code: "sky-out-of-range", with: yearsOf(range) });
    this.message =
      `Cannot compute ${body}: Julian day is ${julianDayTt}, must be within ` +
      `${range.fromJulianDay} to ${range.toJulianDay}`;
  }
}

/** The first year that is served whole, and the last that is begun. */
function yearsOf({ fromJulianDay: from, toJulianDay: to }: Range) {
  const { year, month, day } = fromJulianDay(from);
  const isWhole = month === 1 && day === 1;
  return { firstYear: isWhole ? year : year + 1, lastYear: fromJulianDay(to).year };
}

/** Says whether an instant lies in a range, its ends included. */
export function isWithin({ fromJulianDay, toJulianDay }: Range, julianDayTt: number): boolean {
  return julianDayTt >= fromJulianDay && julianDayTt <= toJulianDay;
}

/** Says whether a body has a position at an instant. */
export function isWithinBody(body: Body, julianDayTt: number): boolean {
  return isWithin(rangeOfBody(body), julianDayTt);
}

/** Throws `BodyUnavailable` unless the instant lies in the body's range. */
export function requireInRange(body: Body, julianDayTt: number): void {
  const range = rangeOfBody(body);
  if (!isWithin(range, julianDayTt)) throw new BodyUnavailable(body, julianDayTt, range);
}
