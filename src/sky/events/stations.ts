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
  const speedAt = (julianDayTt: number) => apparentPosition(body, julianDayTt).longitudeSpeed;
  const stations: Station[] = [];
  const end = toTt(toJulianDayUt);
  const step = searchStepDays(body);
  let left = toTt(fromJulianDayUt);
  let before = speedAt(left);
  while (left < end) {
    const right = Math.min(left + step, end);
    const after = speedAt(right);
    if (before !== 0 && before > 0 !== after > 0) {
      const found = sharpened(body, solveBetween(left, right, TOLERANCE_DAYS, speedAt));
      stations.push({
        ...instantOfTt(found),
        turns: after > 0 ? "direct" : "retrograde",
        longitudeDeg: apparentPosition(body, found).longitudeDeg,
      });
    }
    left = right;
    before = after;
  }
  return stations;
}

/** A station that the chart's speeds place, by the derivative of the places around it. */
function sharpened(body: Body, guess: number): number {
  const range = rangeOfBody(body);
  const reach = NEAR_DAYS + STEP_DAYS;
  if (!isWithin(range, guess - reach) || !isWithin(range, guess + reach)) return guess;
  const longitudeAt = (julianDayTt: number) => apparentPosition(body, julianDayTt).longitudeDeg;
  const turnAt = (julianDayTt: number) =>
    signedDeg(longitudeAt(julianDayTt + STEP_DAYS) - longitudeAt(julianDayTt - STEP_DAYS));
  const [left, right] = [guess - NEAR_DAYS, guess + NEAR_DAYS];
  if (turnAt(left) > 0 === turnAt(right) > 0) return guess;
  return solveBetween(left, right, TOLERANCE_DAYS, turnAt);
}
