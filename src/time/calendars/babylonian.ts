import { floorDivide, modulo } from "../integer.ts";
import { SYNODIC_MONTH_DAYS } from "../lunar_position.ts";
import { createDateCalendar } from "./calendar.ts";
import { createMoonsetRule, monthOfCrescent } from "./crescent.ts";

/** A day of the Babylonian calendar. */
export interface BabylonianDate {
  /** Of the Seleucid era, from 3 April 311 BCE (Julian). */
  readonly year: number;
  /** 1 Nisannu to 12 Addaru. */
  readonly month: number;
  /** True in the second of two months with one number. */
  readonly leapMonth: boolean;
  readonly day: number;
}

const EPOCH = -113502;
const isSeenInBabylon = createMoonsetRule({
  latitude: 32.4794,
  longitude: 44.4328,
  elevation: 26,
});

/**
 * The Babylonian calendar of the Seleucid era: months from the first crescent, seven leap years in
 * nineteen, with a second Ululu in the eighteenth of the cycle and a second Addaru in the others.
 *
 * Reckoned from modern positions; the tablets differ by a day now and then.
 *
 * @source R. A. Parker and W. H. Dubberstein, Babylonian Chronology (1956); Calendrical
 *   Calculations, 4th ed., §18.1
 */
export const babylonian = createDateCalendar<BabylonianDate>({
  id: "babylonian",
  name: "Babylonian",
  method: "astronomical",
  dayStart: "sunset",
  range: [EPOCH, 146400],
  fromFixed: (fixed) => {
    const first = monthOf(fixed);
    const months = Math.round((first - EPOCH) / SYNODIC_MONTH_DAYS);
    const year = floorDivide(19 * months + 5, 235) + 1;
    const newYear = monthOf(EPOCH + Math.round(monthsBefore(year) * SYNODIC_MONTH_DAYS) + 15);
    const ordinal = Math.round((first - newYear) / 29.5) + 1;
    const doublesUlulu = modulo(year, 19) === 18;
    const leapMonth = ordinal === (doublesUlulu ? 7 : 13);
    const month = leapMonth || (doublesUlulu && ordinal > 6) ? ordinal - 1 : ordinal;
    return { year, month, leapMonth, day: fixed - first + 1 };
  },
  toFixed: ({ year, month, leapMonth, day }) => {
    const doublesUlulu = modulo(year, 19) === 18;
    const passed = leapMonth || (doublesUlulu && month > 6) ? month : month - 1;
    const months = monthsBefore(year) + passed;
    return monthOf(EPOCH + Math.round(months * SYNODIC_MONTH_DAYS) + 15) + day - 1;
  },
});

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

function monthOf(fixed: number): number {
  return monthOfCrescent(fixed, isSeenInBabylon);
}

/** Months from the epoch to the start of a year, by the cycle of nineteen years. */
function monthsBefore(year: number): number {
  return floorDivide((year - 1) * 235 + 13, 19);
}
