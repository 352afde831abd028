/**
 * What an omitted time of birth could have been: one representative per span of the civil day between
 * the changes of what is to be certified, so that verdicts that agree are proved.
 */
import { birthTimesOf, changesBetween, partsOfDay, type Candidate, type Candidates } from "#sdk";
import { rangeOfBody, type Body, type Sky } from "#sky";
import { civilDaySpan, civilDayStretches, julianDayOfEpochMs, toTt, type CivilMoment } from "#time";
import { createTrack, TRACK_STEP_DAYS, type DaySky } from "./day_track.ts";
import { lunarPhaseOf } from "./lunar_phase.ts";
import { readTarget, requireReach } from "./target_date.ts";
import { signAt } from "#lore";

/**
 * A field to certify, computed without a run; null where a run leaves it out. A list will do only where
 * the day is tried every so many hours.
 */
export type Verdict = (at: DaySky) => string | readonly string[] | null;

type Fields = Readonly<Record<string, unknown>>;
/** Verdicts by JSON pointer. */
export type Verdicts = Readonly<Record<string, Verdict>>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Changes are looked for at this distance. */
const STEP_MS = 15 * MINUTE_MS;
/** Beyond this latitude signs rise within minutes, some backwards, and the Sun may just touch the horizon. */
const STEEP_LATITUDE = 60;

/** Degrees to take off tropical longitudes at an instant. */
export type Offset = (sky: Sky) => number;
const NO_OFFSET: Offset = () => 0;

/** Sign of a body in the zodiac of an offset. */
export const signVerdict =
  (body: Body, offsetOf: Offset = NO_OFFSET): Verdict =>
  (at) => {
    const place = at.placeOf(body);
    return place && signAt(place.longitudeDeg - at.between(offsetOf));
  };

/** Sign of the ascendant, where the place is known. */
export const ascendantVerdict =
  (offsetOf: Offset = NO_OFFSET): Verdict =>
  (at) => {
    const angles = at.angles();
    return angles && signAt(angles.ascendantDeg - at.between(offsetOf));
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
export interface BirthTimes {
  /** The fields to certify from the sky of an instant; equal to what a run answers. */
  readonly verdictsOf: (input: Fields, civil: CivilMoment) => Verdicts;
  /** For verdicts that change too often to cut the day by: the day is tried at this distance, and nothing is proved. */
  readonly everyHours?: number;
  /**
   * Throws the refusal that a run with a time would end in where one without it does not, beside those of a date
   * asked about before the birth or too far from it.
   */
  readonly requireAnswer?: (input: Fields, civil: CivilMoment) => void;
}

/** The times of birth that are tried where none is given. */
export function birthTimes(omitted: BirthTimes): Candidates {
  return (input, civil) =>
    civil && isServedAllDay(civil) ? candidatesOf(civil, input, omitted) : [];
}

function isServedAllDay(civil: CivilMoment): boolean {
  const { fromJulianDay, toJulianDay } = rangeOfBody("sun");
  const [from, to] = dayOf(civil);
  return toTt(from) >= fromJulianDay && toTt(to) + TRACK_STEP_DAYS <= toJulianDay;
}

/** First and last instant of the civil day, Julian days UT. */
function dayOf(civil: CivilMoment): readonly [number, number] {
  const { startMs, endMs } = civilDaySpan(civil);
  return [julianDayOfEpochMs(startMs), julianDayOfEpochMs(endMs)];
}

/** One representative per span of the local day. */
function candidatesOf(
  civil: CivilMoment,
  input: Fields,
  { verdictsOf, everyHours, requireAnswer }: BirthTimes,
): readonly Candidate[] {
  const verdicts = verdictsOf(input, civil);
  if (isRefused(() => requireAnswer?.(input, civil))) return [];
  const require = reachOf(input, civil);
  const track = createTrack(dayOf(civil)[0], civil);
  const cuts = everyHours
    ? evenCuts(civil, everyHours * HOUR_MS)
    : changesOf(civil, Object.values(verdicts), track);
  const parts = partsOfDay(civil, [...cuts, ...refusalCuts(civil, require)]);
  return birthTimesOf(parts).map((candidate, index) => ({
    ...candidate,
    verdicts: () => {
      const at = track(julianDayOfEpochMs(parts[index]!.epochMs));
      require?.(at.julianDayUt);
      return Object.fromEntries(
        Object.entries(verdicts).map(([field, verdict]) => [field, verdict(at)]),
      );
    },
  }));
}

/** Throws where a birth at an instant, Julian day UT, is too late or too early for the date asked about. */
function reachOf(input: Fields, civil: CivilMoment): ((birthUt: number) => void) | undefined {
  const { targetDate, targetTime } = input as { targetDate?: string; targetTime?: string };
  if (targetDate === undefined) return undefined;
  const { julianDayUt } = readTarget(targetDate, targetTime, input, civil);
  return (birthUt) => requireReach(targetDate, julianDayUt, birthUt);
}

/** Instants at which a run begins or ceases to be refused. */
function refusalCuts(
  civil: CivilMoment,
  require: ((julianDayUt: number) => void) | undefined,
): readonly number[] {
  if (!require) return [];
  const isRefusedAt = (epochMs: number) => isRefused(() => require(julianDayOfEpochMs(epochMs)));
  return civilDayStretches(civil).flatMap(({ startMs, endMs }) =>
    changesBetween(isRefusedAt, startMs, endMs, HOUR_MS),
  );
}

function isRefused(check: () => void): boolean {
  try {
    check();
    return false;
  } catch {
    return true;
  }
}

function evenCuts(civil: CivilMoment, stepMs: number): readonly number[] {
  const { startMs, endMs } = civilDaySpan(civil);
  const count = Math.ceil((endMs - startMs) / stepMs) - 1;
  return Array.from({ length: count }, (_, i) => startMs + (i + 1) * stepMs);
}

/** Instants at which a verdict takes another value, ms since the epoch. */
function changesOf(
  civil: CivilMoment,
  verdicts: readonly Verdict[],
  track: (julianDayUt: number) => DaySky,
): readonly number[] {
  const skies = new Map<number, DaySky>();
  const skyAt = (epochMs: number) => {
    let sky = skies.get(epochMs);
    if (!sky) skies.set(epochMs, (sky = track(julianDayOfEpochMs(epochMs))));
    return sky;
  };
  const isSteep = Math.abs(civil.latitude ?? 0) > STEEP_LATITUDE;
  return civilDayStretches(civil).flatMap(({ startMs, endMs }) =>
    verdicts.flatMap((verdict) => {
      const stepMs = isSteep && readsHorizon(verdict, skyAt(startMs)) ? MINUTE_MS : STEP_MS;
      return changesBetween((epochMs) => verdict(skyAt(epochMs)), startMs, endMs, stepMs);
    }),
  );
}

/** Whether a verdict hangs on the horizon: it looks at the angles or the day wherever they are known. */
function readsHorizon(verdict: Verdict, at: DaySky): boolean {
  let isRead = false;
  const noted = <T>(read: () => T) => {
    isRead = true;
    return read();
  };
  verdict({ ...at, angles: () => noted(at.angles), isDay: () => noted(at.isDay) });
  return isRead;
}
