/** What an omitted time could have been: the stretches of the local day between changes. */
import {
  civilDayStretches,
  civilOfInstant,
  clockFieldsAt,
  julianDayOfEpochMs,
  type CivilDayStretch,
  type CivilMoment,
} from "../time/mod.ts";
import type { Candidate, Candidates, Omittable } from "./contract.ts";

/**
 * Something that keeps its value between changes: the sign of the Moon, the degree of the Sun. It may read
 * the sky of the instant or what the clock shows then.
 */
export type DayMarker = (julianDayUt: number, moment: () => CivilMoment) => number | string;

/** A part of a local day in which nothing that was looked for changes. */
export interface DayPart {
  /** Inputs that name a moment of it: the time, and `fold` on days that have times twice. */
  readonly set: { readonly time: string; readonly fold?: 0 | 1 };
  /** That moment, ms since the epoch; a whole second. */
  readonly epochMs: number;
  /** The offset of the clock then, seconds. */
  readonly offsetSeconds: number;
  /** What it is called in every language: `05:00–24:00`; times that occurred before add `(fold 1)`. */
  readonly when: string;
}

type Fields = Readonly<Record<string, unknown>>;

const SECOND_MS = 1000;
const STEP_MS = 30 * 60 * SECOND_MS;

/** The input that holds a time. */
type TimeInput = "birthTime" | "time";

/** The omission of a time, certified by what changes along the day. */
export interface OmittedTime {
  /** Output fields to certify, as JSON pointers; nothing but what {@link TimeChanges} names may change them. */
  readonly verdicts: readonly string[];
  /** What `run` sees instead; nothing where it can do without a time. */
  readonly assume?: Fields;
  /** `birthTime` when left out. */
  readonly input?: TimeInput;
}

/** What changes the verdicts of an omitted time. */
export interface TimeChanges {
  /** Along the day; null where the day is out of the served range. */
  readonly markers?: (civil: CivilMoment, input: Fields) => readonly DayMarker[] | null;
  /** Times of the clock, seconds since local midnight. */
  readonly clock?: (input: Fields) => readonly number[];
  /** `birthTime` when left out. */
  readonly input?: TimeInput;
}

/** Declares a time as omittable; its work tries {@link candidateTimes}. */
export function omittableTime(omitted: OmittedTime): Omittable {
  const { verdicts, assume = null, input = "birthTime" } = omitted;
  const fields = input === "birthTime" ? ["birthTime", "birthHour"] : [input];
  return { fields, assume, exhaustive: true, verdicts };
}

/** One time for each part of the day between changes. */
export function candidateTimes(changes: TimeChanges): Candidates {
  const { input: name = "birthTime", markers, clock } = changes;
  return (input, civil) => {
    const found = civil && (markers ? markers(civil, input) : []);
    if (!found) return [];
    const cuts = [...clockCuts(civil, clock?.(input) ?? []), ...changesOfDay(civil, found)];
    return partsOfDay(civil, cuts).map(({ set: { time, ...fold }, when }) => ({
      set: { [name]: time, ...fold },
      when,
    }));
  };
}

/** A time of birth for every part of a day. */
export function birthTimesOf(parts: readonly DayPart[]): readonly Candidate[] {
  return parts.map(({ set: { time, ...fold }, when }) => ({
    set: { birthTime: time, ...fold },
    when,
  }));
}

/**
 * Splits the local civil day at instants. Only times that the clock showed are in a part: none that a clock
 * change skipped, and those that it repeated in parts of their own.
 *
 * @param cuts ms since the epoch; those outside the day are left aside
 */
export function partsOfDay(civil: CivilMoment, cuts: readonly number[]): readonly DayPart[] {
  const stretches = civilDayStretches(civil);
  const repeats = stretches.some(({ fold }) => fold === 1);
  return stretches.flatMap((stretch) => {
    const { startMs, endMs, offsetSeconds } = stretch;
    const inside = cuts.map(wholeSecondFrom).filter((cut) => cut > startMs && cut < endMs);
    const edges = [startMs, ...new Set(inside.sort((a, b) => a - b)), endMs];
    return edges.slice(1).map((end, index) => {
      const start = edges[index]!;
      const epochMs = wholeSecondFrom((start + end) / 2 - SECOND_MS / 2);
      const { time } = clockFieldsAt(epochMs, civil);
      return {
        set: { time, ...(repeats ? { fold: stretch.fold } : {}) },
        epochMs,
        offsetSeconds,
        when: nameOf(stretch, start, end),
      };
    });
  });
}

/** The instants at which the clock of a day comes to given times, in every stretch that has them. */
export function clockCuts(civil: CivilMoment, seconds: readonly number[]): readonly number[] {
  return civilDayStretches(civil).flatMap(({ startMs, fromSeconds, toSeconds }) =>
    seconds
      .filter((at) => at > fromSeconds && at < toSeconds)
      .map((at) => startMs + (at - fromSeconds) * SECOND_MS),
  );
}

/**
 * Lists the instants of the local civil day at which a marker takes another value, to the second.
 *
 * Looked for every half hour; however many follow each other within it are found, but a marker that has gone
 * back to its old value by the end of it shows none.
 *
 * @param stepMs how far apart the looks are
 */
export function changesOfDay(
  civil: CivilMoment,
  markers: readonly DayMarker[],
  stepMs: number = STEP_MS,
): readonly number[] {
  return civilDayStretches(civil).flatMap((stretch) =>
    markers.flatMap((marker) =>
      changesBetween((ms) => valueAt(marker, ms, civil), stretch.startMs, stretch.endMs, stepMs),
    ),
  );
}

/**
 * Lists the instants between two at which a value changes: the first whole second of each new one.
 *
 * @param at the value at an instant, ms since the epoch
 */
export function changesBetween(
  at: (epochMs: number) => unknown,
  startMs: number,
  endMs: number,
  stepMs: number,
): readonly number[] {
  const lastMs = wholeSecondFrom(endMs) - SECOND_MS;
  const changes: number[] = [];
  let left = wholeSecondFrom(startMs);
  let value = at(left);
  while (left < lastMs) {
    const right = Math.min(left + stepMs, lastMs);
    const after = at(right);
    while (value !== after) {
      left = firstOther(at, value, left, right);
      value = at(left);
      changes.push(left);
    }
    left = right;
  }
  return changes;
}

/** The first whole second at which a value no longer holds that holds at `left` and not at `right`. */
function firstOther(
  at: (epochMs: number) => unknown,
  value: unknown,
  leftMs: number,
  rightMs: number,
): number {
  let [left, right] = [leftMs, rightMs];
  while (right - left > SECOND_MS) {
    const middle = wholeSecondFrom((left + right) / 2 - SECOND_MS / 2);
    if (at(middle) === value) left = middle;
    else right = middle;
  }
  return right;
}

function valueAt(marker: DayMarker, epochMs: number, civil: CivilMoment): number | string {
  return marker(julianDayOfEpochMs(epochMs), () => momentAt(epochMs, civil));
}

/** What the clock of a moment shows at another instant. */
export function momentAt(epochMs: number, civil: CivilMoment): CivilMoment {
  const { zone, latitude, longitude, backzone } = civil;
  const place = {
    timezone: zone,
    ...(latitude === null ? {} : { latitude }),
    ...(longitude === null ? {} : { longitude }),
  };
  const result = civilOfInstant(epochMs, place, { backzone });
  if (!result.ok) throw new TypeError(`Cannot read clock: ${result.issues[0]?.code ?? ""}`);
  return result.moment;
}

/** The first whole second at or after an instant. */
function wholeSecondFrom(epochMs: number): number {
  return Math.ceil(epochMs / SECOND_MS) * SECOND_MS;
}

/** From and to as the clock showed them, seconds where there are any. */
function nameOf(stretch: CivilDayStretch, startMs: number, endMs: number): string {
  const [from, to] = [startMs, endMs].map((ms) =>
    clockText(stretch.fromSeconds + (ms - stretch.startMs) / SECOND_MS),
  );
  return `${from}–${to}${stretch.fold === 1 ? " (fold 1)" : ""}`;
}

/** `HH:MM` or `HH:MM:SS` of seconds since midnight, 24:00 at the end of the day. */
function clockText(seconds: number): string {
  const parts = [
    seconds / 3600,
    (seconds / 60) % 60,
    ...(seconds % 60 === 0 ? [] : [seconds % 60]),
  ];
  return parts.map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
}
