import { toTt } from "#time";
import { signedDeg } from "../angles.ts";
import { isWithin, rangeOfBody, type Body } from "../bodies/bodies.ts";
import { apparentPosition } from "../bodies/position.ts";
import { instantOfTt, type Instant } from "../instant.ts";
import { searchStepDays } from "./crossings.ts";
import { solveBetween } from "./root.ts";

/** When a body stands still in longitude. */
export interface Station extends Instant {
  /** What the body's motion becomes. */
  readonly turns: "retrograde" | "direct";
  readonly longitudeDeg: number;
}

/** A second of time: near a station Saturn moves 1e-9° in it. */
const TOLERANCE_DAYS = 1e-5;
/** Half step of the derivative at a station, days. */
const STEP_DAYS = 0.05;
/** How near a first guess is to come, days. */
const COARSE_DAYS = 0.02;
/** How far the chart's speeds may put a station off, days. */
const NEAR_DAYS = 0.25;

/**
 * Lists the stations of a body in a stretch of time; Sun and Moon have none.
 *
 * They are found by the derivative of the places themselves: the speeds of a chart, true to 0.003" a
 * day, would put a station of Neptune two minutes off.
 *
 * @returns instants within a minute for Mercury to Neptune, within five for the bodies beyond and the
 * asteroids
 * @throws {BodyUnavailable} if the stretch leaves the body's range
 */
export function findStations(
  body: Body,
  fromJulianDayUt: number,
  toJulianDayUt: number,
): readonly Station[] {
  return [...stationsStepwise(body, fromJulianDayUt, toJulianDayUt)].flat();
}

/** The same, step after step: what each holds. */
export function* stationsStepwise(
  body: Body,
  fromJulianDayUt: number,
  toJulianDayUt: number,
): Generator<readonly Station[]> {
  const speedAt = (julianDayTt: number) => apparentPosition(body, julianDayTt).longitudeSpeed;
  const end = toTt(toJulianDayUt);
  const step = searchStepDays(body);
  let left = toTt(fromJulianDayUt);
  let before = speedAt(left);
  while (left < end) {
    const right = Math.min(left + step, end);
    const after = speedAt(right);
    const turns = before !== 0 && before > 0 !== after > 0;
    yield turns ? [stationBetween(body, left, right, speedAt)] : [];
    left = right;
    before = after;
  }
}

function stationBetween(
  body: Body,
  left: number,
  right: number,
  speedAt: (julianDayTt: number) => number,
): Station {
  const coarse = solveBetween(left, right, COARSE_DAYS, speedAt);
  const found = sharpened(body, coarse) ?? solveBetween(left, right, TOLERANCE_DAYS, speedAt);
  return {
    ...instantOfTt(found),
    turns: speedAt(right) > 0 ? "direct" : "retrograde",
    longitudeDeg: apparentPosition(body, found).longitudeDeg,
  };
}

/** A station that the chart's speeds place, by the derivative of the places around it; null where it is not among them. */
function sharpened(body: Body, guess: number): number | null {
  const range = rangeOfBody(body);
  const reach = NEAR_DAYS + STEP_DAYS;
  if (!isWithin(range, guess - reach) || !isWithin(range, guess + reach)) return null;
  const longitudeAt = (julianDayTt: number) => apparentPosition(body, julianDayTt).longitudeDeg;
  const turnAt = (julianDayTt: number) =>
    signedDeg(longitudeAt(julianDayTt + STEP_DAYS) - longitudeAt(julianDayTt - STEP_DAYS));
  const [left, right] = [guess - NEAR_DAYS, guess + NEAR_DAYS];
  if (turnAt(left) > 0 === turnAt(right) > 0) return null;
  return solveBetween(left, right, TOLERANCE_DAYS, turnAt);
}
