import { toTt } from "#time";
import { signedDeg } from "../angles.ts";
import { ayanamsaOf, type AyanamsaDefinition, type AyanamsaId } from "../ayanamsa.ts";
import type { Body } from "../bodies/bodies.ts";
import { bodyOf } from "../bodies/position.ts";
import { instantOfTt, type Instant } from "../instant.ts";
import { skyAt, type Sky } from "../sky.ts";
import { findZeros, type Miss } from "./root.ts";

/** When a body stands at a longitude. */
export interface Crossing extends Instant {
  /** Whether the body moves forward or backward through the point. */
  readonly motion: "direct" | "retrograde";
}

/** In which zodiac longitudes are counted. */
export interface CrossingOptions {
  /** Counts longitudes in a sidereal zodiac; tropical when absent. */
  readonly ayanamsa?: AyanamsaId | AyanamsaDefinition;
}

const TOLERANCE_DAYS = 1e-7;
const SIDEREAL_RATE = 50.29 / 3600 / 365.25;

/** Days in which a body turns at most once: well below the length of its retrogrades. */
const SEARCH_STEPS: Readonly<Partial<Record<Body, number>>> = {
  sun: 20,
  moon: 1,
  trueNode: 1,
  trueLilith: 1,
  mercury: 5,
  venus: 10,
  mars: 15,
  ceres: 15,
  pallas: 15,
  juno: 15,
  vesta: 15,
};
const SLOW_STEP = 30;

/** Returns the step in which a body may be searched for crossings and stations. */
export function searchStepDays(body: Body): number {
  return SEARCH_STEPS[body] ?? SLOW_STEP;
}

/**
 * Lists every instant at which a body crosses a longitude.
 *
 * @param fromJulianDayUt included; the list runs to `toJulianDayUt`
 * @throws {BodyUnavailable} if the stretch leaves the body's range
 */
export function findCrossings(
  body: Body,
  longitudeDeg: number,
  fromJulianDayUt: number,
  toJulianDayUt: number,
  { ayanamsa }: CrossingOptions = {},
): readonly Crossing[] {
  return collect(body, fromJulianDayUt, toJulianDayUt, (sky) => {
    const { longitudeDeg: now, longitudeSpeed } = bodyOf(sky, body);
    if (ayanamsa === undefined) {
      return { miss: signedDeg(now - longitudeDeg), rate: longitudeSpeed };
    }
    const offset = ayanamsaOf(sky, ayanamsa).trueDeg;
    return {
      miss: signedDeg(now - offset - longitudeDeg),
      rate: longitudeSpeed - SIDEREAL_RATE,
    };
  });
}

/**
 * Lists every instant at which one body stands at an angle ahead of another in longitude.
 *
 * @param angleDeg 0 is the conjunction, 180 the opposition; 90 and 270 are the two squares
 * @returns `motion` tells whether the first gains on the second or falls back
 */
export function findAspects(
  first: Body,
  second: Body,
  angleDeg: number,
  fromJulianDayUt: number,
  toJulianDayUt: number,
): readonly Crossing[] {
  const faster = searchStepDays(first) < searchStepDays(second) ? first : second;
  return collect(faster, fromJulianDayUt, toJulianDayUt, (sky) => {
    const a = bodyOf(sky, first);
    const b = bodyOf(sky, second);
    return {
      miss: signedDeg(a.longitudeDeg - b.longitudeDeg - angleDeg),
      rate: a.longitudeSpeed - b.longitudeSpeed,
    };
  });
}

function collect(
  body: Body,
  fromJulianDayUt: number,
  toJulianDayUt: number,
  missIn: (sky: Sky) => Miss,
): readonly Crossing[] {
  const missAt = (julianDayTt: number) => missIn(skyAt(julianDayTt));
  return findZeros(
    missAt,
    toTt(fromJulianDayUt),
    toTt(toJulianDayUt),
    searchStepDays(body),
    TOLERANCE_DAYS,
  ).map((julianDayTt) => ({
    ...instantOfTt(julianDayTt),
    motion: missAt(julianDayTt).rate >= 0 ? "direct" : "retrograde",
  }));
}

/**
 * Finds the first crossing of a longitude at or after an instant.
 *
 * @param withinDays how far to look
 * @returns undefined if the body does not come there within that time
 */
export function nextCrossing(
  body: Body,
  longitudeDeg: number,
  fromJulianDayUt: number,
  withinDays: number,
  options: CrossingOptions = {},
): Crossing | undefined {
  const stretch = searchStepDays(body) * 32;
  for (let start = 0; start < withinDays; start += stretch) {
    const end = Math.min(withinDays, start + stretch);
    const from = fromJulianDayUt + start;
    const found = findCrossings(body, longitudeDeg, from, fromJulianDayUt + end, options);
    if (found[0]) return found[0];
  }
  return undefined;
}
