import type { CivilMoment } from "./civil_moment.ts";
import type { Issues } from "./civil_input.ts";
import { readClock } from "./clock_input.ts";
import type { Clock } from "./clock_input.ts";
import { findRuns, readInstant } from "./clock_readings.ts";
import type { ClockRun } from "./clock_readings.ts";
import { epochMsOfFixed } from "./julian_day.ts";
import { formatTime, fromLocalMs } from "./local_time.ts";

/** The instants between which a local civil day lies, ms since 1970-01-01T00:00 UT. */
export interface CivilDaySpan {
  readonly startMs: number;
  /** The first instant no longer inside. */
  readonly endMs: number;
}

/** A stretch of a local day in which the clock ran evenly and every time of it is read one way. */
export interface CivilDayStretch extends CivilDaySpan {
  /** Wall clock minus universal time. */
  readonly offsetSeconds: number;
  /** What the clock showed at the start, seconds since local midnight, 0 to 86 399. */
  readonly fromSeconds: number;
  /** What it had come to at the end, 1 to 86 400; not shown any more. */
  readonly toSeconds: number;
  /** The `fold` by which `resolveCivil` finds these times at these instants. */
  readonly fold: 0 | 1;
}

/** What a clock shows at an instant, as `resolveCivil` reads it back. */
export interface ClockFields {
  /** `HH:MM:SS`. */
  readonly time: string;
  readonly fold: 0 | 1;
}

const DAY_MS = 86_400_000;

/**
 * Lists the stretches of the local civil day of a moment, the earliest first: together every instant at
 * which the clock showed this date, and no other.
 *
 * One of 24 hours on most days. Where clocks were set forward the skipped times lie in none; where they
 * were set back, the times that occurred twice are stretches of their own with `fold` 1. A day that a
 * change past midnight interrupts (Newfoundland, 1987-2011) or that a country lived twice (Alaska, 18
 * October 1867) has stretches with another day between them.
 */
export function civilDayStretches(moment: CivilMoment): readonly CivilDayStretch[] {
  const dayMs = epochMsOfFixed(moment.fixed);
  const runs = findRuns(clockOf(moment), dayMs, dayMs + DAY_MS, moment.longitude);
  return runs.flatMap((run, index) => cutByFold(run, runs.slice(0, index), dayMs));
}

/**
 * Returns the first and last instant of the local civil day of a moment: 23 or 25 hours apart when
 * clocks change on it, and later than midnight where midnight itself was skipped.
 *
 * Where `civilDayStretches` has another day between two stretches, so has this span.
 */
export function civilDaySpan(moment: CivilMoment): CivilDaySpan {
  const stretches = civilDayStretches(moment);
  return { startMs: stretches[0]!.startMs, endMs: stretches.at(-1)!.endMs };
}

/**
 * Returns the time of day and the fold that lead back to an instant on the clock of a moment.
 *
 * @param epochMs ms since 1970-01-01T00:00 UT, on the local day of the moment; cut to the whole second
 */
export function clockFieldsAt(epochMs: number, moment: CivilMoment): ClockFields {
  const clock = clockOf(moment);
  const { offsetSeconds } = readInstant(clock, epochMs, moment.longitude);
  const localMs = Math.floor(epochMs / 1000) * 1000 + offsetSeconds * 1000;
  const runs = findRuns(clock, localMs, localMs + 1000, moment.longitude);
  const fold = runs.length > 1 && epochMs >= runs[1]!.startMs ? 1 : 0;
  return { time: formatTime(fromLocalMs(localMs)), fold };
}

/** Cuts a run where its times had occurred before. */
function cutByFold(
  run: ClockRun,
  earlier: readonly ClockRun[],
  dayMs: number,
): readonly CivilDayStretch[] {
  const localOf = (one: ClockRun) => one.offsetSeconds * 1000;
  // The instants of this run at which its clock shows what an earlier one showed at its edges.
  const edges = earlier
    .flatMap((one) => [one.startMs + localOf(one), one.endMs + localOf(one)])
    .map((localMs) => localMs - localOf(run))
    .filter((edgeMs) => edgeMs > run.startMs && edgeMs < run.endMs);
  const cuts = [run.startMs, ...new Set(edges.toSorted((a, b) => a - b)), run.endMs];
  return cuts.slice(1).map((endMs, index) => {
    const startMs = cuts[index]!;
    const localMs = startMs + localOf(run);
    const isRepeat = earlier.some((one) => {
      return localMs >= one.startMs + localOf(one) && localMs < one.endMs + localOf(one);
    });
    return Object.freeze({
      startMs,
      endMs,
      offsetSeconds: run.offsetSeconds,
      fromSeconds: (localMs - dayMs) / 1000,
      toSeconds: (endMs + localOf(run) - dayMs) / 1000,
      fold: isRepeat ? 1 : 0,
    });
  });
}

/** The clock that a moment was read by. */
function clockOf({ zone, longitude, backzone }: CivilMoment): Clock {
  const issues: Issues = [];
  const context = { longitude, longitudeReadable: true, backzone, mayAssumeUtc: true };
  const clock = readClock(zone, context, issues);
  if (clock === null) throw new TypeError(`Cannot read clock of moment: zone is "${zone}"`);
  return clock;
}
