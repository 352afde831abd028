import { floorDivide, modulo } from "../integer.ts";
import type { CalendarDate } from "../julian_day.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";
import { HINDU_EPOCH } from "./hindu.ts";
import type { HinduLunarMonthDate } from "./hindu.ts";

/**
 * The mean calendars of the Arya school: Sun and Moon move evenly, and the day in force is read at
 * a sunrise of six o'clock. Years are elapsed years of the Kali age.
 *
 * @source Āryabhaṭa as in Calendrical Calculations, 4th ed., ch. 10
 */
const SOLAR_YEAR = 1577917500 / 4320000;
const SOLAR_MONTH = SOLAR_YEAR / 12;
const LUNAR_MONTH = 1577917500 / 53433336;
const LUNAR_DAY = LUNAR_MONTH / 30;
const SUNRISE = 0.25;

/** Parts of a day in which the mean solar month is a whole number, so that no rounding creeps in. */
const PARTS_PER_DAY = 20736;
const SOLAR_MONTH_PARTS = 631167;
const SUNRISE_PARTS = PARTS_PER_DAY / 4;

/** The mean solar calendar; months are the signs from Meṣa. */
export const hinduSolarOld: DateCalendar<CalendarDate> = createDateCalendar({
  id: "hinduSolarOld",
  method: "mean-motion",
  dayStart: "sunrise",
  fromFixed: (fixed) => {
    const parts = (fixed - HINDU_EPOCH) * PARTS_PER_DAY + SUNRISE_PARTS;
    const months = floorDivide(parts, SOLAR_MONTH_PARTS);
    return {
      year: floorDivide(months, 12),
      month: modulo(months, 12) + 1,
      day: floorDivide(modulo(parts, SOLAR_MONTH_PARTS), PARTS_PER_DAY) + 1,
    };
  },
  toFixed: ({ year, month, day }) => {
    const parts = (12 * year + month - 1) * SOLAR_MONTH_PARTS - SUNRISE_PARTS;
    return HINDU_EPOCH + Math.ceil(parts / PARTS_PER_DAY) + day - 1;
  },
});

/** The mean lunar calendar; months run from new moon to new moon. */
export const hinduLunarOld: DateCalendar<HinduLunarMonthDate> = createDateCalendar({
  id: "hinduLunarOld",
  method: "mean-motion",
  dayStart: "sunrise",
  fromFixed: (fixed) => {
    const sun = fixed - HINDU_EPOCH + SUNRISE;
    const newMoon = sun - modulo(sun, LUNAR_MONTH);
    const intoSolarMonth = modulo(newMoon, SOLAR_MONTH);
    return {
      year: Math.ceil((newMoon + SOLAR_MONTH) / SOLAR_YEAR) - 1,
      month: modulo(Math.ceil(newMoon / SOLAR_MONTH), 12) + 1,
      leapMonth: intoSolarMonth > 0 && intoSolarMonth <= SOLAR_MONTH - LUNAR_MONTH,
      day: floorDivide(modulo(sun, LUNAR_MONTH), LUNAR_DAY) + 1,
    };
  },
  toFixed: ({ year, month, leapMonth, day }) => {
    const lastSolarMonth = (12 * year - 1) * SOLAR_MONTH;
    const newYear = LUNAR_MONTH * (floorDivide(lastSolarMonth, LUNAR_MONTH) + 1);
    // The leap month of the year, if any, comes before the month of this number.
    const leapBefore = Math.ceil((newYear - lastSolarMonth) / (SOLAR_MONTH - LUNAR_MONTH));
    const months = !leapMonth && leapBefore <= month ? month : month - 1;
    const sun = newYear + LUNAR_MONTH * months + (day - 1) * LUNAR_DAY;
    return Math.ceil(HINDU_EPOCH + sun - SUNRISE);
  },
});
