/**
 * Calendars proposed in place of the Gregorian one.
 *
 * @source A. Comte, Calendrier positiviste (1849); M. B. Cotsworth, The Rational Almanac (1902), International Fixed
 * Calendar; E. Achelis, The World Calendar (1930; rank of the League of Nations and the United Nations); I. Bromberg,
 * Symmetry454 (2004); R. Henry and S. Hanke (2012), leap weeks by the ISO year
 */
import { vocabulary, type IdOf } from "#sdk";
import {
  fromFixed,
  isLeapYear,
  isoWeek,
  modulo,
  positivist,
  POSITIVIST_MONTHS,
  toFixed,
} from "#time";

export const CALENDAR = vocabulary("reformCalendar", [
  "positivist",
  "internationalFixed",
  "world",
  "symmetry454",
  "hankeHenry",
]);
export type Calendar = IdOf<typeof CALENDAR>;

/** Days outside the months and the week. */
export const EXTRA = vocabulary("reformExtra", [
  "dayOfTheDead",
  "dayOfHolyWomen",
  "yearDay",
  "leapDay",
  "worldsday",
  "leapyearDay",
  "leapWeek",
]);
export type Extra = IdOf<typeof EXTRA>;

export interface ReformDate {
  readonly calendar: Calendar;
  readonly year: number;
  /** Null on days outside the months. */
  readonly month: number | null;
  readonly day: number | null;
  readonly extra: Extra | null;
  /** The calendar's own, 0 is Sunday; null on days outside the week. */
  readonly dayOfWeek: number | null;
  /** In the calendar's own tongue; null where months have the usual names. */
  readonly monthName: string | null;
}

type Found = Omit<ReformDate, "calendar" | "monthName"> & { readonly monthName?: string };
const outside = (year: number, extra: Extra): Found => ({
  year,
  month: null,
  day: null,
  extra,
  dayOfWeek: null,
});

function dayOfYear(fixed: number): { year: number; index: number; leap: boolean } {
  const { year } = fromFixed(fixed);
  return { year, index: fixed - toFixed({ year, month: 1, day: 1 }), leap: isLeapYear(year) };
}

const RULES: Readonly<Record<Calendar, (fixed: number) => Found>> = {
  positivist(fixed) {
    const { year, month, day } = positivist.fromFixed(fixed);
    if (month === 14) return outside(year, day === 1 ? "dayOfTheDead" : "dayOfHolyWomen");
    const monthName = POSITIVIST_MONTHS[month - 1]!;
    return { year, month, day, extra: null, dayOfWeek: day % 7, monthName };
  },
  internationalFixed(fixed) {
    const { year, index, leap } = dayOfYear(fixed);
    if (leap && index === 168) return outside(year, "leapDay");
    const at = leap && index > 168 ? index - 1 : index;
    if (at === 364) return outside(year, "yearDay");
    const [month, day] = [Math.floor(at / 28) + 1, (at % 28) + 1];
    const monthName = month === 7 ? "Sol" : undefined;
    return {
      year,
      month,
      day,
      extra: null,
      dayOfWeek: at % 7,
      ...(monthName ? { monthName } : {}),
    };
  },
  world(fixed) {
    const { year, index, leap } = dayOfYear(fixed);
    if (leap && index === 182) return outside(year, "leapyearDay");
    const at = leap && index > 182 ? index - 1 : index;
    if (at === 364) return outside(year, "worldsday");
    const [quarter, inQuarter] = [Math.floor(at / 91), at % 91];
    return { year, ...inLengths(quarter, inQuarter, [31, 30, 30]), extra: null, dayOfWeek: at % 7 };
  },
  symmetry454(fixed) {
    let year = Math.floor((fixed - 1) / 365.2425) + 2;
    while (symmetryNewYear(year) > fixed) year--;
    const index = fixed - symmetryNewYear(year);
    const quarter = Math.min(3, Math.floor(index / 91));
    const found = inLengths(quarter, index - 91 * quarter, [28, 35, 28]);
    return {
      year,
      ...found,
      extra: index >= 364 ? "leapWeek" : null,
      dayOfWeek: ((index % 7) + 1) % 7,
    };
  },
  hankeHenry(fixed) {
    const { year, week, day } = isoWeek.fromFixed(fixed);
    const index = 7 * (week - 1) + day - 1;
    const dayOfWeek = day % 7;
    if (index >= 364) return { ...outside(year, "leapWeek"), day: index - 363, dayOfWeek };
    const [quarter, inQuarter] = [Math.floor(index / 91), index % 91];
    return { year, ...inLengths(quarter, inQuarter, [30, 30, 31]), extra: null, dayOfWeek };
  },
};

/** Month and day within quarters of three months; the third takes what is left. */
function inLengths(quarter: number, index: number, [first, second]: readonly number[]) {
  const place = index < first! ? 0 : index < first! + second! ? 1 : 2;
  const before = [0, first!, first! + second!][place]!;
  return { month: 3 * quarter + place + 1, day: index - before + 1 };
}

/** Rata Die of the Monday that opens a year: 52 leap weeks in 293 years. */
function symmetryNewYear(year: number): number {
  const past = year - 1;
  return 1 + 364 * past + 7 * Math.floor((52 * past + 146) / 293);
}

/** Whether a year of Symmetry454 has a leap week. */
export const isSymmetryLeap = (year: number): boolean => modulo(52 * year + 146, 293) < 52;

/** A day in one of the calendars. */
export function reformDateOf(calendar: Calendar, fixed: number): ReformDate {
  return { calendar, monthName: null, ...RULES[calendar](fixed) };
}
