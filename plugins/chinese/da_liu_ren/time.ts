/** Day, month general and hour of a plate: of a moment, or as they were given. */
import { Refusal, type InputOf } from "#sdk";
import { previousSolarTerm } from "#sky";
import {
  chineseDateOf,
  formatLocal,
  hourBranchIndex,
  hourPillar,
  modulo,
  type CivilMoment,
  type StemBranch,
} from "#time";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import { fourPillars } from "#east/calendar/pillars.ts";
import { viewTerm } from "#east/calendar/solar_terms.ts";
import { branchOf, pairOf } from "#east/pairs.ts";
import { moonBranch, turnOn, type Turn } from "./almanac.ts";
import type { LiuRenAnswer } from "./answer.ts";
import { monthGeneralOf } from "./generals.ts";
import type { CONVENTIONS, input } from "./input.ts";

type Asked = InputOf<typeof input, typeof CONVENTIONS>;

/** What a plate is laid by. */
interface PlateTime extends Pick<
  LiuRenAnswer,
  "pillars" | "boardGiven" | "chartTime" | "zhongQi" | "isDay"
> {
  readonly day: StemBranch;
  readonly hourBranch: number;
  /** Branch of the month general. */
  readonly general: number;
  readonly months: readonly number[];
  readonly year: number | null;
  readonly turn: Turn | null;
  readonly moon: number | null;
}

const DAWN = 3;
const DUSK = 9;

/** The plate of a moment. */
export function timeOf(asked: Asked, civil: CivilMoment): PlateTime {
  const chart = chartTimeOf(civil, asked.clock);
  const { pillars } = fourPillars(civil, chart, asked.dayBoundary, "liChun");
  const { year, month, day, hour } = pillars;
  if (!hour) throw new Refusal("timeNeeded");
  const zhongQi = previousSolarTerm(civil.julianDayUt, "major");
  const hourBranch = hourBranchIndex(chart.local.hour);
  const local = formatLocal(chart.local);
  const lunar = chineseDateOf(civil.fixed);
  return {
    pillars: { year: year.id, month: month.id, day: day.id, hour: hour.id },
    boardGiven: false,
    chartTime: local,
    zhongQi: viewTerm(zhongQi, civil),
    isDay: asked.dayNight ? asked.dayNight === "day" : hourBranch >= DAWN && hourBranch < DUSK,
    day,
    hourBranch,
    general: monthGeneralOf(zhongQi.index),
    months: [month.branch.index],
    year: year.branch.index,
    turn: turnOn(civil, local.slice(0, "YYYY-MM-DD".length)),
    moon: moonBranch(lunar.month, lunar.day),
  };
}

/**
 * The plate as it was given, without a date. A month general spans the second half of the month it combines with
 * and the first half of the next: unless the month is given both are open.
 *
 * @source Da Liu Ren Daquan 7: its own cases take the noble of the day from 卯 on, and through 酉 while the days are
 *   longer than the nights
 */
export function givenTime(asked: Asked): PlateTime {
  const { dayPillar, monthGeneral, hourBranch: hourId } = asked;
  if (!dayPillar || !monthGeneral || !hourId) throw new Refusal("boardIncomplete");
  const day = pairOf(dayPillar);
  const hourBranch = branchOf(hourId).index;
  const general = branchOf(monthGeneral).index;
  const first = modulo(1 - general, 12);
  const longDays = general >= 5 && general <= 10;
  const byDay = hourBranch >= DAWN && (hourBranch < DUSK || (hourBranch === DUSK && longDays));
  return {
    pillars: {
      year: null,
      month: null,
      day: day.id,
      hour: hourPillar(day.stem.index, hourBranch).id,
    },
    boardGiven: true,
    chartTime: null,
    zhongQi: null,
    isDay: asked.dayNight ? asked.dayNight === "day" : byDay,
    day,
    hourBranch,
    general,
    months: asked.monthBranch
      ? [branchOf(asked.monthBranch).index]
      : [first, modulo(first + 1, 12)],
    year: asked.yearBranch ? branchOf(asked.yearBranch).index : null,
    turn: null,
    moon: null,
  };
}
