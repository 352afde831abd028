import { formatClock } from "./civil_input.ts";
import type { CivilIssue, ClockTime } from "./civil_input.ts";
import type { Clock } from "./clock_input.ts";
import { findGap, nameClock } from "./clock_readings.ts";
import type { Gap } from "./clock_readings.ts";
import { convertDate, epochMsOfFixed, toFixed } from "./julian_day.ts";
import type { WesternCalendar } from "./julian_day.ts";
import { formatDate, formatLocal, fromLocalMs, toLocalMs } from "./local_time.ts";
import type { LocalTime } from "./local_time.ts";
import type { Phrase } from "./phrases.ts";

const DAY_MS = 86_400_000;

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

/**
 * Returns noon of a day, or where that was skipped the first time after it that the clock showed, else the
 * last before it, on the same day.
 *
 * On a day that was skipped whole it is noon all the same, for `describeGap` to explain.
 */
export function noonOrNext(noon: LocalTime, clock: Clock, longitude: number | null): LocalTime {
  const gap = findGap(clock, toLocalMs(noon), longitude);
  if (gap === null) return noon;
  const edges = [fromLocalMs(gap.afterLocalMs), fromLocalMs(gap.beforeLocalMs - 1000)];
  return edges.find((edge) => toFixed(edge) === toFixed(noon)) ?? noon;
}

/** Explains a skipped local time and offers the nearer of the two times at the edges of the gap. */
export function describeGap(skipped: SkippedTime): CivilIssue {
  const { local, calendar, time, clock, longitude } = skipped;
  const localMs = toLocalMs(local);
  const gap = findGap(clock, localMs, longitude);
  if (gap === null) throw new RangeError(`Cannot find the clock change at ${formatLocal(local)}`);
  const nearest = nearestValid(localMs, gap, time.hasSeconds ? 1000 : 60_000);
  const nearestDate = formatDate(convertDate(nearest, "gregorian", calendar));
  const day = wholeDay(local, clock, gap, nearestDate);
  if (day !== null) return { field: "date", ...day, nearest: nearestDate };
  const phrase = explain(localMs, clock, gap, nearest);
  if (toFixed(nearest) !== toFixed(local))
    return { field: "date", ...phrase, nearest: nearestDate };
  return { field: "time", ...phrase, nearest: formatClock(nearest, time.hasSeconds) };
}

/** The last whole step before the gap or the first after it; at equal distance the one after. */
function nearestValid(localMs: number, gap: Gap, stepMs: number): LocalTime {
  const lastMs = Math.ceil(gap.beforeLocalMs / stepMs) * stepMs - stepMs;
  const firstMs = Math.ceil(gap.afterLocalMs / stepMs) * stepMs;
  return fromLocalMs(localMs - lastMs < firstMs - localMs ? lastMs : firstMs);
}

/** What to say of a day that the clock change skipped from midnight to midnight. */
function wholeDay(
  local: LocalTime,
  clock: Clock,
  { beforeLocalMs, afterLocalMs }: Gap,
  nearest: string,
): Phrase<"skipped-day"> | null {
  const dayMs = epochMsOfFixed(toFixed(local));
  if (beforeLocalMs > dayMs || afterLocalMs < dayMs + DAY_MS) return null;
  const [from, to] = [beforeLocalMs, afterLocalMs].map((ms) => formatLocal(fromLocalMs(ms)));
  const said = { date: formatDate(local), zone: nameClock(clock), from: from!, to: to!, nearest };
  return { code: "skipped-day", with: said };
}

function explain(
  localMs: number,
  clock: Clock,
  gap: Gap,
  nearest: LocalTime,
): Phrase<"skipped-time"> {
  const jumpMs = gap.afterLocalMs - gap.beforeLocalMs;
  const write = (ms: number) => formatLocal(fromLocalMs(ms));
  return {
    code: "skipped-time",
    with: {
      local: write(localMs),
      zone: nameClock(clock),
      from: write(gap.beforeLocalMs),
      to: write(gap.afterLocalMs),
      ifNotYetForward: write(localMs + jumpMs),
      ifForwardTooEarly: write(localMs - jumpMs),
      nearest: formatLocal(nearest),
    },
  };
}
