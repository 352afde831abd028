/**
 * The eighths of the day of India: daylight from sunrise to sunset in eight equal parts, of which each weekday gives
 * one to Rahu, one to Yama and one to Gulika.
 *
 * @source Kalaprakashika; the table as panchangas of the south print it for a day from six to six: Rahu on Monday from
 *   7:30, Saturday 9:00, Friday 10:30, Wednesday 12:00, Thursday 1:30, Tuesday 3:00, Sunday 4:30
 */

/** Which eighth, 1 to 8, by the weekday of the sunrise, 0 is Sunday. */
export const DAY_EIGHTHS = {
  rahu: [8, 2, 7, 5, 6, 4, 3],
  yama: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
} as const;
/** One of the three that an eighth belongs to. */
export type DayEighth = keyof typeof DAY_EIGHTHS;

/**
 * When an eighth of a day begins and ends, in the unit of sunrise and sunset.
 *
 * @param weekday of the sunrise by the clock of the place, 0 is Sunday
 */
export function dayEighth(
  of: DayEighth,
  weekday: number,
  sunrise: number,
  sunset: number,
): { readonly begins: number; readonly ends: number } {
  const number = DAY_EIGHTHS[of][weekday]!;
  const length = (sunset - sunrise) / 8;
  return { begins: sunrise + (number - 1) * length, ends: sunrise + number * length };
}
