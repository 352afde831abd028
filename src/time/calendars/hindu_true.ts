import { floorDivide, modulo, moduloFromOne } from "../integer.ts";
import type { CalendarDate } from "../julian_day.ts";
import { createDateCalendar } from "./calendar.ts";
import type { CalendarMethod, DateCalendar } from "./calendar.ts";
import { HINDU_EPOCH, SAKA_ERA, VIKRAMA_ERA } from "./hindu.ts";
import type { HinduLunarDate } from "./hindu.ts";
import type { CalendarId } from "./ids.ts";

/**
 * Hindu calendars by true places of Sun and Moon, whatever theory gives them.
 *
 * A solar month lasts while the Sun stays in a sidereal sign, a lunar one from new moon to new
 * moon; a civil day bears the sign or the lunar day that is current at a moment of it. A lunar
 * month in which the Sun enters no sign is added before the month of the same name.
 *
 * @source Calendrical Calculations, 4th ed., ch. 20
 */
export interface HinduTheory {
  readonly yearDays: number;
  /** Moments are Rata Die with a fraction, in whatever time the theory keeps. */
  solarLongitude(moment: number): number;
  lunarPhase(moment: number): number;
  newMoonBefore(moment: number): number;
  newMoonAfter(moment: number, last: number): number;
  /** Moment of a civil day that decides its lunar day. */
  sunrise(fixed: number): number;
  /** Moment of a civil day that decides its solar month. */
  solarDecision(fixed: number): number;
  /** Elapsed years of the Kali age. */
  yearAt(moment: number): number;
}

/** Makes a solar calendar, Śaka era; months are the signs from Meṣa. */
export function createHinduSolar(
  facts: { readonly id: CalendarId; readonly method: CalendarMethod },
  theory: HinduTheory,
): DateCalendar<CalendarDate> {
  const signAt = (fixed: number) =>
    floorDivide(theory.solarLongitude(theory.solarDecision(fixed)), 30) + 1;
  const firstOfMonth = (near: number, month: number) => {
    let day = near;
    while (signAt(day) !== month) day++;
    return day;
  };
  return createDateCalendar<CalendarDate>({
    ...facts,
    dayStart: "sunrise",
    fromFixed: (fixed) => {
      const critical = theory.solarDecision(fixed);
      const longitude = theory.solarLongitude(critical);
      const month = floorDivide(longitude, 30) + 1;
      const first = firstOfMonth(fixed - 3 - Math.floor(modulo(longitude, 30)), month);
      return { year: theory.yearAt(critical) - SAKA_ERA, month, day: fixed - first + 1 };
    },
    toFixed: ({ year, month, day }) => {
      if (!(month >= 1 && month <= 12)) return Number.NaN;
      const years = year + SAKA_ERA + (month - 1) / 12;
      const near = Math.floor(HINDU_EPOCH + years * theory.yearDays);
      return firstOfMonth(near - 3, month) + day - 1;
    },
  });
}

/** Makes a lunar calendar with months from new moon to new moon, Vikrama era. */
export function createHinduLunar(
  facts: { readonly id: CalendarId; readonly method: CalendarMethod },
  theory: HinduTheory,
): DateCalendar<HinduLunarDate> {
  const lunarDay = (fixed: number) => floorDivide(theory.lunarPhase(theory.sunrise(fixed)), 12) + 1;
  const fromFixed = (fixed: number): HinduLunarDate => {
    const critical = theory.sunrise(fixed);
    const day = lunarDay(fixed);
    const last = theory.newMoonBefore(critical);
    const signAtLast = floorDivide(theory.solarLongitude(last), 30) + 1;
    const next = theory.newMoonAfter(critical, last);
    const leapMonth = floorDivide(theory.solarLongitude(next), 30) + 1 === signAtLast;
    const month = moduloFromOne(signAtLast + 1, 12);
    // In the first months the Sun may not yet have entered the solar year that counts.
    const year = theory.yearAt(month <= 2 ? fixed + 180 : fixed) - VIKRAMA_ERA;
    return { year, month, leapMonth, day, leapDay: day === lunarDay(fixed - 1) };
  };
  return createDateCalendar<HinduLunarDate>({
    ...facts,
    dayStart: "sunrise",
    fromFixed,
    toFixed: (date) => findLunarDate(date, theory, fromFixed),
  });
}

/** Steps through the months about the mean place of a date and reads the days beside it. */
function findLunarDate(
  date: HinduLunarDate,
  theory: HinduTheory,
  fromFixed: (fixed: number) => HinduLunarDate,
): number {
  const years = date.year + VIKRAMA_ERA + (date.month - 1) / 12;
  const mean = Math.floor(HINDU_EPOCH + years * theory.yearDays);
  for (let probe = mean - 60; probe <= mean + 60; probe += 15) {
    const there = fromFixed(probe);
    if (!isSameMonth(there, date)) continue;
    const near = probe + date.day - there.day;
    for (let fixed = near - 2; fixed <= near + 2; fixed++) {
      const found = fromFixed(fixed);
      const same = isSameMonth(found, date) && found.day === date.day;
      if (same && found.leapDay === date.leapDay) return fixed;
    }
  }
  return Number.NaN;
}

function isSameMonth(a: HinduLunarDate, b: HinduLunarDate): boolean {
  return a.year === b.year && a.month === b.month && a.leapMonth === b.leapMonth;
}
