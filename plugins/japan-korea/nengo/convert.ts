import { Refusal } from "#sdk";
import { daysInMonth, formatDate, fromFixed, toFixed, yearPillar } from "#time";
import { japanDay } from "../calendar/japan_day.ts";
import { kanjiNumber } from "../calendar/names.ts";
import { fixedOfOldDay, oldDayOf, oldMonthsOf, REFORM } from "../calendar/old_calendar.ts";
import type { EraReading, NengoAnswer } from "./answer.ts";
import { allEras, erasNamed, erasOn, type Era, type SouthernEras } from "./eras.ts";

interface Asked {
  readonly era?: string | undefined;
  readonly eraYear?: number | undefined;
  readonly month?: number | undefined;
  readonly leap?: boolean | undefined;
  readonly day?: number | undefined;
  readonly date?: string | undefined;
  readonly calendar?: "gregorian" | "julian" | undefined;
  readonly southernEras: SouthernEras;
}

const FIRST_REFORMED = 1873;
/** 15 October 1582, the first Gregorian day in the West. */
const GREGORIAN = toFixed({ year: 1582, month: 10, day: 15 });

/** A day as the calendar of its time had it. */
interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly isLeapMonth: boolean;
  readonly day: number;
}

/** The day in the calendar that was in office: the old one, and from 1873 on the Gregorian. */
function calendarDay(fixed: number): CalendarDay {
  const civil = fromFixed(fixed);
  if (fixed >= REFORM) return { ...civil, isLeapMonth: false };
  return oldDayOf(fixed, civil.year);
}

/** Rata Die of the first day of a year of the calendar in office. */
function newYear(year: number): number {
  return year >= FIRST_REFORMED
    ? toFixed({ year, month: 1, day: 1 })
    : oldMonthsOf(year)[0]!.firstFixed;
}

const written = (fixed: number) => formatDate(fromFixed(fixed));

function writeYear({ native }: Era, eraYear: number, at: CalendarDay | null): string {
  const year = eraYear === 1 ? "元" : numberOf(eraYear);
  const day = at
    ? `${at.isLeapMonth ? "閏" : ""}${at.month === 1 && at.year < FIRST_REFORMED ? "正" : kanjiNumber(at.month)}月${kanjiNumber(at.day)}日`
    : "";
  return `${native}${year}年${day}`;
}

const numberOf = (value: number) => (value < 100 ? kanjiNumber(value) : String(value));

function readingOf(era: Era, year: number, fixed: number | null, rule: SouthernEras): EraReading {
  const at = fixed === null ? null : calendarDay(fixed);
  const eraYear = year - era.first + 1;
  const next = newYear(year + 1) - 1;
  const last = era.until === null ? next : Math.min(next, era.until - 1);
  const alone =
    fixed === null
      ? erasOn(Math.max(era.from, newYear(year)), rule).length < 2
      : erasOn(fixed, rule).length < 2;
  return {
    era: { native: era.native, roman: era.roman },
    court: alone ? null : era.court,
    eraYear,
    native: writeYear(era, eraYear, at),
    year,
    pillar: yearPillar(year).id,
    began: written(era.from),
    ended: era.until === null ? null : written(era.until - 1),
    firstDay: written(Math.max(era.from, newYear(year))),
    lastDay: written(last),
    old: at && { month: at.month, isLeapMonth: at.isLeapMonth, day: at.day },
    date: fixed === null ? null : written(fixed),
  };
}

/** Rata Die of a day of an era's year. */
function dayIn(year: number, month: number, leap: boolean, day: number): number {
  if (year < FIRST_REFORMED) return fixedOfOldDay({ year, month, isLeapMonth: leap, day });
  if (leap || day > daysInMonth(year, month)) {
    throw new Refusal("noSuchOldDate", { year, month, leap, day, leapMonth: 0 });
  }
  return toFixed({ year, month, day });
}

/** The same day in the Julian calendar, where the West used it. */
function julianOf(fixed: number | null): string | null {
  return fixed === null || fixed >= GREGORIAN ? null : formatDate(fromFixed(fixed, "julian"));
}

/**
 * Finds the year or the day of an era, or the eras of a day.
 *
 * @throws {Refusal} eraOrDate, eraUnknown, noEra, eraYearBeyond, dayOutsideEra, oldYearOutOfRange, noSuchOldDate
 */
export function convertEra({
  era,
  eraYear,
  month,
  leap,
  day,
  date,
  calendar,
  southernEras: rule,
}: Asked): NengoAnswer {
  const hasHalfDay = (month === undefined) !== (day === undefined);
  const hasDayAlone = month !== undefined && (era === undefined || eraYear === undefined);
  if ((era === undefined) === (date === undefined) || hasHalfDay || hasDayAlone)
    throw new Refusal("eraOrDate");
  if (date !== undefined) return ofDay(japanDay(date, calendar).fixed, rule);
  const named = erasNamed(era!, rule);
  if (named.length === 0) throw new Refusal("eraUnknown", { era: era! });
  const holds = (one: Era) => {
    const year = one.first + (eraYear ?? 1) - 1;
    return one.until === null || newYear(year) < one.until;
  };
  const held = named.filter(holds);
  if (held.length === 0) {
    const last = Math.max(...named.map((one) => calendarDay(one.until! - 1).year - one.first + 1));
    throw new Refusal("eraYearBeyond", { era: era!, eraYear: eraYear!, last });
  }
  const readings = held.map((one) => {
    const year = one.first + (eraYear ?? 1) - 1;
    if (month === undefined) return readingOf(one, year, null, rule);
    const fixed = dayIn(year, month, leap ?? false, day!);
    if (fixed < one.from || (one.until !== null && fixed >= one.until)) {
      const { native, began, ended } = readingOf(one, year, null, rule);
      if (held.length > 1) return null;
      throw new Refusal("dayOutsideEra", { native, began, ended: ended ?? "" });
    }
    return readingOf(one, year, fixed, rule);
  });
  const found = readings.filter((one) => one !== null);
  if (found.length === 0) throw new Refusal("eraUnknown", { era: era! });
  const first = found[0]!.date;
  return {
    readings: found,
    gregorian: first,
    julian: first === null ? null : julianOf(japanDay(first).fixed),
  };
}

function ofDay(fixed: number, rule: SouthernEras): NengoAnswer {
  const found = erasOn(fixed, rule);
  const { year } = fromFixed(fixed);
  if (found.length === 0) throw new Refusal("noEra", { year });
  const at = calendarDay(fixed);
  return {
    readings: found.map((era) => readingOf(era, at.year, fixed, rule)),
    gregorian: written(fixed),
    julian: julianOf(fixed),
  };
}

/** Eras that touch a span of days. */
export const erasAround = (from: number, to: number) =>
  allEras().filter((era) => era.from < to && (era.until ?? Infinity) > from);

/** The year of a day by the last era in force, as it is written; null where none was. */
export function eraYearOn(fixed: number): string | null {
  const era = erasOn(fixed).at(-1);
  return era ? writeYear(era, calendarDay(fixed).year - era.first + 1, null) : null;
}
