import type { StateFunction } from "../apparent.ts";
import type { Position } from "../coordinates.ts";
import type { Ephemeris, Range } from "../ephemeris.ts";
import { heliocentricOf, moonOf, skyAt, sunOf, type PlaceKind, type Sky } from "../sky.ts";
import {
  isLunarPoint,
  isPlanet,
  isSmallBody,
  isWithin,
  rangeOfBody,
  requireInRange,
  type Body,
} from "./bodies.ts";
import { lunarPointOf } from "./lunar_points.ts";
import { uranianState } from "./uranian.ts";

/**
 * Computes the geocentric place of any body in a prepared sky.
 *
 * @param kind lunar points have one place only
 * @throws {BodyUnavailable} if the instant lies outside the body's range
 */
export function bodyOf(sky: Sky, body: Body, kind: PlaceKind = "apparent"): Position {
  requireInRange(body, sky.julianDayTt);
  if (body === "sun") return sunOf(sky, kind);
  if (body === "moon") return moonOf(sky, kind);
  if (isLunarPoint(body)) return lunarPointOf(sky, body);
  return heliocentricOf(sky, stateFunctionOf(sky.ephemeris, body), kind);
}

const stateFunctions = new WeakMap<Ephemeris, Map<Body, StateFunction>>();

function stateFunctionOf(ephemeris: Ephemeris, body: Exclude<Body, "sun" | "moon">): StateFunction {
  let functions = stateFunctions.get(ephemeris);
  if (!functions) stateFunctions.set(ephemeris, (functions = new Map()));
  let found = functions.get(body);
  if (!found) functions.set(body, (found = createStateFunction(ephemeris, body)));
  return found;
}

function createStateFunction(ephemeris: Ephemeris, body: Body): StateFunction {
  if (isPlanet(body)) return (julianDay, out) => ephemeris.planetState(body, julianDay, out);
  if (isSmallBody(body)) return (julianDay, out) => ephemeris.smallBodyState(body, julianDay, out);
  return uranianState(body as Parameters<typeof uranianState>[0]);
}

/**
 * Computes the apparent geocentric place of one body.
 *
 * @param julianDayTt Julian day, TT
 * @throws {BodyUnavailable} if the instant lies outside the body's range
 */
export function apparentPosition(body: Body, julianDayTt: number): Position {
  requireInRange(body, julianDayTt);
  return bodyOf(skyAt(julianDayTt), body);
}

/** A body without a position at an instant, and the Julian days (TT) between which it has one. */
export interface Unavailable extends Range {
  readonly body: Body;
}

/** Positions of several bodies; those out of their range are listed apart. */
export interface Positions<B extends Body = Body> {
  readonly positions: Readonly<Partial<Record<B, Position>>>;
  readonly unavailable: readonly Unavailable[];
}

/**
 * Computes the apparent places of several bodies at once; a body outside its range does not keep
 * the others from being served.
 */
export function apparentPositions<B extends Body>(
  bodies: readonly B[],
  julianDayTt: number,
): Positions<B> {
  return apparentPositionsOf(skyAt(julianDayTt), bodies);
}

/** Computes the apparent places of several bodies in a prepared sky. */
export function apparentPositionsOf<B extends Body>(sky: Sky, bodies: readonly B[]): Positions<B> {
  return positionsOf(sky, bodies, "apparent");
}

/** Computes the places of several bodies in a prepared sky, as they are seen or as they are. */
export function positionsOf<B extends Body>(
  sky: Sky,
  bodies: readonly B[],
  kind: PlaceKind,
): Positions<B> {
  const positions: Partial<Record<B, Position>> = {};
  const unavailable: Unavailable[] = [];
  for (const body of bodies) {
    const range = rangeOfBody(body);
    if (isWithin(range, sky.julianDayTt)) positions[body] = bodyOf(sky, body, kind);
    else unavailable.push({ body, ...range });
  }
  return { positions, unavailable };
}
