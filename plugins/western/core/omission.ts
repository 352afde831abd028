/**
 * What an omitted time of birth could have been: one representative per span of the civil day between
 * the changes of what is to be certified, so that verdicts that agree are proved.
 */
import type { Candidate, Omittable } from "#sdk";
import { rangeOfBody, type Body, type Sky } from "#sky";
import {
  civilDaySpan,
  civilOfInstant,
  epochMsOfJulianDay,
  julianDayOfEpochMs,
  toTt,
  type CivilMoment,
} from "#time";
import { createTrack, TRACK_STEP_DAYS, type DaySky } from "./day_track.ts";
import { lunarPhaseOf } from "./lunar_phase.ts";
import { signAt } from "#lore";

/**
 * A field to certify, computed without a run; null where a run leaves it out. A list will do only where
 * the day is tried every so many hours.
 */
export type Verdict = (at: DaySky) => string | readonly string[] | null;

type Fields = Readonly<Record<string, unknown>>;
/** Verdicts by JSON pointer. */
export type Verdicts = Readonly<Record<string, Verdict>>;

const SECOND = 1 / 86400;
/** Changes are looked for at this distance; two that undo each other within it stay unseen. */
const STEP_DAYS = 1 / 96;

/** Degrees to take off tropical longitudes at an instant. */
export type Offset = (sky: Sky) => number;
const NO_OFFSET: Offset = () => 0;

/** Sign of a body in the zodiac of an offset. */
export const signVerdict =
  (body: Body, offsetOf: Offset = NO_OFFSET): Verdict =>
  (at) => {
    const place = at.placeOf(body);
    return place && signAt(place.longitudeDeg - offsetOf(at.sky));
  };

/** Sign of the ascendant, where the place is known. */
export const ascendantVerdict =
  (offsetOf: Offset = NO_OFFSET): Verdict =>
  (at) => {
    const angles = at.angles();
    return angles && signAt(angles.ascendantDeg - offsetOf(at.sky));
  };

/** Day or night, where the place is known. */
export const sectVerdict: Verdict = (at) => {
  const isDay = at.isDay();
  return isDay === null ? null : isDay ? "day" : "night";
};

/** Eighth of the lunation. */
export const phaseVerdict: Verdict = (at) =>
  lunarPhaseOf(at.placeOf("sun")!.longitudeDeg, at.placeOf("moon")!.longitudeDeg).phase;

/** How the verdicts of a procedure follow from the sky. */
export interface OmittedBirthTime {
  /** Fields to certify, as JSON pointers. */
  readonly fields: readonly string[];
  /** The same fields from the sky of an instant; equal to what a run answers. */
  readonly verdictsOf: (input: Fields, civil: CivilMoment) => Verdicts;
  /** For verdicts that change too often to cut the day by: the day is tried at this distance, and nothing is proved. */
  readonly everyHours?: number;
}

/** Declares the time of birth as omittable. */
export function birthTimeOmittable({
  fields,
  verdictsOf,
  everyHours,
}: OmittedBirthTime): Omittable {
  return {
    fields: ["birthTime", "birthHour"],
    assume: null,
    candidates: (input, civil) =>
      civil && isServedAllDay(civil)
        ? candidatesOf(civil, verdictsOf(input, civil), everyHours)
        : [],
    exhaustive: everyHours === undefined,
    verdicts: fields,
  };
}

function isServedAllDay(civil: CivilMoment): boolean {
  const { fromJulianDay, toJulianDay } = rangeOfBody("sun");
  const [from, to] = dayOf(civil);
  return toTt(from) >= fromJulianDay && toTt(to) + TRACK_STEP_DAYS <= toJulianDay;
}

/** First and last instant of the civil day, Julian days UT. */
function dayOf(civil: CivilMoment): readonly [number, number] {
  const { startMs, endMs } = civilDaySpan(civil);
  return [julianDayOfEpochMs(startMs), julianDayOfEpochMs(endMs) - SECOND];
}

/** One representative per span of the local day. */
function candidatesOf(
  civil: CivilMoment,
  verdicts: Verdicts,
  everyHours: number | undefined,
): readonly Candidate[] {
  const [from, to] = dayOf(civil);
  const track = createTrack(from, civil);
  const cuts = everyHours
    ? evenCuts(from, to, everyHours / 24)
    : changesBetween(from, to, Object.values(verdicts), track);
  const edges = [from, ...cuts, to];
  return edges.slice(1).map((end, i) => {
    const start = edges[i]!;
    const middle = (start + end) / 2;
    const last = i === edges.length - 2;
    return {
      set: { birthTime: clockAt(middle, civil) },
      when: `${clockAt(start, civil).slice(0, 5)}–${last ? "24:00" : clockAt(end, civil).slice(0, 5)}`,
      verdicts: () => {
        const at = track(middle);
        return Object.fromEntries(
          Object.entries(verdicts).map(([field, verdict]) => [field, verdict(at)]),
        );
      },
    };
  });
}

function evenCuts(from: number, to: number, step: number): readonly number[] {
  const count = Math.ceil((to - from) / step - SECOND) - 1;
  return Array.from({ length: count }, (_, i) => from + (i + 1) * step);
}

/** Instants at which a verdict takes another value, to the second. */
function changesBetween(
  from: number,
  to: number,
  verdicts: readonly Verdict[],
  track: (julianDayUt: number) => DaySky,
): readonly number[] {
  const steps = Math.ceil((to - from) / STEP_DAYS);
  const times = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  const skies = times.map(track);
  const changes = verdicts.flatMap((verdict) => {
    const values = skies.map(verdict);
    return values.slice(1).flatMap((after, i) => {
      const instants: number[] = [];
      let [left, value] = [times[i]!, values[i]!];
      while (value !== after) {
        left = changeAfter(left, times[i + 1]!, (at) => verdict(track(at)) === value);
        value = verdict(track(left))!;
        instants.push(left);
      }
      return instants;
    });
  });
  return changes
    .sort((a, b) => a - b)
    .filter((change, i, all) => i === 0 || change - all[i - 1]! > SECOND);
}

/** The end of what holds at `left` and no longer at `right`. */
function changeAfter(left: number, right: number, holds: (at: number) => boolean): number {
  let [a, b] = [left, right];
  while (b - a > SECOND) {
    const middle = (a + b) / 2;
    if (holds(middle)) a = middle;
    else b = middle;
  }
  return b;
}

function clockAt(julianDayUt: number, civil: CivilMoment): string {
  const result = civilOfInstant(epochMsOfJulianDay(julianDayUt), {
    timezone: civil.zone === "LMT" ? undefined : civil.zone,
    latitude: civil.latitude ?? undefined,
    longitude: civil.longitude ?? undefined,
  });
  if (!result.ok) throw new RangeError(`Cannot read clock: ${result.issues[0]?.code}`);
  const { hour, minute, second } = result.moment;
  return [hour, minute, Math.floor(second)].map((n) => String(n).padStart(2, "0")).join(":");
}

/** The place as an omission: nothing is certified, what hangs on the horizon is left out. */
export const PLACE_OMITTABLE: Omittable = {
  fields: ["latitude", "longitude"],
  assume: null,
  candidates: () => [{ set: {}, when: "" }],
  exhaustive: false,
  verdicts: [],
};
