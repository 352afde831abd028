/** The times that are tried, and the events against which they are. */
import { apparentPositionsOf, housesAt, normalizeDeg, skyAt, type HouseSystem } from "#sky";
import type { Breathe } from "#sdk";
import { toTt } from "#time";
import { lunationBefore } from "../almuten/rules.ts";
import { almutensOf } from "../core/dignities.ts";
import { nativityAt, requireAngles, type Nativity } from "../core/nativity.ts";
import { MODERN, type Modern } from "../core/points.ts";
import type { EventKind } from "./kinds.ts";
import { bestSpans, evidenceOf, solarArc, type DatedEvent, type Trial } from "./rules.ts";

/** Minutes between trials, and trials in a span: no shorter span is told. */
export const TRIAL_MINUTES = 4;
export const SPAN_TRIALS = 6;
/** Sets of the same events on other dates. */
export const CHANCE_SETS = 24;
/** Days between the sets: no period of a planet. */
const SHIFT_DAYS = 97;
const SLOW: readonly Modern[] = ["jupiter", "saturn", "uranus", "neptune", "pluto"];
const SYSTEM: HouseSystem = "wholeSign";
const SCHOOL = { bounds: "egyptian", triplicity: "dorothean" } as const;

/** An event as it was given. */
export interface GivenEvent {
  readonly kind: EventKind;
  readonly julianDayUt: number;
}

/** Times from one instant to another. */
export function trialsBetween(
  fromUt: number,
  toUt: number,
  place: NonNullable<Nativity["place"]>,
): readonly Trial[] {
  const middleUt = (fromUt + toUt) / 2;
  const sky = skyAt(toTt(middleUt));
  const { positions } = apparentPositionsOf(sky, MODERN.ids);
  const chart = requireAngles(
    nativityAt(middleUt, toTt(middleUt), true, place, MODERN.ids, SYSTEM),
  );
  const { longitudeDeg } = lunationBefore(chart);
  const planet = almutensOf(longitudeDeg, chart.isDay, SCHOOL).almuten[0]!;
  const steps = Math.max(SPAN_TRIALS, Math.round(((toUt - fromUt) * 1440) / TRIAL_MINUTES));
  return Array.from({ length: steps }, (_, i) => {
    const julianDayUt = fromUt + ((i + 0.5) * (toUt - fromUt)) / steps;
    const { latitudeDeg, longitudeDeg: east } = place;
    const { ascendantDeg, midheavenDeg } = housesAt(
      julianDayUt,
      latitudeDeg,
      east,
      SYSTEM,
      sky.frame,
    );
    const natal = MODERN.ids.flatMap((id) => {
      const at = positions[id];
      if (!at) return [];
      const days = julianDayUt - middleUt;
      return [[id, normalizeDeg(at.longitudeDeg + at.longitudeSpeed * days)] as const];
    });
    const ruler = natal.find(([id]) => id === planet)!;
    return {
      julianDayUt,
      angles: { ascendant: ascendantDeg, midheaven: midheavenDeg },
      natal,
      lunation: { planet, degree: ruler[1] % 30 },
    };
  });
}

/** Events with the skies of their days. */
export function datedEvents(birthUt: number, events: readonly GivenEvent[]): readonly DatedEvent[] {
  return events.map(({ kind, julianDayUt }) => {
    const { positions } = apparentPositionsOf(skyAt(toTt(julianDayUt)), SLOW);
    return {
      kind,
      julianDayUt,
      arcDeg: solarArc(birthUt, julianDayUt),
      transits: SLOW.flatMap((id) => {
        const at = positions[id];
        return at ? [[id, at.longitudeDeg] as const] : [];
      }),
    };
  });
}

/** What each trial scores. */
export function scoresOf(trials: readonly Trial[], events: readonly DatedEvent[]) {
  return trials.map((trial) =>
    evidenceOf(trial, events).reduce((sum, { points }) => sum + points, 0),
  );
}

/**
 * The best score that the same events reach on other dates, for each set: all are moved by as much, forward and
 * backward by turns, never before the birth.
 *
 * @param breathe awaited between the sets, with the share that is done
 */
export async function chanceScores(
  trials: readonly Trial[],
  events: readonly GivenEvent[],
  birthUt: number,
  breathe: Breathe,
): Promise<readonly number[]> {
  const found: number[] = [];
  for (let set = 1; set <= CHANCE_SETS; set++) {
    const shift = SHIFT_DAYS * Math.ceil(set / 2) * (set % 2 === 0 ? -1 : 1);
    const moved = events.map(({ kind, julianDayUt }) => {
      const at = julianDayUt + shift;
      return { kind, julianDayUt: at > birthUt + 1 ? at : julianDayUt - shift };
    });
    const scores = scoresOf(trials, datedEvents(birthUt, moved));
    found.push(bestSpans(scores, SPAN_TRIALS, 1)[0]?.score ?? 0);
    await breathe(set / CHANCE_SETS);
  }
  return found;
}
