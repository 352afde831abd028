/** What an omitted time of birth could have been: the spans of the local day between changes. */
import { civilDaySpan, civilOfInstant, julianDayOfEpochMs, type CivilMoment } from "../time/mod.ts";
import type { Candidate, Omittable } from "./contract.ts";

/** Something that keeps its value between changes: the sign of the Moon, the degree of the Sun. */
export type DayMarker = (julianDayUt: number) => number | string;

const STEP_MS = 30 * 60 * 1000;
const PRECISION_MS = 500;

/** The omission of a time of birth, certified by markers. */
export interface OmittedTime {
  /** Output fields to certify, as JSON pointers; nothing but the markers may change them. */
  readonly verdicts: readonly string[];
  /** What changes the verdicts along the day; none where the day is out of the served range. */
  readonly markers: (
    civil: CivilMoment,
    input: Readonly<Record<string, unknown>>,
  ) => readonly DayMarker[] | null;
}

/** Declares the time of birth as omittable: `run` sees none, the spans of the day are tried. */
export function omittableTime({ verdicts, markers }: OmittedTime): Omittable {
  return {
    fields: ["birthTime", "birthHour"],
    assume: null,
    candidates: (input, civil) => {
      const changes = civil && markers(civil, input);
      return changes ? spansOfDay(civil, changes) : [];
    },
    exhaustive: true,
    verdicts,
  };
}

/**
 * Splits the local civil day where a marker changes.
 *
 * Changes are looked for every half hour and then found to half a second; two changes of one marker
 * that undo each other within half an hour stay unseen.
 *
 * @returns one time of the clock from the middle of each span
 */
export function spansOfDay(
  civil: CivilMoment,
  markers: readonly DayMarker[],
): readonly Candidate[] {
  const { startMs, endMs } = civilDaySpan(civil);
  const cuts = markers.flatMap((marker) => changesOf(marker, startMs, endMs));
  const edges = [startMs, ...[...new Set(cuts)].sort((a, b) => a - b), endMs];
  return edges.slice(1).map((end, i) => {
    const from = edges[i]!;
    const first = clockAt(from, civil);
    const last = end === endMs ? "24:00:00" : clockAt(end, civil);
    const shown = first.slice(0, 5) === last.slice(0, 5) ? 8 : 5;
    return {
      set: { birthTime: clockAt((from + end) / 2, civil) },
      when: `${first.slice(0, shown)}–${last.slice(0, shown)}`,
    };
  });
}

/** Instants, ms, at which a marker takes a new value. */
function changesOf(marker: DayMarker, startMs: number, endMs: number): readonly number[] {
  const at = (ms: number) => marker(julianDayOfEpochMs(ms));
  const changes: number[] = [];
  let left = startMs;
  let before = at(left);
  while (left < endMs) {
    const right = Math.min(left + STEP_MS, endMs - 1);
    const after = at(right);
    if (after !== before) changes.push(changeBetween(at, before, left, right));
    if (right >= endMs - 1) break;
    left = right;
    before = after;
  }
  return changes;
}

function changeBetween(
  at: (ms: number) => number | string,
  before: number | string,
  startMs: number,
  endMs: number,
): number {
  let [left, right] = [startMs, endMs];
  while (right - left > PRECISION_MS) {
    const middle = (left + right) / 2;
    if (at(middle) === before) left = middle;
    else right = middle;
  }
  return right;
}

function clockAt(epochMs: number, { zone, latitude, longitude }: CivilMoment): string {
  const result = civilOfInstant(Math.floor(epochMs / 1000) * 1000, {
    timezone: zone,
    ...(latitude === null ? {} : { latitude }),
    ...(longitude === null ? {} : { longitude }),
  });
  if (!result.ok) throw new TypeError(`Cannot find clock: ${result.issues[0]?.code ?? ""}`);
  const { hour, minute, second } = result.moment;
  return [hour, minute, Math.floor(second)].map((part) => String(part).padStart(2, "0")).join(":");
}
