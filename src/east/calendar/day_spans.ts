import { birthTimesOf, momentAt, partsOfDay, type Candidate } from "#sdk";
import { civilDayStretches, epochMsOfJulianDay, toLocalMs, type CivilMoment } from "#time";
import { chartTimeOf } from "./chart_time.ts";
import type { ClockName } from "./conventions.ts";
import { jieAround } from "./solar_terms.ts";

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;

/** Hours of the chart's clock at which a pillar can change: the double hours and midnight. */
const CHART_HOURS = [0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23] as const;

/** How fast the chart's clock may run against universal time before a change of offset is suspected. */
const STEADY_MS = 60_000;

/**
 * Lists one time of birth for every span of a civil day within which no pillar can change.
 *
 * The day is taken as the instants that its date covers, so that a clock change needs no special
 * case: the chart's clock knows no daylight saving. The spans are cut where that clock enters a
 * double hour or passes midnight, and where a jie falls. Together they cover the whole day.
 *
 * @param civil any moment of the day
 */
export function spansOfDay(civil: CivilMoment, clock: ClockName): readonly Candidate[] {
  return birthTimesOf(partsOfDay(civil, pillarCuts(civil, clock)));
}

/** The instants of a civil day, ms since the epoch, at which a pillar can change. */
export function pillarCuts(civil: CivilMoment, clock: ClockName): readonly number[] {
  const at = (epochMs: number) => momentAt(epochMs, civil);
  return civilDayStretches(civil).flatMap(({ startMs, endMs }) =>
    cutsBetween(startMs, endMs, at, clock),
  );
}

type At = (epochMs: number) => CivilMoment;

/** The first instant, to the second, at which a claim that stays true becomes true. */
function firstInstant(low: number, high: number, claim: (ms: number) => boolean): number {
  let [before, after] = [Math.floor(low / SECOND_MS), Math.ceil(high / SECOND_MS)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (claim(middle * SECOND_MS)) after = middle;
    else before = middle;
  }
  return after * SECOND_MS;
}

function cutsBetween(start: number, end: number, at: At, clock: ClockName): readonly number[] {
  const cuts = clockCuts(start, end, at, clock);
  const { next, previous } = jieAround(at(end).julianDayUt);
  for (const jie of [previous, next]) {
    const ms = Math.ceil(epochMsOfJulianDay(jie.julianDayUt) / SECOND_MS) * SECOND_MS;
    if (ms > start && ms < end) cuts.push(ms);
  }
  return cuts;
}

/** Instants at which the chart's clock shows one of its hours; steady clocks are interpolated. */
function clockCuts(start: number, end: number, at: At, clock: ClockName): number[] {
  const lead = (ms: number) => toLocalMs(chartTimeOf(at(ms), clock).local) - ms;
  const first = lead(start);
  const last = lead(end - SECOND_MS);
  if (Math.abs(last - first) > STEADY_MS) {
    const change = firstInstant(start, end, (ms) => Math.abs(lead(ms) - first) > STEADY_MS);
    return [...clockCuts(start, change, at, clock), change, ...clockCuts(change, end, at, clock)];
  }
  const cuts: number[] = [];
  const slope = (last - first) / (end - start);
  const firstDay = Math.floor((start + first) / (24 * HOUR_MS));
  for (const day of [firstDay, firstDay + 1]) {
    for (const hour of CHART_HOURS) {
      const local = day * 24 * HOUR_MS + hour * HOUR_MS;
      const ms = start + (local - start - first) / (1 + slope);
      const second = Math.ceil(ms / SECOND_MS) * SECOND_MS;
      if (second > start && second < end) cuts.push(second);
    }
  }
  return cuts;
}
