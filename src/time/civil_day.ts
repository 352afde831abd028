import type { CivilMoment } from "./civil.ts";
import type { Issues } from "./civil_input.ts";
import { readClock } from "./clock_input.ts";
import { findGap, readClockAt } from "./clock_readings.ts";
import { epochMsOfFixed } from "./julian_day.ts";

/** The instants between which a local civil day lies, ms since 1970-01-01T00:00 UT. */
export interface CivilDaySpan {
  readonly startMs: number;
  /** The start of the next day: the first instant no longer inside. */
  readonly endMs: number;
}

/**
 * Returns the span of the local civil day of a moment, for those who certify what holds all day.
 *
 * The day is 23 or 25 hours long when clocks change on it, and starts late when midnight itself was
 * skipped.
 */
export function civilDaySpan(moment: CivilMoment): CivilDaySpan {
  return { startMs: startOfDay(moment, moment.fixed), endMs: startOfDay(moment, moment.fixed + 1) };
}

function startOfDay({ zone, longitude }: CivilMoment, fixed: number): number {
  const issues: Issues = [];
  const clock = readClock(zone, longitude, issues);
  if (clock === null) throw new TypeError(`Cannot find day: ${issues[0]?.message ?? zone}`);
  const midnight = epochMsOfFixed(fixed);
  const [first] = readClockAt(clock, midnight, longitude);
  if (first !== undefined) return first.epochMs;
  const gap = findGap(clock, midnight, longitude);
  if (gap === null) throw new RangeError(`Cannot find day: ${zone} has no midnight on it`);
  return gap.afterLocalMs - gap.afterOffsetSeconds * 1000;
}
