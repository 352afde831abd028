import type { CalendarDate } from "#time";

/**
 * Finds Easter Sunday of the Julian calendar.
 *
 * @param year Julian year, from 1
 * @returns the date in the Julian calendar, 22 March to 25 April
 * @source Dionysian computus; the form without tables is J. Meeus, Astronomical Algorithms, ch. 8;
 *   checked against the Easters of 1066 and 1916 and the 532-year cycle
 */
export function julianEaster(year: number): CalendarDate {
  const moon = (19 * modulo(year, 19) + 15) % 30;
  const weekday = (2 * modulo(year, 4) + 4 * modulo(year, 7) - moon + 34) % 7;
  const days = moon + weekday + 114;
  return { year, month: Math.floor(days / 31), day: (days % 31) + 1 };
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
