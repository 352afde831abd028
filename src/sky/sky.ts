import {
  DIRECTION_SIZE,
  apparentHeliocentric,
  apparentMoonDirection,
  toUnit,
  trueHeliocentric,
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

/**
 * Where a body is seen, `apparent`, or where it is at that instant, `true`: without the time its light
 * took, the Sun's bending and aberration. Both stand on the true equinox of date.
 */
export type PlaceKind = "apparent" | "true";

/** Computes the Sun's place. */
export function sunOf(sky: Sky, kind: PlaceKind = "apparent"): Position {
  return heliocentricOf(sky, atRest, kind);
}

/** Computes the place of a body that orbits the Sun. */
export function heliocentricOf(sky: Sky, stateAt: StateFunction, kind: PlaceKind): Position {
  if (kind === "true") trueHeliocentric(sky.observer, stateAt, direction);
  else apparentHeliocentric(sky.observer, stateAt, direction);
  return positionOf(sky.frame, direction);
}

/** Computes the Moon's place, seen from the Earth's centre. */
export function moonOf(sky: Sky, kind: PlaceKind = "apparent"): Position {
  sky.ephemeris.moonState(sky.julianDayTt, lunarState);
  if (kind === "true") {
    direction.set(lunarState);
    toUnit(direction, Math.hypot(lunarState[0]!, lunarState[1]!, lunarState[2]!));
  } else {
    apparentMoonDirection(sky.observer, lunarState, direction);
  }
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
