/**
 * The Babylonian calendar for any date of the sky: months from the first crescent over Babylon, years of
 * the Seleucid era by the cycle of nineteen.
 *
 * The evening counts as that of the crescent when the Moon is a day old and sets 48 minutes after the
 * Sun; no month has more than thirty days, though no crescent be seen. Between 311 BCE and 400 CE it is
 * the calendar of `#time`, which lets one month in two hundred have 31; it is run on to the present here.
 *
 * @source R. A. Parker, W. H. Dubberstein, Babylonian Chronology (1956), whose computed months it meets
 * within a day; Calendrical Calculations, 4th ed., § 18.1
 */
import { isAboveHorizon, previousMoonPhase } from "#sky";
import { BABYLONIAN_MONTHS, floorDivide, modulo } from "#time";
import { BABYLON, midnightOf, sunAtBabylon } from "./babylon.ts";

/** A month, by its first civil day and its place in the era. */
export interface BabylonianMonth {
  /** Rata Die of day 1; the day began with the sunset before. */
  readonly firstFixed: number;
  /** Of the Seleucid era; zero and negative before 311 BCE. */
  readonly year: number;
  /** 1 Nisannu to 12 Addaru. */
  readonly month: number;
  /** True in the second of two months of one number. */
  readonly leapMonth: boolean;
  readonly name: string;
}

/** A day of a month. */
export interface BabylonianDay extends BabylonianMonth {
  readonly day: number;
}

/** Rata Die of 1 Nisannu of year 1. */
const EPOCH = -113502;
const SYNODIC_MONTH_DAYS = 29.530588861;
const LAG_DAYS = 48 / 1440;
const LONGEST_MONTH_DAYS = 30;
/** A younger crescent cannot follow the last one, itself a day old, by more than thirty days. */
const LATE_CRESCENT_DAYS = 2.1;

/** The day of the calendar in force at noon of a civil day. */
export function babylonianDay(fixed: number): BabylonianDay {
  const month = monthAround(fixed);
  return { ...month, day: fixed - month.firstFixed + 1 };
}

/** Days of a month: 29 or 30. */
export function monthLength({ firstFixed }: BabylonianMonth): number {
  return firstOfMonth(firstFixed + 34) - firstFixed;
}

/** The month before. */
export function previousMonth({ firstFixed }: BabylonianMonth): BabylonianMonth {
  return monthAround(firstFixed - 5);
}

/** A day in the words of a tablet: "24 Abu, year 186". */
export function dayInWords({ day, name, leapMonth, year }: BabylonianDay): string {
  return `${day} ${name}${leapMonth ? " II" : ""}, SE ${year}`;
}

function monthAround(fixed: number): BabylonianMonth {
  const firstFixed = firstOfMonth(fixed);
  const months = Math.round((firstFixed - EPOCH) / SYNODIC_MONTH_DAYS);
  const year = floorDivide(19 * months + 5, 235) + 1;
  const ordinal = months - monthsBefore(year) + 1;
  const doublesUlulu = modulo(year, 19) === 18;
  const leapMonth = ordinal === (doublesUlulu ? 7 : 13);
  const month = leapMonth || (doublesUlulu && ordinal > 6) ? ordinal - 1 : ordinal;
  return { firstFixed, year, month, leapMonth, name: BABYLONIAN_MONTHS[month - 1]! };
}

/** Months from the epoch to a year. */
function monthsBefore(year: number): number {
  return floorDivide((year - 1) * 235 + 13, 19);
}

function firstOfMonth(fixed: number): number {
  const first = firstAfter(conjunctionBefore(fixed + 0.9));
  return first <= fixed ? first : firstAfter(conjunctionBefore(fixed - 20));
}

function conjunctionBefore(fixed: number): number {
  return previousMoonPhase(midnightOf(fixed)).julianDayUt;
}

/** The civil day that begins with the evening of the first crescent, or thirty days after the last one. */
function firstAfter(conjunction: number): number {
  let evening = Math.floor(conjunction + 1 - midnightOf(0));
  while (!isCrescentSeen(evening, conjunction)) evening++;
  if (sunAtBabylon(evening, "set") - conjunction < LATE_CRESCENT_DAYS) return evening + 1;
  const before = firstAfter(previousMoonPhase(conjunction - 1).julianDayUt);
  return Math.min(evening + 1, before + LONGEST_MONTH_DAYS);
}

function isCrescentSeen(fixed: number, conjunction: number): boolean {
  const sunset = sunAtBabylon(fixed, "set");
  return sunset - conjunction >= 1 && isAboveHorizon("moon", BABYLON, sunset + LAG_DAYS);
}
