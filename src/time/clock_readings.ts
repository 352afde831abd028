import type { Clock } from "./clock_input.ts";
import { formatOffset } from "./local_time.ts";
import type { TimeRule } from "./receipt.ts";
import { periodAt, periodsNear } from "./zones/zone_history.ts";
import type { Period } from "./zones/zone_history.ts";

/** One instant at which a clock showed a local time, and how far it was from universal time. */
export interface ClockReading {
  readonly epochMs: number;
  readonly offsetSeconds: number;
  readonly standardOffsetSeconds: number;
  readonly abbreviation: string;
  readonly rule: TimeRule;
}

/** A change of the clock that skipped a local time: the last time before it and the first after. */
export interface Gap {
  readonly beforeLocalMs: number;
  readonly afterLocalMs: number;
  readonly beforeOffsetSeconds: number;
  readonly afterOffsetSeconds: number;
}

/** A stretch of instants in which a clock kept one offset. */
export interface ClockRun {
  readonly startMs: number;
  /** The first instant after it. */
  readonly endMs: number;
  readonly offsetSeconds: number;
}

const SECONDS_PER_DAY = 86_400;

/**
 * Finds every instant at which the clock showed a local time, the earliest first.
 *
 * Usually one; two when clocks were set back, none when they were set forward over it.
 *
 * @param localMs local time as ms since 1970-01-01T00:00 of the same clock
 */
export function readClockAt(
  clock: Clock,
  localMs: number,
  longitude: number | null,
): readonly ClockReading[] {
  if (clock.kind !== "zone") return [steadyReading(clock, localMs)];
  return periodsNear(clock.zone.history, localMs, localMs)
    .map((period) => ({ period, reading: readPeriod(period, localMs, longitude) }))
    .filter(({ period, reading: { epochMs } }) => {
      return epochMs >= period.startMs && epochMs < period.endMs;
    })
    .map(({ reading }) => reading);
}

/**
 * Lists the instants at which the clock showed any of a range of local times, the earliest first.
 *
 * @param fromLocalMs local time as ms since 1970-01-01T00:00 of the same clock
 * @param toLocalMs the first local time after the range
 */
export function findRuns(
  clock: Clock,
  fromLocalMs: number,
  toLocalMs: number,
  longitude: number | null,
): readonly ClockRun[] {
  if (clock.kind !== "zone") {
    const { epochMs: startMs, offsetSeconds } = steadyReading(clock, fromLocalMs);
    return [{ startMs, endMs: startMs + toLocalMs - fromLocalMs, offsetSeconds }];
  }
  return periodsNear(clock.zone.history, fromLocalMs, toLocalMs)
    .map((period) => {
      const offsetSeconds = offsetOf(period, longitude);
      const startMs = Math.max(period.startMs, fromLocalMs - offsetSeconds * 1000);
      const endMs = Math.min(period.endMs, toLocalMs - offsetSeconds * 1000);
      return { startMs, endMs, offsetSeconds };
    })
    .filter(({ startMs, endMs }) => startMs < endMs);
}

/** Returns what the clock showed at an instant. */
export function readInstant(clock: Clock, epochMs: number, longitude: number | null): ClockReading {
  if (clock.kind !== "zone") {
    const { offsetSeconds } = steadyReading(clock, 0);
    return steadyReading(clock, epochMs + offsetSeconds * 1000);
  }
  const period = periodAt(clock.zone.history, epochMs);
  const offsetSeconds = offsetOf(period, longitude);
  return readPeriod(period, epochMs + offsetSeconds * 1000, longitude);
}

/** Finds the clock change that skipped a local time for which `readClockAt` found no instant. */
export function findGap(clock: Clock, localMs: number, longitude: number | null): Gap | null {
  if (clock.kind !== "zone") return null;
  const near = periodsNear(clock.zone.history, localMs, localMs);
  for (let index = 1; index < near.length; index++) {
    const changeMs = near[index]!.startMs;
    const beforeOffsetSeconds = offsetOf(near[index - 1]!, longitude);
    const afterOffsetSeconds = offsetOf(near[index]!, longitude);
    const beforeLocalMs = changeMs + beforeOffsetSeconds * 1000;
    const afterLocalMs = changeMs + afterOffsetSeconds * 1000;
    if (beforeLocalMs <= localMs && localMs < afterLocalMs) {
      return { beforeLocalMs, afterLocalMs, beforeOffsetSeconds, afterOffsetSeconds };
    }
  }
  return null;
}

/** Returns the offset of local mean time: 240 seconds a degree, to the whole second. */
export function meanTimeOffsetSeconds(longitude: number): number {
  return Math.round(longitude * 240) + 0;
}

/** Names the clock in a receipt: the zone, `LMT` or the offset. */
export function nameClock(clock: Clock): string {
  switch (clock.kind) {
    case "zone":
      return clock.zone.id;
    case "fixed":
      return formatOffset(clock.offsetSeconds);
    case "mean":
      return "LMT";
    case "assumed-utc":
      return "UTC";
  }
}

function steadyReading(clock: Exclude<Clock, { kind: "zone" }>, localMs: number): ClockReading {
  const [offsetSeconds, rule, abbreviation] = steadyOffset(clock);
  const epochMs = localMs - offsetSeconds * 1000;
  return { epochMs, offsetSeconds, standardOffsetSeconds: offsetSeconds, abbreviation, rule };
}

function steadyOffset(clock: Exclude<Clock, { kind: "zone" }>): [number, TimeRule, string] {
  switch (clock.kind) {
    case "fixed":
      return [clock.offsetSeconds, "fixed-offset", ""];
    case "mean": {
      const rule = clock.assumed ? "assumed-local-mean-time" : "local-mean-time";
      return [meanTimeOffsetSeconds(clock.longitude), rule, "LMT"];
    }
    case "assumed-utc":
      return [0, "assumed-utc", "UTC"];
  }
}

function readPeriod(period: Period, localMs: number, longitude: number | null): ClockReading {
  const offsetSeconds = offsetOf(period, longitude);
  const isMean = period.isLocalMeanTime;
  return {
    epochMs: localMs - offsetSeconds * 1000,
    offsetSeconds,
    standardOffsetSeconds: isMean ? offsetSeconds : period.standardOffsetSeconds,
    abbreviation: period.abbreviation,
    rule: !isMean ? "tzdb" : longitude === null ? "zone-mean-time" : "local-mean-time",
  };
}

/**
 * Before legal time every place kept its own: the longitude's mean time then replaces the one of
 * the zone's city. The calendar day stays the city's, so that Manila before 1845 and Alaska before
 * 1867 keep the date of the side of the date line on which they then reckoned.
 */
function offsetOf(period: Period, longitude: number | null): number {
  if (!period.isLocalMeanTime || longitude === null) return period.offsetSeconds;
  const own = meanTimeOffsetSeconds(longitude);
  const days = Math.round((period.offsetSeconds - own) / SECONDS_PER_DAY);
  return own + days * SECONDS_PER_DAY;
}
