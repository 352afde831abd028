import { toTt } from "#time";
import type { Body } from "../bodies/bodies.ts";
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

/**
 * Lists the stations of a body in a stretch of time; Sun and Moon have none.
 *
 * @returns instants within a minute or two for Mercury to Mars, some minutes for the outer planets,
 * whose speed of 0.01" a day is the limit
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
      const found = solveBetween(left, right, TOLERANCE_DAYS, speedAt);
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
