import { formatClock } from "./civil_input.ts";
import type { CivilIssue, ClockTime } from "./civil_input.ts";
import type { Clock } from "./clock_input.ts";
import { findGap, nameClock } from "./clock_readings.ts";
import type { Gap } from "./clock_readings.ts";
import { convertDate, toFixed } from "./julian_day.ts";
import type { WesternCalendar } from "./julian_day.ts";
import { formatDate, formatLocal, fromLocalMs, toLocalMs } from "./local_time.ts";
import type { LocalTime } from "./local_time.ts";

/** A local time that a clock change skipped. */
export interface SkippedTime {
  /** Proleptic Gregorian. */
  readonly local: LocalTime;
  /** The calendar of the input, in which a nearest date is named. */
  readonly calendar: WesternCalendar;
  readonly time: ClockTime;
  readonly clock: Clock;
  readonly longitude: number | null;
}

/** Explains a skipped local time and offers the nearer of the two times at the edges of the gap. */
export function describeGap({ local, calendar, time, clock, longitude }: SkippedTime): CivilIssue {
  const localMs = toLocalMs(local);
  const gap = findGap(clock, localMs, longitude);
  if (gap === null) throw new RangeError(`Cannot find the clock change at ${formatLocal(local)}`);
  const nearest = nearestValid(localMs, gap, time.hasSeconds ? 1000 : 60_000);
  const message = explain(localMs, clock, gap, nearest);
  if (toFixed(nearest) === toFixed(local)) {
    return { field: "time", message, nearest: formatClock(nearest, time.hasSeconds) };
  }
  const nearestDate = convertDate(nearest, "gregorian", calendar);
  return { field: "date", message, nearest: formatDate(nearestDate) };
}

/** The last whole step before the gap or the first after it; at equal distance the one after. */
function nearestValid(localMs: number, gap: Gap, stepMs: number): LocalTime {
  const lastMs = Math.ceil(gap.beforeLocalMs / stepMs) * stepMs - stepMs;
  const firstMs = Math.ceil(gap.afterLocalMs / stepMs) * stepMs;
  return fromLocalMs(localMs - lastMs < firstMs - localMs ? lastMs : firstMs);
}

function explain(localMs: number, clock: Clock, gap: Gap, nearest: LocalTime): string {
  const jumpMs = gap.afterLocalMs - gap.beforeLocalMs;
  const write = (ms: number) => formatLocal(fromLocalMs(ms));
  return (
    `Cannot place ${write(localMs)} in ${nameClock(clock)}: clocks went from ` +
    `${write(gap.beforeLocalMs)} to ${write(gap.afterLocalMs)}, so it did not occur; on a clock ` +
    `not yet set forward it is ${write(localMs + jumpMs)}, on one set forward too early ` +
    `${write(localMs - jumpMs)}, and the nearest valid time is ${formatLocal(nearest)}`
  );
}
