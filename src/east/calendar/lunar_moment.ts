import { Refusal } from "#sdk";
import {
  branch,
  chineseDateOf,
  FIRST_CHINESE_YEAR,
  hourBranchIndex,
  toFixed,
  type Branch,
  type ChineseDate,
  type CivilMoment,
} from "#time";
import { chartTimeOf } from "./chart_time.ts";
import type { ClockName } from "./conventions.ts";

/** A moment as counting arts take it: lunar date and double hour on the chart's clock. */
export interface LunarMoment {
  readonly date: ChineseDate;
  readonly yearBranch: Branch;
  readonly hour: Branch;
}

/** The refusal of arts that count by the lunar calendar, with what fills its sentence. */
export type LunarRefusal = { yearOutOfRange: { year: number } };

/**
 * Finds the lunar date and the double hour; 23:00-24:00 is 子 of the same or of the next day.
 *
 * @throws {Refusal} yearOutOfRange before 1646; longitudeNeeded as {@link chartTimeOf}
 */
export function lunarMomentOf(
  civil: CivilMoment,
  clock: ClockName,
  lateZi: "sameDay" | "nextDay",
): LunarMoment {
  if (civil.year <= FIRST_CHINESE_YEAR) {
    throw new Refusal("yearOutOfRange", { year: civil.year });
  }
  const { local } = chartTimeOf(civil, clock);
  const shift = local.hour === 23 && lateZi === "nextDay" ? 1 : 0;
  const { year, month, isLeapMonth, day } = chineseDateOf(toFixed(local) + shift);
  return {
    date: { year, month, isLeapMonth, day },
    yearBranch: branch(year - 4),
    hour: branch(hourBranchIndex(local.hour)),
  };
}
