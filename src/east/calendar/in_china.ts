/** A day of another people's calendar beside the Chinese one. */
import { chineseDateOf } from "#time";

/** A date of a lunisolar calendar of the Chinese family. */
export interface LunarDate {
  readonly year: number;
  readonly month: number;
  readonly isLeapMonth: boolean;
  readonly day: number;
}

/** The date of a day, Rata Die, in the calendar of China, and whether it is another than a people's own. */
export function dateInChina(
  fixed: number,
  own: LunarDate,
): LunarDate & { readonly differs: boolean } {
  const { year, month, isLeapMonth, day } = chineseDateOf(fixed);
  const isSame =
    year === own.year && month === own.month && day === own.day && isLeapMonth === own.isLeapMonth;
  return { year, month, isLeapMonth, day, differs: !isSame };
}
