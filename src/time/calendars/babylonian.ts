import { toTt } from "../delta_t.ts";
import { floorDivide, modulo } from "../integer.ts";
import { lastNewMoon, lunarPhaseDeg, SYNODIC_MONTH_DAYS } from "../lunar_position.ts";
import { remembering } from "../remembering.ts";
import { createDateCalendar } from "./calendar.ts";
import { createMoonsetRule, monthOfCrescent } from "./crescent.ts";

/** A month of the Babylonian calendar. */
export interface BabylonianMonth {
  /** Rata Die of day 1; the day began with the sunset before. */
  readonly firstFixed: number;
  /** Of the Seleucid era, from 3 April 311 BCE (Julian); zero and negative before it. */
  readonly year: number;
  /** 1 Nisannu to 12 Addaru. */
  readonly month: number;
  /** True in the second of two months with one number. */
  readonly leapMonth: boolean;
}

/** A day of the Babylonian calendar. */
export interface BabylonianDate extends Omit<BabylonianMonth, "firstFixed"> {
  readonly day: number;
}

const EPOCH = -113502;
const LONGEST_MONTH_DAYS = 30;
/** Hour of the latest sunset at Babylon, UT, as a share of the day. */
const LATEST_SUNSET = 0.68;
/** A crescent younger than this follows the last month's, itself a day old, by thirty days at most. */
const LATE_CRESCENT_DAYS = 2;
/** Elongation that a Moon of a day old always has, degrees. */
const DAY_OLD_DEG = 10;
const isSeenAtSunset = createMoonsetRule({
  latitude: 32.4794,
  longitude: 44.4328,
  elevation: 26,
});

/**
 * The Babylonian calendar of the Seleucid era: months from the first crescent, seven leap years in
 * nineteen, with a second Ululu in the eighteenth of the cycle and a second Addaru in the others.
 *
 * Reckoned from modern positions; the tablets differ by a day now and then. A month ends after thirty
 * days though no crescent be seen. The range is that of the era's use; `babylonianMonth` runs on.
 *
 * @source R. A. Parker and W. H. Dubberstein, Babylonian Chronology (1956); Calendrical
 *   Calculations, 4th ed., §18.1, whose code lets one month in two hundred have 31 days
 */
export const babylonian = createDateCalendar<BabylonianDate>({
  id: "babylonian",
  method: "astronomical",
  dayStart: "sunset",
  range: [EPOCH, 146400],
  fromFixed: (fixed) => {
    const { firstFixed, ...month } = babylonianMonth(fixed);
    return { ...month, day: fixed - firstFixed + 1 };
  },
  toFixed: ({ year, month, leapMonth, day }) => {
    const doublesUlulu = modulo(year, 19) === 18;
    const passed = leapMonth || (doublesUlulu && month > 6) ? month : month - 1;
    const months = monthsBefore(year) + passed;
    return firstOfMonth(EPOCH + Math.round(months * SYNODIC_MONTH_DAYS) + 15) + day - 1;
  },
});

/**
 * Finds the month that contains a civil day, the rules of the Seleucid era carried to any date.
 *
 * @param fixed Rata Die; the day in force at noon counts
 */
export function babylonianMonth(fixed: number): BabylonianMonth {
  const firstFixed = firstOfMonth(fixed);
  const months = Math.round((firstFixed - EPOCH) / SYNODIC_MONTH_DAYS);
  const year = floorDivide(19 * months + 5, 235) + 1;
  const ordinal = months - monthsBefore(year) + 1;
  const doublesUlulu = modulo(year, 19) === 18;
  const leapMonth = ordinal === (doublesUlulu ? 7 : 13);
  const month = leapMonth || (doublesUlulu && ordinal > 6) ? ordinal - 1 : ordinal;
  return { firstFixed, year, month, leapMonth };
}

/** The Babylonian months. */
export const BABYLONIAN_MONTHS: readonly string[] = [
  "Nisannu",
  "Ayyāru",
  "Simānu",
  "Duʾūzu",
  "Abu",
  "Ulūlu",
  "Tašrītu",
  "Araḫsamna",
  "Kislīmu",
  "Ṭebētu",
  "Šabāṭu",
  "Addāru",
];

/** An answer names a dozen days, and the eclipses near births of one year are the same. */
const REMEMBERED_DAYS = 1024;

/** The first day of a month: the crescent's, or the thirty-first after the last month's. */
const firstOfMonth = remembering(REMEMBERED_DAYS, findFirstOfMonth);

function findFirstOfMonth(fixed: number): number {
  const crescent = monthOfCrescent(fixed, isSeenInBabylon);
  const first = isLate(crescent)
    ? Math.min(crescent, firstOfMonth(crescent - 15) + LONGEST_MONTH_DAYS)
    : crescent;
  return fixed < first + LONGEST_MONTH_DAYS ? first : first + LONGEST_MONTH_DAYS;
}

/** The rule of moonset, asked only where the Moon can be a day old. */
function isSeenInBabylon(fixed: number): boolean {
  const phase = lunarPhaseDeg(latestSunsetBefore(fixed));
  return phase >= DAY_OLD_DEG && phase < 180 && isSeenAtSunset(fixed);
}

/** Julian day, TT, by which the Sun has set on the evening that begins a civil day. */
function latestSunsetBefore(fixed: number): number {
  return toTt(fixed - 1 + 1721424.5 + LATEST_SUNSET);
}

/** Whether the crescent of the evening before a day may have come after thirty days. */
function isLate(fixed: number): boolean {
  const tt = latestSunsetBefore(fixed);
  return tt - lastNewMoon(tt) >= LATE_CRESCENT_DAYS;
}

/** Months from the epoch to the start of a year, by the cycle of nineteen years. */
function monthsBefore(year: number): number {
  return floorDivide((year - 1) * 235 + 13, 19);
}
