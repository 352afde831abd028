import { floorDivide, modulo, moduloFromOne } from "../integer.ts";
import { dayOfWeek, fromFixed, isLeapYear, julianDayNumber, toFixed } from "../julian_day.ts";
import type { CalendarDate } from "../julian_day.ts";
import {
  createCycleCalendar,
  createDateCalendar,
  type CycleCalendar,
  type DateCalendar,
} from "./calendar.ts";

/** The Gregorian calendar, extended backwards; year 0 is 1 BCE. */
export const gregorian: DateCalendar<CalendarDate> = createDateCalendar({
  id: "gregorian",
  fromFixed: (fixed) => fromFixed(fixed),
  toFixed: (date) => toFixed(date),
});

/** The Julian calendar as it counts years: -1 is 1 BCE, and there is no year 0. */
export const julian: DateCalendar<CalendarDate> = createDateCalendar({
  id: "julian",
  fromFixed: (fixed) => {
    const date = fromFixed(fixed, "julian");
    return { ...date, year: toHistoricalYear(date.year) };
  },
  toFixed: (date) => toFixed({ ...date, year: fromHistoricalYear(date.year) }, "julian"),
});

/** A date by weeks. */
export interface IsoWeekDate {
  readonly year: number;
  /** 1 to 53; week 1 holds the first Thursday of the Gregorian year. */
  readonly week: number;
  /** 1 is Monday. */
  readonly day: number;
}

/**
 * Years of whole weeks that begin on Monday.
 *
 * @source ISO 8601-1:2019, §4.2.2.4
 */
export const isoWeek: DateCalendar<IsoWeekDate> = createDateCalendar({
  id: "isoWeek",
  fromFixed: (fixed) => {
    // The year of a week is that of its Thursday.
    const { year } = fromFixed(fixed - modulo(fixed - 1, 7) + 3);
    const week = floorDivide(fixed - firstIsoMonday(year), 7) + 1;
    return { year, week, day: moduloFromOne(fixed, 7) };
  },
  toFixed: ({ year, week, day }) => firstIsoMonday(year) + 7 * (week - 1) + day - 1,
});

/** The week of seven days: 0 is Sunday. */
export const weekday: CycleCalendar<{
  readonly value: number;
}> = createCycleCalendar({
  id: "weekday",
  lengthDays: 7,
  fromFixed: (fixed) => ({ value: dayOfWeek(fixed) }),
});

/** Julian day numbers, each that of the day's noon. */
export const julianDayCount: DateCalendar<{
  readonly value: number;
}> = createDateCalendar({
  id: "julianDayNumber",
  fromFixed: (fixed) => ({ value: julianDayNumber(fixed) }),
  toFixed: ({ value }) => value - julianDayNumber(0),
});

/** A year of the Olympic games: four years make an Olympiad. */
export interface OlympiadYear {
  /** 1 began in the summer of 776 BCE. */
  readonly olympiad: number;
  /** 1 to 4. */
  readonly year: number;
}

/**
 * Returns the Olympiad that a Julian year's summer opens or lies in; null before 776 BCE.
 *
 * @param julianYear historical: -1 is 1 BCE, no year 0
 */
export function olympiadOfJulianYear(julianYear: number): OlympiadYear | null {
  const years = fromHistoricalYear(julianYear) - fromHistoricalYear(-776);
  if (years < 0) return null;
  return { olympiad: floorDivide(years, 4) + 1, year: modulo(years, 4) + 1 };
}

/** Returns a year without a zero (-1 is 1 BCE) from an astronomical one (0 is 1 BCE). */
export function toHistoricalYear(astronomical: number): number {
  return astronomical > 0 ? astronomical : astronomical - 1;
}

/** Returns an astronomical year from one without a zero; year 0 does not exist and gives NaN. */
export function fromHistoricalYear(historical: number): number {
  if (historical === 0) return Number.NaN;
  return historical > 0 ? historical : historical + 1;
}

/** The three days of a Roman month from which dates are counted backwards. */
export interface RomanDate {
  /** Without a year 0: -1 is 1 BCE. Late dates belong to the Kalends of the next month and year. */
  readonly year: number;
  /** The month that the event opens or stands in. */
  readonly month: number;
  /** 1 Kalends, 2 Nones, 3 Ides. */
  readonly event: number;
  /** Days to the event, both ends counted: 1 is the event itself. */
  readonly count: number;
  /** True on the doubled sixth day before the Kalends of March in a leap year (25 February). */
  readonly leap: boolean;
}

/**
 * Dates counted back from kalends, nones and ides.
 *
 * @source Censorinus, De die natali 20; Calendrical Calculations, 4th ed., §3.5
 */
export const romanKalends: DateCalendar<RomanDate> = createDateCalendar({
  id: "romanKalends",
  fromFixed: romanFromFixed,
  toFixed: romanToFixed,
});

function romanFromFixed(fixed: number): RomanDate {
  const { year, month, day } = fromFixed(fixed, "julian");
  const shown = toHistoricalYear(year);
  const nones = nonesDay(month);
  const ides = nones + 8;
  const base = { year: shown, month, leap: false };
  if (day === 1) return { ...base, event: 1, count: 1 };
  if (day <= nones) return { ...base, event: 2, count: nones - day + 1 };
  if (day <= ides) return { ...base, event: 3, count: ides - day + 1 };
  if (month === 2 && isLeapYear(year, "julian")) return romanLeapFebruary(shown, day);
  const nextMonth = month === 12 ? 1 : month + 1;
  const nextYear = month === 12 ? toHistoricalYear(year + 1) : shown;
  const kalends = toFixed({ year, month: month + 1, day: 1 }, "julian");
  return { year: nextYear, month: nextMonth, event: 1, count: kalends - fixed + 1, leap: false };
}

/** The sixth day before the Kalends of March comes twice: 24 February and again, as leap, the 25th. */
function romanLeapFebruary(year: number, day: number): RomanDate {
  const count = day < 25 ? 30 - day : 31 - day;
  return { year, month: 3, event: 1, count, leap: day === 25 };
}

function romanToFixed({ year, month, event, count, leap }: RomanDate): number {
  const anchorDay = event === 1 ? 1 : event === 2 ? nonesDay(month) : nonesDay(month) + 8;
  const astronomical = fromHistoricalYear(year);
  const anchor = toFixed({ year: astronomical, month, day: anchorDay }, "julian");
  const inDoubledStretch =
    isLeapYear(astronomical, "julian") && month === 3 && event === 1 && count >= 6 && count <= 16;
  return anchor - count + (inDoubledStretch ? 0 : 1) + (leap ? 1 : 0);
}

/** The Nones fall on the 7th in March, May, July and October, else on the 5th. */
function nonesDay(month: number): number {
  return [3, 5, 7, 10].includes(month) ? 7 : 5;
}

function firstIsoMonday(year: number): number {
  const fourthOfJanuary = toFixed({ year, month: 1, day: 4 });
  return fourthOfJanuary - modulo(fourthOfJanuary - 1, 7);
}
