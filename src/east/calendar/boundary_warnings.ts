import type { Phrase } from "#sdk";
import { secondsOfDay, type CivilMoment, type LocalTime } from "#time";
import type { ChartTime } from "./chart_time.ts";
import type { DayBoundary } from "./conventions.ts";
import { jieAround, SOLAR_TERM, type SolarTermId } from "./solar_terms.ts";

/** Within this many seconds of a boundary the answer says so. */
export const NEAR_SECONDS = 120;

const SECONDS_PER_DAY = 86_400;
const DOUBLE_HOUR = 7200;
const HOUR = 3600;

/** What is said of boundaries near a moment. */
export type BoundaryPhrases = {
  nearJie: { term: SolarTermId; seconds: number; side: "before" | "after" };
  nearMidnight: {};
  near23: {};
  nearDoubleHour: {};
  hourSpansTwo: {};
};

/**
 * Lists the boundaries of year, month, day and hour near which a moment lies.
 *
 * @param hourOnly whether only the hour was given and half past stands in
 */
export function nearBoundaries(
  civil: CivilMoment,
  { local }: ChartTime,
  dayBoundary: DayBoundary,
  hourOnly: boolean,
): readonly Phrase<BoundaryPhrases>[] {
  if (!civil.timeKnown) return [];
  const warnings: Phrase<BoundaryPhrases>[] = [];
  const jie = nearJie(civil);
  if (jie) {
    const side = jie.seconds < 0 ? "before" : "after";
    const seconds = Math.abs(jie.seconds);
    warnings.push({ code: "nearJie", with: { term: SOLAR_TERM.ids[jie.index]!, seconds, side } });
  }
  const dayChange = dayBoundary === "23:00" ? 23 : 0;
  const toDay = distance(local, dayChange * HOUR, SECONDS_PER_DAY);
  if (Math.abs(toDay) <= NEAR_SECONDS) {
    warnings.push({ code: dayChange === 0 ? "nearMidnight" : "near23" });
  } else if (Math.abs(distance(local, HOUR, DOUBLE_HOUR)) <= NEAR_SECONDS) {
    warnings.push({ code: "nearDoubleHour" });
  }
  if (hourOnly && crossesDoubleHour(local)) warnings.push({ code: "hourSpansTwo" });
  return warnings;
}

/** The jie within two minutes of a moment, with signed seconds from it, or null. */
export function nearJie(
  civil: CivilMoment,
): { readonly index: number; readonly seconds: number } | null {
  const { previous, next } = jieAround(civil.julianDayUt);
  for (const term of [previous, next]) {
    const seconds = Math.round((civil.julianDayUt - term.julianDayUt) * SECONDS_PER_DAY);
    if (Math.abs(seconds) <= NEAR_SECONDS) return { index: term.index, seconds };
  }
  return null;
}

/** Signed seconds from the nearest repetition of a boundary, negative before it. */
function distance(local: LocalTime, boundary: number, period: number): number {
  const since = (secondsOfDay(local) - boundary + SECONDS_PER_DAY) % period;
  return since > period / 2 ? since - period : since;
}

/** Whether the clock hour around half past reaches into another double hour. */
function crossesDoubleHour(local: LocalTime): boolean {
  const sinceOpening = (secondsOfDay(local) + HOUR) % DOUBLE_HOUR;
  return sinceOpening < HOUR / 2 || sinceOpening > DOUBLE_HOUR - HOUR / 2;
}
