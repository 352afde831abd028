import type { Lang } from "#old";
import { secondsOfDay, type CivilMoment, type LocalTime } from "#time";
import type { ChartTime } from "./chart_time.ts";
import type { DayBoundary } from "./conventions.ts";
import { jieAround, SOLAR_TERMS } from "./solar_terms.ts";

/** Within this many seconds of a boundary the answer says so. */
export const NEAR_SECONDS = 120;

const SECONDS_PER_DAY = 86_400;
const DOUBLE_HOUR = 7200;
const HOUR = 3600;

/**
 * Lists the boundaries of year, month, day and hour near which a moment lies.
 *
 * @param hourOnly whether only the hour was given and half past stands in
 */
export function boundaryWarnings(
  civil: CivilMoment,
  chart: ChartTime,
  dayBoundary: DayBoundary,
  lang: Lang,
  hourOnly: boolean,
): readonly string[] {
  if (!civil.timeKnown) return [];
  const warnings: string[] = [];
  const en = lang === "en";
  const jie = nearJie(civil);
  if (jie) {
    const name = SOLAR_TERMS[jie.index]!;
    const side = jie.seconds < 0;
    warnings.push(
      en
        ? `The moment lies ${Math.abs(jie.seconds)} seconds ${side ? "before" : "after"} ${name.native} (${name.gloss}), at which the month pillar changes; jieAlternative has the pillars on the other side`
        : `此刻距${name.native}交節${side ? "前" : "後"} ${Math.abs(jie.seconds)} 秒，月柱於此更換；另一側之柱見 jieAlternative`,
    );
  }
  const { local } = chart;
  const dayChange = dayBoundary === "23:00" ? 23 : 0;
  const toDay = distance(local, dayChange * HOUR, SECONDS_PER_DAY);
  if (Math.abs(toDay) <= NEAR_SECONDS) {
    warnings.push(
      en
        ? `The chart's clock is within 2 minutes of ${dayChange === 0 ? "midnight" : "23:00"}, at which the day pillar changes`
        : `命盤之鐘距${dayChange === 0 ? "子正" : "子初"}不足二分，日柱於此更換`,
    );
  } else if (Math.abs(distance(local, HOUR, DOUBLE_HOUR)) <= NEAR_SECONDS) {
    warnings.push(
      en
        ? "The chart's clock is within 2 minutes of the start of a double hour, at which the hour pillar changes"
        : "命盤之鐘距時辰之交不足二分，時柱於此更換",
    );
  }
  if (hourOnly && crossesDoubleHour(local)) {
    warnings.push(
      en
        ? "Only the hour was given, and on the chart's clock it spans two double hours; the pillar of half past was taken"
        : "僅提供鐘點，而該鐘點在命盤之鐘上跨兩個時辰，今取半點之柱",
    );
  }
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
