import type { Candidate } from "#sdk";
import {
  civilOfInstant,
  epochMsOfJulianDay,
  formatTime,
  toLocalMs,
  type CivilMoment,
  type CivilPlace,
} from "#time";
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
 * @param place zone and coordinates as the input gave them
 */
export function spansOfDay(
  civil: CivilMoment,
  place: CivilPlace,
  clock: ClockName,
): readonly Candidate[] {
  const at = (epochMs: number): CivilMoment => {
    const result = civilOfInstant(epochMs, place);
    if (!result.ok) throw new RangeError(`Cannot read the day's clock: ${result.issues[0]?.code}`);
    return result.moment;
  };
  const start = firstInstant(
    civil.epochMs - 26 * HOUR_MS,
    civil.epochMs,
    (ms) => at(ms).fixed >= civil.fixed,
  );
  const end = firstInstant(
    civil.epochMs,
    civil.epochMs + 26 * HOUR_MS,
    (ms) => at(ms).fixed > civil.fixed,
  );
  const cuts = [start, ...cutsBetween(start, end, at, clock), end].sort((a, b) => a - b);
  const candidates: Candidate[] = [];
  for (const [i, from] of cuts.entries()) {
    const to = cuts[i + 1];
    if (to === undefined || to - from < SECOND_MS) continue;
    candidates.push(candidateOf(from, to, end, at));
  }
  return candidates;
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

function candidateOf(from: number, to: number, end: number, at: At): Candidate {
  const middle = Math.floor((from + to) / 2 / SECOND_MS) * SECOND_MS;
  const moment = at(middle);
  const isSecond = moment.receipt.fold?.used === "second";
  const set = { birthTime: formatTime(moment), ...(isSecond ? { fold: 1 } : {}) };
  const opens = wallClock(at(from));
  const closes = to === end ? "24:00" : wallClock(at(to));
  return { set, when: `${opens}–${closes}${isSecond ? " (second)" : ""}` };
}

function wallClock(moment: CivilMoment): string {
  const text = formatTime(moment);
  return text.endsWith(":00") ? text.slice(0, 5) : text;
}
