import { toTt } from "../delta_t.ts";
import { floorDivide, modulo } from "../integer.ts";
import { lastNewMoon, lunarPhaseDeg, SYNODIC_MONTH_DAYS } from "../lunar_position.ts";
import { remembering } from "../remembering.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";
import { attestedIntercalation, CYCLE_FROM, FIRST_YEAR } from "./babylonian_intercalation.ts";
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
/** Years of the Seleucid era less astronomical ones. */
const ERA_OFFSET = 311;
/** 5 April 626 BCE (Julian), the first day of the tables. */
const FIRST_DAY = -228554;
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
 * The Babylonian calendar from 626 BCE on, its years counted by the Seleucid era: months from the first
 * crescent; seven leap years in nineteen from 367 BCE on, with a second Ululu in the eighteenth of the cycle
 * and a second Addaru in the others; before that the leap years that the tablets attest.
 *
 * Reckoned from modern positions. Against the printed tables of 626 BCE to 45 CE two months in three begin on
 * the same day, nearly all others a day later or earlier. A month ends after thirty days though no crescent
 * be seen. `babylonianMonth` runs on beyond the range.
 *
 * @source R. A. Parker and W. H. Dubberstein, Babylonian Chronology (1956); Calendrical
 *   Calculations, 4th ed., §18.1, whose code lets one month in two hundred have 31 days
 */
export const babylonian: DateCalendar<BabylonianDate> = createDateCalendar({
  id: "babylonian",
  method: "astronomical",
  dayStart: "sunset",
  range: [FIRST_DAY, 146400],
  fromFixed: (fixed) => {
    const { firstFixed, ...month } = babylonianMonth(fixed);
    return { ...month, day: fixed - firstFixed + 1 };
  },
  toFixed: ({ year, month, leapMonth, day }) => {
    const passed = leapMonth || (doubledMonth(year) === 6 && month > 6) ? month : month - 1;
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
  const year = yearOfMonth(months);
  const ordinal = months - monthsBefore(year) + 1;
  const doubled = doubledMonth(year);
  const leapMonth = doubled !== null && ordinal === doubled + 1;
  const month = doubled !== null && ordinal > doubled ? ordinal - 1 : ordinal;
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

/** Months from the epoch to the start of a year. */
function monthsBefore(year: number): number {
  return attested.get(year) ?? monthsByCycle(year);
}

/** The same by the cycle of nineteen years. */
function monthsByCycle(year: number): number {
  return floorDivide((year - 1) * 235 + 13, 19);
}

/** Months from the epoch to the start of each year that the tablets order; year 1 less 311 is -310. */
const attested = attestedYears();

function attestedYears(): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  let months = monthsByCycle(CYCLE_FROM + ERA_OFFSET);
  for (let year = CYCLE_FROM - 1; year >= FIRST_YEAR; year--) {
    months -= attestedIntercalation(year) === null ? 12 : 13;
    starts.set(year + ERA_OFFSET, months);
  }
  return starts;
}

/** The year in which a month counted from the epoch falls. */
function yearOfMonth(months: number): number {
  const near = floorDivide(19 * months + 5, 235) + 1;
  return [near + 1, near, near - 1].find((year) => monthsBefore(year) <= months) ?? near;
}

/** The month that a year has twice; null in a year of twelve months. */
function doubledMonth(year: number): 6 | 12 | null {
  if (attested.has(year)) return attestedIntercalation(year - ERA_OFFSET);
  if (monthsBefore(year + 1) - monthsBefore(year) === 12) return null;
  return modulo(year, 19) === 18 ? 6 : 12;
}
