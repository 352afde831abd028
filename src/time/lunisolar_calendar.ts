import type { LunisolarId } from "./calendars/ids.ts";
import { DateOutOfRange } from "./out_of_range.ts";
import { toTt, toUt } from "./delta_t.ts";
import { modulo } from "./integer.ts";
import { fixedOfJulianDayNumber, fromFixed, toFixed, toJulianDay } from "./julian_day.ts";
import { nextNewMoon, SYNODIC_MONTH_DAYS } from "./lunar_position.ts";
import { nextSolarLongitude, solarLongitudeDeg } from "./solar_longitude.ts";

/**
 * The lunisolar calendar of East Asia, reckoned for any meridian.
 *
 * A month begins on the local civil day of the true new moon. The month of the winter solstice is
 * the eleventh. Where thirteen months run from one eleventh month to the next, the first of them in
 * which no major term falls is the leap month and repeats the number of the one before. Terms and
 * new moons are compared by civil day.
 *
 * @source the rules of 1645 as stated by H. Aslaksen, The Mathematics of the Chinese Calendar;
 *   used in Japan since 1844 by the same rule
 */
export interface LunisolarRules {
  readonly id: LunisolarId;
  /** Local time minus universal time in hours on a civil day. */
  readonly offsetHours: (fixed: number) => number;
  /** First and last lunar year that can be asked for. */
  readonly years: readonly [first: number, last: number];
  /** Positions to use; the short series of this folder when left out. */
  readonly sky?: LunisolarSky;
}

/** What the calendar needs to know of Sun and Moon; Julian days are Terrestrial Time. */
export interface LunisolarSky {
  /** First new moon after an instant. */
  nextNewMoon(julianDayTt: number): number;
  /** First instant from another on when the Sun reaches an apparent longitude in degrees. */
  nextSolarLongitude(longitudeDeg: number, julianDayTt: number): number;
  /** Apparent longitude of the Sun in degrees. */
  solarLongitudeDeg(julianDayTt: number): number;
}

/** A day of a lunisolar calendar. */
export interface LunisolarDate {
  /** Gregorian year in which the lunar year begins. */
  readonly year: number;
  /** 1 to 12; a leap month has the number of the month before it. */
  readonly month: number;
  readonly isLeapMonth: boolean;
  /** 1 to 30. */
  readonly day: number;
}

/** A month with its place in the day count. */
export interface LunisolarMonth {
  readonly year: number;
  readonly month: number;
  readonly isLeapMonth: boolean;
  /** 29 or 30. */
  readonly days: number;
  /** Rata Die of its first day. */
  readonly firstFixed: number;
}

/** Conversions of one lunisolar calendar. */
export interface LunisolarCalendar {
  readonly id: LunisolarId;
  readonly years: readonly [first: number, last: number];
  /** @throws {RangeError} if the day lies outside the calendar's years */
  dateOf(fixed: number): LunisolarDate & { readonly monthDays: number };
  /** @throws {RangeError} if the calendar has no such date */
  fixedOf(date: LunisolarDate): number;
  /** Lists the months of a lunar year, 12 or 13 in order. */
  monthsOf(year: number): readonly LunisolarMonth[];
}

const OWN_SKY: LunisolarSky = { nextNewMoon, nextSolarLongitude, solarLongitudeDeg };
const WINTER_SOLSTICE_DEG = 270;

/** Makes the calendar of a meridian; months are worked out once per solar year and kept. */
export function createLunisolarCalendar(rules: LunisolarRules): LunisolarCalendar {
  const { id, years, sky = OWN_SKY } = rules;
  const [firstYear, lastYear] = years;
  const suis = new Map<number, readonly LunisolarMonth[]>();

  const suiOf = (year: number) => {
    const known = suis.get(year) ?? listSui(year, rules.offsetHours, sky);
    suis.set(year, known);
    return known;
  };
  const refuse = (year: number): never => {
    const said = { calendar: id, year, firstYear, lastYear };
    throw new DateOutOfRange({ code: "lunar-year-out-of-range", with: said });
  };
  const monthsOf = (year: number) => {
    if (!(year >= firstYear && year <= lastYear)) return refuse(year);
    return [...suiOf(year - 1), ...suiOf(year)].filter((month) => month.year === year);
  };

  return Object.freeze({
    id,
    years,
    monthsOf,
    dateOf: (fixed: number) => {
      const { year } = fromFixed(fixed);
      const sui = fixed >= suiOf(year)[0]!.firstFixed ? suiOf(year) : suiOf(year - 1);
      const month = sui.findLast(({ firstFixed }) => firstFixed <= fixed)!;
      if (month.year < firstYear || month.year > lastYear) return refuse(month.year);
      const day = fixed - month.firstFixed + 1;
      const { month: number, isLeapMonth, days } = month;
      return { year: month.year, month: number, isLeapMonth, day, monthDays: days };
    },
    fixedOf: ({ year, month, isLeapMonth, day }: LunisolarDate) => {
      const found = monthsOf(year).find(
        (candidate) => candidate.month === month && candidate.isLeapMonth === isLeapMonth,
      );
      if (found !== undefined && Number.isInteger(day) && day >= 1 && day <= found.days) {
        return found.firstFixed + day - 1;
      }
      const date = JSON.stringify({ year, month, isLeapMonth, day });
      throw new RangeError(`Cannot place ${id} date: ${date} does not exist`);
    },
  });
}

/** Lists the months from the eleventh of a Gregorian year to the one before the next eleventh. */
function listSui(
  year: number,
  offsetHours: (fixed: number) => number,
  sky: LunisolarSky,
): readonly LunisolarMonth[] {
  const localDay = (julianDayTt: number) => {
    const near = dayOf(toUt(julianDayTt), 0);
    return dayOf(toUt(julianDayTt), offsetHours(near));
  };
  const starts = listNewMoonDays(year, localDay, sky);
  const solstice = (ofYear: number) => {
    const from = toJulianDay({ year: ofYear, month: 11, day: 20 });
    return localDay(sky.nextSolarLongitude(WINTER_SOLSTICE_DEG, toTt(from)));
  };
  const first = starts.findLastIndex((start) => start <= solstice(year));
  const end = starts.findLastIndex((start) => start <= solstice(year + 1));
  const leap = end - first === 13 ? findLeapMonth(starts, first, offsetHours, sky) : -1;
  return starts.slice(first, end).map((firstFixed, index) => {
    const passed = index - (leap >= 0 && first + index >= leap ? 1 : 0);
    return Object.freeze({
      year: passed < 2 ? year : year + 1,
      month: modulo(passed + 10, 12) + 1,
      isLeapMonth: first + index === leap,
      days: starts[first + index + 1]! - firstFixed,
      firstFixed,
    });
  });
}

/** Days of the new moons from November of a year to January of the year after the next. */
function listNewMoonDays(
  year: number,
  localDay: (julianDayTt: number) => number,
  sky: LunisolarSky,
): readonly number[] {
  const days: number[] = [];
  let moon = sky.nextNewMoon(toTt(toJulianDay({ year, month: 11, day: 1 })));
  const last = toJulianDay({ year: year + 2, month: 2, day: 1 });
  while (moon < last) {
    days.push(localDay(moon));
    moon = sky.nextNewMoon(moon + SYNODIC_MONTH_DAYS / 2);
  }
  return days;
}

/** The first month in which the Sun, from midnight to midnight, crosses no multiple of 30°. */
function findLeapMonth(
  starts: readonly number[],
  first: number,
  offsetHours: (fixed: number) => number,
  sky: LunisolarSky,
): number {
  const signAt = (fixed: number) => {
    const midnightUt = toJulianDay(fromFixed(fixed)) - offsetHours(fixed) / 24;
    return Math.floor(sky.solarLongitudeDeg(toTt(midnightUt)) / 30);
  };
  let index = first;
  while (index < starts.length - 2 && signAt(starts[index]!) !== signAt(starts[index + 1]!))
    index++;
  return index;
}

function dayOf(julianDayUt: number, offsetHours: number): number {
  return fixedOfJulianDayNumber(Math.floor(julianDayUt + offsetHours / 24 + 0.5));
}

const fixedOfYear = (year: number) => toFixed({ year, month: 1, day: 1 });

/** Mean time of Beijing, 116°25' E, that China used before 1929, in hours. */
const BEIJING_MEAN_HOURS = (116 + 25 / 60) / 15;

/** Offsets that the calendars of East Asia are reckoned by, in hours, from a civil day on. */
export const LUNISOLAR_OFFSETS = {
  /** China: UTC+8 since 1929, before that the mean time of Beijing. */
  china: (fixed: number): number => (fixed < fixedOfYear(1929) ? BEIJING_MEAN_HOURS : 8),
  /** Japan: UTC+9; the calendar is out of office since 1873. */
  japan: (): number => 9,
  /** Korea: UTC+9 since 1912, UTC+8 before. */
  korea: (fixed: number): number => (fixed < fixedOfYear(1912) ? 8 : 9),
  /** Vietnam: UTC+7 since 1968 (the North; the South kept UTC+8 until 1975), UTC+8 before. */
  vietnam: (fixed: number): number => (fixed < fixedOfYear(1968) ? 8 : 7),
} as const;
