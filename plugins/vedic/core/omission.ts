/**
 * An omitted time of birth: the spans of the civil day between which what a procedure certifies does
 * not change, and what is the same at both ends of the day.
 */
import type { Candidate, Omittable } from "#sdk";
import { movedAlong, normalizeDeg, signedDeg, type PlaceKind } from "#sky";
import { civilDaySpan, civilOfInstant, julianDayOfEpochMs, toTt, type CivilMoment } from "#time";
import type { AyanamsaName, NodeName } from "./conventions.ts";
import { GRAHA_IDS } from "./grahas.ts";
import { servedRange, siderealSkyAt, type Longitudes, type SiderealSky } from "./positions.ts";

/** What markers look at: the sidereal longitudes of an instant. */
export type DaySky = Pick<SiderealSky, "longitudes"> & { readonly julianDayTt: number };

/** A whole number that changes where a verdict can change. */
export type Marker = (sky: DaySky) => number;

const SECOND = 1 / 86400;
/** Markers change at most once in this time; the Moon needs five hours for a pada. */
const STEP_DAYS = 1 / 8;

/** First and last instant of the civil day, Julian days UT. */
export function dayBounds(civil: CivilMoment): readonly [number, number] {
  const { startMs, endMs } = civilDaySpan(civil);
  return [julianDayOfEpochMs(startMs), julianDayOfEpochMs(endMs) - SECOND];
}

/** Whether the sky is served over the whole civil day. */
export function isServedAllDay(civil: CivilMoment): boolean {
  const [from, to] = dayBounds(civil);
  const { fromJulianDay, toJulianDay } = servedRange();
  return toTt(from) >= fromJulianDay && toTt(to) <= toJulianDay;
}

/** Two instants between which no marker changes, Julian days UT. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Cuts the civil day where a marker changes. */
export function spansOfDay(
  civil: CivilMoment,
  markers: readonly Marker[],
  skyOf: (julianDayUt: number) => SiderealSky,
): readonly Span[] {
  const [from, to] = dayBounds(civil);
  const steps = Math.ceil((to - from) / STEP_DAYS);
  const times = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  const skies = times.map(skyOf);
  const cuts: number[] = [];
  for (let i = 1; i < times.length; i++) {
    const [left, right] = [skies[i - 1]!, skies[i]!];
    const between = skyBetween(left, right);
    for (const marker of markers) {
      const before = marker(between(0));
      if (marker(between(1)) === before) continue;
      const part = changeOf((x) => marker(between(x)) === before);
      cuts.push(times[i - 1]! + part * (times[i]! - times[i - 1]!));
    }
  }
  const sorted = cuts.sort((a, b) => a - b);
  const apart = sorted.filter((cut, i) => i === 0 || cut - sorted[i - 1]! > SECOND);
  const edges = [from, ...apart, to];
  return edges.slice(1).map((end, i) => ({ start: edges[i]!, end }));
}

/**
 * Longitudes between two skies three hours apart, by Hermite's cubic through places and speeds; the
 * Moon's is good to 0.01".
 *
 * @returns a function of the part of the way, 0 to 1
 */
function skyBetween(left: SiderealSky, right: SiderealSky): (part: number) => DaySky {
  const days = right.sky.julianDayTt - left.sky.julianDayTt;
  return (x) => {
    const longitudes = Object.fromEntries(
      GRAHA_IDS.map((id) => {
        const arc = signedDeg(right.longitudes[id] - left.longitudes[id]);
        const moved = movedAlong(arc, [left.speeds[id], right.speeds[id]], days, x);
        return [id, normalizeDeg(left.longitudes[id] + moved)];
      }),
    ) as unknown as Longitudes;
    return { longitudes, julianDayTt: left.sky.julianDayTt + x * days };
  };
}

/** The part of the way at which something stops to hold, to half a second of three hours. */
function changeOf(holds: (part: number) => boolean): number {
  let [a, b] = [0, 1];
  while (b - a > SECOND / 2 / STEP_DAYS) {
    const middle = (a + b) / 2;
    if (holds(middle)) a = middle;
    else b = middle;
  }
  return b;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields to certify, by JSON pointer, from the sky of an instant; equal to what a run answers. */
export type Verdicts = (sky: SiderealSky, julianDayUt: number) => Fields;

/**
 * Declares the time of birth as omittable.
 *
 * @param verdicts fields to certify, as JSON pointers
 * @param markers what can change them in the course of the day, or what finds it from the input
 * @param verdictsOf finds the verdicts without a run, where a run is dear
 */
export function birthTimeOmittable(
  verdicts: readonly string[],
  markers: readonly Marker[] | ((input: Fields, civil: CivilMoment) => readonly Marker[]),
  verdictsOf?: (input: Fields, civil: CivilMoment) => Verdicts,
): Omittable {
  return {
    fields: ["birthTime", "birthHour"],
    assume: null,
    candidates: (input, civil) => {
      if (!civil || !isServedAllDay(civil)) return [];
      const ayanamsa = (input["ayanamsa"] ?? "lahiri") as AyanamsaName;
      const node = (input["node"] ?? "mean") as NodeName;
      const kind = (input["positions"] ?? "apparent") as PlaceKind;
      const skyOf = (at: number) => siderealSkyAt(toTt(at), ayanamsa, node, kind);
      const chosen = typeof markers === "function" ? markers(input, civil) : markers;
      const known = verdictsOf?.(input, civil);
      return spansOfDay(civil, chosen, skyOf).map((span) => ({
        ...candidateOf(span, civil),
        ...(known && { verdicts: () => known(skyOf(middleOf(span)), middleOf(span)) }),
      }));
    },
    exhaustive: true,
    verdicts,
  };
}

function middleOf({ start, end }: Span): number {
  return (start + end) / 2;
}

function candidateOf(span: Span, civil: CivilMoment): Candidate {
  const { start, end } = span;
  const last = end > dayBounds(civil)[1] - SECOND;
  return {
    set: { birthTime: clockAt(middleOf(span), civil) },
    when: `${clockAt(start, civil).slice(0, 5)}–${last ? "24:00" : clockAt(end, civil).slice(0, 5)}`,
  };
}

/** What the clock of a birth shows at an instant, HH:MM:SS. */
export function clockAt(julianDayUt: number, civil: CivilMoment): string {
  const result = civilOfInstant(Math.round((julianDayUt - 2440587.5) * 86_400_000), {
    timezone: civil.zone,
    latitude: civil.latitude ?? undefined,
    longitude: civil.longitude ?? undefined,
  });
  if (!result.ok) throw new RangeError(`Cannot read clock: ${result.issues[0]?.code}`);
  const { hour, minute, second } = result.moment;
  return [hour, minute, second].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The place as an omission: what hangs on the horizon is left out, nothing is certified. */
export const PLACE_OMITTABLE: Omittable = {
  fields: ["latitude", "longitude"],
  assume: null,
  candidates: () => [{ set: {}, when: "*" }],
  exhaustive: false,
  verdicts: [],
};
