import { floorDivide, modulo } from "./integer.ts";

/**
 * Day counts and the two Western calendars.
 *
 * Years are astronomical throughout: year 0 is 1 BCE, year -1 is 2 BCE. A "fixed day" is the Rata
 * Die number: day 1 is Monday 1 January of year 1, proleptic Gregorian.
 *
 * @source N. Dershowitz and E. M. Reingold, Calendrical Calculations, 4th ed., §1.2, §2.2, §3.1;
 *   checked against the worked examples of J. Meeus, Astronomical Algorithms, 2nd ed., ch. 7
 */
export type WesternCalendar = "gregorian" | "julian";

/** A day of the Gregorian or Julian calendar. */
export interface CalendarDate {
  /** Astronomical year: 0 is 1 BCE. */
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  /** Day of the month, from 1. */
  readonly day: number;
}

/** Julian day number at noon of fixed day 0. */
const NOON_OF_FIXED_DAY_ZERO = 1721425;
/** Fixed day of 1 January 1970 (Gregorian). */
const FIXED_OF_UNIX_EPOCH = 719163;
/** Julian day of 1970-01-01T00:00 UT. */
const JULIAN_DAY_OF_UNIX_EPOCH = 2440587.5;
/** Fixed day before 1 January of year 1 in each calendar. */
const GREGORIAN_EPOCH = 1;
const JULIAN_EPOCH = -1;

/** Milliseconds of a day of 86 400 seconds. */
export const MS_PER_DAY = 86_400_000;

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Says whether a year has 29 February. The year is astronomical. */
export function isLeapYear(year: number, calendar: WesternCalendar = "gregorian"): boolean {
  if (modulo(year, 4) !== 0) return false;
  return calendar === "julian" || modulo(year, 100) !== 0 || modulo(year, 400) === 0;
}

/**
 * Returns the length of a month in days, 28 to 31.
 *
 * @throws {RangeError} if `month` is not an integer in [1, 12]
 */
export function daysInMonth(
  year: number,
  month: number,
  calendar: WesternCalendar = "gregorian",
): number {
  const length = MONTH_LENGTHS[month - 1];
  if (length === undefined) throw new RangeError(`Cannot measure month: month is ${month}`);
  return month === 2 && isLeapYear(year, calendar) ? 29 : length;
}

/** Says whether the date exists in the calendar. */
export function isValidDate(date: CalendarDate, calendar: WesternCalendar = "gregorian"): boolean {
  const { year, month, day } = date;
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return false;
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= daysInMonth(year, month, calendar);
}

/** Returns the fixed day of a date; a month or day outside its range counts on from its start. */
export function toFixed(
  { year, month, day }: CalendarDate,
  calendar: WesternCalendar = "gregorian",
): number {
  const past = year - 1;
  const shortening = month <= 2 ? 0 : isLeapYear(year, calendar) ? -1 : -2;
  const withinYear = floorDivide(367 * month - 362, 12) + shortening + day;
  const leapDays =
    calendar === "julian"
      ? floorDivide(past, 4)
      : floorDivide(past, 4) - floorDivide(past, 100) + floorDivide(past, 400);
  const epoch = calendar === "julian" ? JULIAN_EPOCH : GREGORIAN_EPOCH;
  return epoch - 1 + 365 * past + leapDays + withinYear;
}

/** Returns the date on which a fixed day falls. */
export function fromFixed(fixed: number, calendar: WesternCalendar = "gregorian"): CalendarDate {
  const year = calendar === "julian" ? julianYearOf(fixed) : gregorianYearOf(fixed);
  const dayOfYear = fixed - toFixed({ year, month: 1, day: 1 }, calendar);
  const march = toFixed({ year, month: 3, day: 1 }, calendar);
  const stretch = fixed < march ? 0 : isLeapYear(year, calendar) ? 1 : 2;
  const month = floorDivide(12 * (dayOfYear + stretch) + 373, 367);
  return { year, month, day: fixed - toFixed({ year, month, day: 1 }, calendar) + 1 };
}

/** Moves a date from one calendar to the other, keeping the day. */
export function convertDate(
  date: CalendarDate,
  from: WesternCalendar,
  to: WesternCalendar,
): CalendarDate {
  return from === to ? date : fromFixed(toFixed(date, from), to);
}

/** Returns the day of the week of a fixed day: 0 is Sunday, 6 is Saturday. */
export function dayOfWeek(fixed: number): number {
  return modulo(fixed, 7);
}

/** Returns the Julian day number of a fixed day, that is the Julian day at its noon. */
export function julianDayNumber(fixed: number): number {
  return fixed + NOON_OF_FIXED_DAY_ZERO;
}

/** Returns the fixed day whose noon has this Julian day number. */
export function fixedOfJulianDayNumber(julianDayNumber: number): number {
  return julianDayNumber - NOON_OF_FIXED_DAY_ZERO;
}

/**
 * Returns the Julian day of a date.
 *
 * @param fractionOfDay time since midnight in days; 0.5 is noon
 */
export function toJulianDay(
  date: CalendarDate,
  fractionOfDay = 0,
  calendar: WesternCalendar = "gregorian",
): number {
  return toFixed(date, calendar) + NOON_OF_FIXED_DAY_ZERO - 0.5 + fractionOfDay;
}

/** Returns the date of a Julian day and the fraction of the day since midnight, in [0, 1). */
export function fromJulianDay(
  julianDay: number,
  calendar: WesternCalendar = "gregorian",
): CalendarDate & { readonly fractionOfDay: number } {
  const sinceMidnight = julianDay + 0.5;
  const whole = Math.floor(sinceMidnight);
  const date = fromFixed(whole - NOON_OF_FIXED_DAY_ZERO, calendar);
  return { ...date, fractionOfDay: sinceMidnight - whole };
}

/** Returns the Julian day (UT) of an instant in milliseconds since 1970-01-01T00:00 UT. */
export function julianDayOfEpochMs(epochMs: number): number {
  return epochMs / MS_PER_DAY + JULIAN_DAY_OF_UNIX_EPOCH;
}

/**
 * Returns milliseconds since 1970-01-01T00:00 UT, rounded to a whole millisecond.
 *
 * A Julian day in a double resolves about 0.04 ms, so the rounding loses nothing.
 */
export function epochMsOfJulianDay(julianDayUt: number): number {
  return Math.round((julianDayUt - JULIAN_DAY_OF_UNIX_EPOCH) * MS_PER_DAY);
}

/** Returns milliseconds since 1970-01-01T00:00 at the midnight that begins a fixed day. */
export function epochMsOfFixed(fixed: number): number {
  return (fixed - FIXED_OF_UNIX_EPOCH) * MS_PER_DAY;
}

/** Returns the fixed day that contains an instant, taken in UT. */
export function fixedOfEpochMs(epochMs: number): number {
  return floorDivide(epochMs, MS_PER_DAY) + FIXED_OF_UNIX_EPOCH;
}

function julianYearOf(fixed: number): number {
  return floorDivide(4 * (fixed - JULIAN_EPOCH) + 1464, 1461);
}

/** Takes out whole 400-, 100-, 4- and 1-year cycles; the last day of a leap cycle needs the cap. */
function gregorianYearOf(fixed: number): number {
  const elapsed = fixed - GREGORIAN_EPOCH;
  const of400 = modulo(elapsed, 146097);
  const centuries = floorDivide(of400, 36524);
  const of100 = modulo(of400, 36524);
  const of4 = modulo(of100, 1461);
  const years = floorDivide(of4, 365);
  const past =
    400 * floorDivide(elapsed, 146097) + 100 * centuries + 4 * floorDivide(of100, 1461) + years;
  return centuries === 4 || years === 4 ? past : past + 1;
}
