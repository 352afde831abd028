import { floorDivide, modulo, moduloFromOne } from "../integer.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";

/** What names a day of the Tibetan calendar. */
export interface TibetanDate {
  /** Royal year, 127 ahead of the Gregorian year in which it begins. */
  readonly year: number;
  readonly month: number;
  /** True in the first of two months with one number. */
  readonly leapMonth: boolean;
  readonly day: number;
  /** Which of two civil days that share a lunar day; null for a day that stands alone. */
  readonly dayRepeat: "first" | "second" | null;
}

/** A Tibetan date with the place of its year in the cycle of sixty. */
export interface TibetanDateInCycle extends TibetanDate {
  /** Number of the cycle; the first began in 1027. */
  readonly rabjung: number;
  /** 1 to 60. */
  readonly yearInRabjung: number;
}

const EPOCH = -46410;
const MEAN_YEAR_DAYS = 365 + 4975 / 18382;
/** Sixtieths by which the Sun and the Moon are ahead of their means, from apogee to quarter. */
const SUN_TABLE = [0, 6, 10, 11] as const;
const MOON_TABLE = [0, 5, 10, 15, 19, 22, 24, 25] as const;

/**
 * The calendar of the Phugpa school, as published in Lhasa and Dharamsala.
 *
 * @source S. Janson, Tibetan Calendar Mathematics (2014); E. Henning, Kālacakra and the Tibetan
 *   Calendar (2007); Calendrical Calculations, 4th ed., ch. 21
 */
export const tibetanPhugpa: DateCalendar<TibetanDateInCycle, TibetanDate> = createDateCalendar({
  id: "tibetanPhugpa",
  method: "mean-motion",
  dayStart: "sunrise",
  fromFixed: (fixed) => {
    const date = dateOf(fixed);
    const sinceFirstCycle = date.year - 127 - 1027;
    const rabjung = floorDivide(sinceFirstCycle, 60) + 1;
    return { ...date, rabjung, yearInRabjung: modulo(sinceFirstCycle, 60) + 1 };
  },
  toFixed: ({ year, month, leapMonth, day, dayRepeat }) =>
    endOfLunarDay(year, month, leapMonth, day) + (dayRepeat === "second" ? 1 : 0),
});

/** The last civil day on which a lunar day of that number is current at its beginning. */
function endOfLunarDay(year: number, month: number, leapMonth: boolean, day: number): number {
  const months = Math.floor((804 * (year - 1) + 67 * month + 64) / 65 - (leapMonth ? 1 : 0));
  const days = 30 * months + day;
  const mean = (days * 11135) / 11312 - 31 + 1071 / 1616;
  const solarAnomaly = fraction((days * 13) / 4824 + 2117 / 4824);
  const lunarAnomaly = fraction((days * 3781) / 105840 + 2837 / 15120);
  const sun = -equation(12 * solarAnomaly, SUN_TABLE, 6);
  const moon = equation(28 * lunarAnomaly, MOON_TABLE, 14);
  return Math.floor(EPOCH + mean + sun + moon);
}

/** Reads a table that rises, falls back by the same steps, and repeats below zero. */
function equation(alpha: number, table: readonly number[], half: number): number {
  if (alpha > half) return -equation(alpha - half, table, half);
  if (alpha > half / 2) return equation(half - alpha, table, half);
  const low = Math.floor(alpha);
  const high = Math.ceil(alpha);
  const below = table[low]!;
  return (below + (alpha - low) * (table[high]! - below)) / 60;
}

function dateOf(fixed: number): TibetanDate {
  let year = Math.ceil((fixed - EPOCH) / MEAN_YEAR_DAYS) - 1;
  while (endOfLunarDay(year + 1, 1, false, 1) <= fixed) year++;
  let month = 1;
  while (month < 13 && endOfLunarDay(year, month + 1, false, 1) <= fixed) month++;
  let counted = Math.max(fixed - endOfLunarDay(year, month, false, 1) - 2, 0);
  while (endOfLunarDay(year, month, false, counted + 1) <= fixed) counted++;
  return nameDay(fixed, year, month, counted);
}

/** Days counted past 30 lie in a leap month before the next; a count of 0 is the last day before. */
function nameDay(fixed: number, year: number, month: number, counted: number): TibetanDate {
  const leapMonth = counted > 30;
  const day = moduloFromOne(counted, 30);
  const shifted = day > counted ? month - 1 : leapMonth ? month + 1 : month;
  const named = { year: year + floorDivide(shifted - 1, 12), month: moduloFromOne(shifted, 12) };
  const end = endOfLunarDay(named.year, named.month, leapMonth, day);
  return { ...named, leapMonth, day, dayRepeat: repeatOf(fixed, end, year, month, counted) };
}

function repeatOf(fixed: number, end: number, year: number, month: number, counted: number) {
  if (fixed === end + 1) return "second";
  return endOfLunarDay(year, month, false, counted + 1) === end + 2 ? "first" : null;
}

function fraction(value: number): number {
  return value - Math.floor(value);
}
