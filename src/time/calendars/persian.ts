import { floorDivide, modulo } from "../integer.ts";
import type { CalendarDate } from "../julian_day.ts";
import { firstDayAfterCrossing, trueNoon } from "../sun_at_place.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";
import { fromHistoricalYear, toHistoricalYear } from "./western.ts";
import type { CalendarId } from "./ids.ts";

/** Rata Die of 1 Farvardin 1, 19 March 622 (Julian). */
const EPOCH = 226896;
const MEAN_YEAR_DAYS = 365.242189;
/** The meridian of Iranian standard time, whose true noon decides. */
const IRAN_MERIDIAN = 52.5;

/**
 * Builds a calendar of six months of 31 days, five of 30 and the rest from its new years.
 *
 * There is no year 0: year -1 is followed by year 1. `newYear` counts one.
 */
function createPersian(
  id: CalendarId,
  method: "arithmetic" | "astronomical",
  newYear: (year: number) => number,
) {
  return createDateCalendar<CalendarDate>({
    id,
    method,
    fromFixed: (fixed) => {
      let year = floorDivide(fixed - EPOCH, MEAN_YEAR_DAYS) + 2;
      while (newYear(year) > fixed) year--;
      const dayOfYear = fixed - newYear(year);
      const long = dayOfYear < 186;
      const month = long ? floorDivide(dayOfYear, 31) + 1 : floorDivide(dayOfYear - 6, 30) + 1;
      return { year: toHistoricalYear(year), month, day: dayOfYear - daysBefore(month) + 1 };
    },
    toFixed: ({ year, month, day }) =>
      newYear(fromHistoricalYear(year)) + daysBefore(month) + day - 1,
  });
}

/**
 * The calendar of Iran and Afghanistan: 1 Farvardin is the first day at whose true noon, on the
 * meridian 52.5° E, the Sun has passed the March equinox.
 *
 * @source Iranian law of 11 Farvardin 1304; Calendrical Calculations, 4th ed., §15.2
 */
export const persianAstronomical: DateCalendar<CalendarDate> = createPersian(
  "persianAstronomical",
  "astronomical",
  (year) => {
    const near = EPOCH + Math.floor((year - 1) * MEAN_YEAR_DAYS) - 3;
    return firstDayAfterCrossing(0, near, (fixed) => trueNoon(fixed, IRAN_MERIDIAN));
  },
);

/**
 * The same by A. Birashk's cycle of 2820 years with 683 leap years.
 *
 * @source A. Birashk, A Comparative Calendar (1993); Calendrical Calculations, 4th ed., §15.3
 */
export const persianArithmetic2820: DateCalendar<CalendarDate> = createPersian(
  "persianArithmetic2820",
  "arithmetic",
  birashkNewYear,
);

/** The Persian months. */
export const PERSIAN_MONTHS: readonly { readonly roman: string; readonly native: string }[] = [
  { roman: "Farvardīn", native: "فروردین" },
  { roman: "Ordībehesht", native: "اردیبهشت" },
  { roman: "Khordād", native: "خرداد" },
  { roman: "Tīr", native: "تیر" },
  { roman: "Mordād", native: "مرداد" },
  { roman: "Shahrīvar", native: "شهریور" },
  { roman: "Mehr", native: "مهر" },
  { roman: "Ābān", native: "آبان" },
  { roman: "Āzar", native: "آذر" },
  { roman: "Dey", native: "دی" },
  { roman: "Bahman", native: "بهمن" },
  { roman: "Esfand", native: "اسفند" },
];

function daysBefore(month: number): number {
  return month <= 7 ? 31 * (month - 1) : 30 * (month - 1) + 6;
}

function birashkNewYear(year: number): number {
  const sinceCycle = year - 474;
  const inCycle = modulo(sinceCycle, 2820) + 474;
  return (
    EPOCH -
    1 +
    1029983 * floorDivide(sinceCycle, 2820) +
    365 * (inCycle - 1) +
    floorDivide(31 * inCycle - 5, 128) +
    1
  );
}
