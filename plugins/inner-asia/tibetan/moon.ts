/**
 * The mansion in which the Moon stands at daybreak by the Phugpa reckoning.
 *
 * The Moon at the end of a lunar day is the true Sun of that instant plus a thirtieth of the circle
 * for each lunar day; back to daybreak it moves a mansion a day. The Phugpa zodiac lies some 36°
 * behind the tropical one, so the mansion is the almanac's and not that of the sky's stars.
 *
 * @source S. Janson, Tibetan Calendar Mathematics (2014), §§5, 7 and 8; E. Henning, Kālacakra and the
 *   Tibetan Calendar (2007)
 */
import type { TibetanDate } from "#time";

/** Sixtieths by which the Sun and the Moon are ahead of their means, from apogee to quarter. */
const SUN_TABLE = [0, 6, 10, 11] as const;
const MOON_TABLE = [0, 5, 10, 15, 19, 22, 24, 25] as const;
const EPOCH = -46410;

/** Finds the mansion at daybreak of a civil day, 0 to 26 from Aśvinī. */
export function mansionAt(fixed: number, date: TibetanDate): number {
  return Math.floor(moonAtDaybreak(fixed, date) * 27);
}

/** The Moon's longitude at daybreak of a civil day, in turns. */
export function moonAtDaybreak(fixed: number, date: TibetanDate): number {
  const { end, moonAtEnd } = endOfLunarDay(date);
  return fraction(moonAtEnd - (end - fixed) / 27);
}

/** Rata Die with fraction at which a lunar day ends, and the Moon there in turns. */
function endOfLunarDay({ year, month, leapMonth, day }: TibetanDate) {
  const months = Math.floor((804 * (year - 1) + 67 * month + 64) / 65 - (leapMonth ? 1 : 0));
  const days = 30 * months + day;
  const solarAnomaly = fraction((days * 13) / 4824 + 2117 / 4824);
  const lunarAnomaly = fraction((days * 3781) / 105840 + 2837 / 15120);
  const sun = equation(12 * solarAnomaly, SUN_TABLE, 6);
  const moon = equation(28 * lunarAnomaly, MOON_TABLE, 14);
  const mean = (days * 11135) / 11312 - 31 + 1071 / 1616;
  const trueSun = solarAnomaly + 1 / 4 - sun / (27 * 60);
  return { end: EPOCH + mean + (moon - sun) / 60, moonAtEnd: trueSun + day / 30 };
}

function equation(alpha: number, table: readonly number[], half: number): number {
  if (alpha > half) return -equation(alpha - half, table, half);
  if (alpha > half / 2) return equation(half - alpha, table, half);
  const low = Math.floor(alpha);
  const below = table[low]!;
  return below + (alpha - low) * ((table[low + 1] ?? below) - below);
}

function fraction(value: number): number {
  return value - Math.floor(value);
}
