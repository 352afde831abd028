import {
  DIRECTION_SIZE,
  apparentHeliocentric,
  apparentMoonDirection,
  type StateFunction,
} from "./apparent.ts";
import { DateOutOfRange } from "#time";
import { positionOf, type Position } from "./coordinates.ts";
import { servedEphemeris, type Ephemeris } from "./ephemeris.ts";
import { frameAt, type Frame } from "./frame/frame.ts";
import { SERIES_RANGE } from "./series/model.ts";
import { observerAt, type Observer } from "./observer.ts";

/** The sky as seen from the Earth's centre at one instant; see `skyAt`. */
export interface Sky {
  readonly julianDayTt: number;
  readonly frame: Frame;
  readonly observer: Observer;
  readonly ephemeris: Ephemeris;
}

/**
 * Prepares the sky of one instant, from which any number of positions can be asked.
 *
 * @param julianDayTt Julian day, TT; `toTt` of `#time` makes it from universal time
 * @throws {DateOutOfRange} if the instant lies outside the years -1000 to 3000
 */
export function skyAt(julianDayTt: number, ephemeris: Ephemeris = servedEphemeris()): Sky {
  const { fromJulianDay, toJulianDay } = SERIES_RANGE;
  if (!(julianDayTt >= fromJulianDay && julianDayTt <= toJulianDay)) {
    const years = { firstYear: -1000, lastYear: 3000 };
    throw new DateOutOfRange({ code: "sky-out-of-range", with: years });
  }
  return {
    julianDayTt,
    frame: frameAt(julianDayTt),
    observer: observerAt(ephemeris, julianDayTt),
    ephemeris,
  };
}

const direction = new Float64Array(DIRECTION_SIZE);
const lunarState = new Float64Array(6);
const atRest: StateFunction = (_, out) => out.fill(0);

/** Computes the Sun's apparent place. */
export function sunOf(sky: Sky): Position {
  apparentHeliocentric(sky.observer, atRest, direction);
  return positionOf(sky.frame, direction);
}

/** Computes the Moon's apparent place, seen from the Earth's centre. */
export function moonOf(sky: Sky): Position {
  sky.ephemeris.moonState(sky.julianDayTt, lunarState);
  apparentMoonDirection(sky.observer, lunarState, direction);
  return positionOf(sky.frame, direction);
}

/**
 * Computes the Sun's apparent geocentric place.
 *
 * @param julianDayTt Julian day, TT, years -1000 to 3000
 * @returns degrees of date; within 0.02" of Swiss Ephemeris in 1800-2100
 */
export function apparentSun(julianDayTt: number): Position {
  return sunOf(skyAt(julianDayTt));
}

/**
 * Computes the Moon's apparent geocentric place.
 *
 * @param julianDayTt Julian day, TT, years -1000 to 3000
 * @returns degrees of date; within 0.1" of Swiss Ephemeris in 1800-2100
 */
export function apparentMoon(julianDayTt: number): Position {
  return moonOf(skyAt(julianDayTt));
}
