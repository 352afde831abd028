import {
  chineseDateOf,
  dayPillar,
  FIRST_CHINESE_YEAR,
  julianDayNumber,
  type StemBranch,
} from "#time";

/**
 * Pillar of the first day of the lunar month, 月朔.
 *
 * @param fixed day number of the chart's civil day
 * @returns null before the tables of the lunar calendar
 */
export function monthStartOf(year: number, fixed: number): StemBranch | null {
  if (year <= FIRST_CHINESE_YEAR) return null;
  const { day } = chineseDateOf(fixed);
  return dayPillar(julianDayNumber(fixed - day + 1));
}
