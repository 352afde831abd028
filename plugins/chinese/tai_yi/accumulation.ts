import { hourBranchIndex, toFixed, type CivilMoment } from "#time";
import type { ChartTime } from "#east/calendar/chart_time.ts";
import type { DayBoundary } from "#east/calendar/conventions.ts";
import type { Epoch, Scope } from "./input.ts";

/** Years from each epoch to the year 0. */
const YEARS: Readonly<Record<Epoch, number>> = {
  tongZong: 10_153_917,
  jinJing: 1_936_557,
  taoJinGe: 10_154_193,
};
/** Rata Die of 1900-12-21, and the days that Tongzong counts to it. */
const DAY_ORIGIN = 693_950;
const DAYS_TO_ORIGIN = 708_011_105;

/** A moment as it is counted. */
export interface CountedMoment {
  readonly civil: CivilMoment;
  readonly chart: ChartTime;
  readonly lunar: { readonly year: number; readonly month: number };
}

/**
 * Counts the units of a scope since an epoch, from 1.
 *
 * @source Taiyi Tongzong Baojian; checked against kintaiyi 82d6f37
 */
export function accumulate(
  scope: Scope,
  { civil, chart, lunar }: CountedMoment,
  epoch: Epoch,
  dayBoundary: DayBoundary,
): number {
  const years = YEARS[epoch] + lunar.year;
  if (scope === "year") return years;
  if (scope === "month") return (years - 1) * 12 + 2 + lunar.month;
  const { local } = chart;
  const late = civil.timeKnown && local.hour === 23 && dayBoundary === "23:00" ? 1 : 0;
  const days = DAYS_TO_ORIGIN + toFixed(local) + late - DAY_ORIGIN;
  return scope === "day" ? days : 12 * (days - 1) + hourBranchIndex(local.hour) + 1;
}
