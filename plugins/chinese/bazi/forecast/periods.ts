import { solarTerm } from "#sky";
import {
  dayPillar,
  epochMsOfJulianDay,
  formatDate,
  formatLocal,
  fromFixed,
  fromLocalMs,
  julianDayNumber,
  julianDayOfEpochMs,
  monthPillar,
  toFixed,
  yearPillar,
  type CalendarDate,
  type StemBranch,
} from "#time";
import { solarYearOf } from "#east/calendar/pillars.ts";
import { jieAround, monthBranchOfJie } from "#east/calendar/solar_terms.ts";
import type { Unit } from "./answer.ts";

/** A stretch of time under one pillar. */
export interface Period {
  readonly pair: StemBranch;
  /** Gregorian year of its li chun. */
  readonly year: number;
  /** Instants of beginning and end, ISO 8601 with Z. */
  readonly from: string;
  readonly to: string;
  /** A civil date inside it, by which luck is looked up: its first. */
  readonly date: CalendarDate;
}

/** The most periods one answer holds. */
export const MOST_PERIODS = { year: 12, month: 24, day: 62 } as const;

const LI_CHUN = 21;

/** Lists the solar years, solar months or days from one civil date to another, both included. */
export function listPeriods(from: CalendarDate, to: CalendarDate, unit: Unit): readonly Period[] {
  if (unit === "day") return listDays(from, to);
  const first = dateInstant(from);
  const last = dateInstant(to) + 0.99999;
  if (unit === "year") {
    const years: Period[] = [];
    let year = solarYearOf(jieAround(first).previous);
    // A date before li chun belongs to the year before; the year named by most of the range is meant.
    if (from.month === 1 && to.year === from.year && to.month > 2) year = from.year;
    for (; solarTerm(year, LI_CHUN).julianDayUt <= last; year++) years.push(solarYearPeriod(year));
    return years;
  }
  const months: Period[] = [];
  let jie = jieAround(first);
  while (jie.previous.julianDayUt <= last) {
    const year = solarYearOf(jie.previous);
    const pair = monthPillar(yearPillar(year).stem.index, monthBranchOfJie(jie.previous.index));
    months.push(periodOf(pair, year, jie.previous.julianDayUt, jie.next.julianDayUt));
    jie = jieAround(jie.next.julianDayUt + 1e-6);
  }
  return months;
}

/** The twelve solar months of a solar year, 寅 first. */
export function monthsOfYear(year: number): readonly Period[] {
  const start = solarTerm(year, LI_CHUN).julianDayUt;
  const months: Period[] = [];
  let jie = jieAround(start + 1e-6);
  for (let i = 0; i < 12; i++) {
    const pair = monthPillar(yearPillar(year).stem.index, monthBranchOfJie(jie.previous.index));
    months.push(periodOf(pair, year, jie.previous.julianDayUt, jie.next.julianDayUt));
    jie = jieAround(jie.next.julianDayUt + 1e-6);
  }
  return months;
}

/** A solar year from li chun to li chun. */
export function solarYearPeriod(year: number): Period {
  const start = solarTerm(year, LI_CHUN).julianDayUt;
  return periodOf(yearPillar(year), year, start, solarTerm(year + 1, LI_CHUN).julianDayUt);
}

function listDays(from: CalendarDate, to: CalendarDate): readonly Period[] {
  const days: Period[] = [];
  for (let fixed = toFixed(from); fixed <= toFixed(to); fixed++) {
    const date = fromFixed(fixed);
    days.push({
      pair: dayPillar(julianDayNumber(fixed)),
      year: solarYearOf(jieAround(dateInstant(date) + 0.5).previous),
      from: formatDate(date),
      to: formatDate(date),
      date,
    });
  }
  return days;
}

function periodOf(pair: StemBranch, year: number, start: number, end: number): Period {
  return { pair, year, from: isoOf(start), to: isoOf(end), date: dateOf(start) };
}

function isoOf(julianDay: number): string {
  const ms = Math.round(epochMsOfJulianDay(julianDay) / 1000) * 1000;
  return `${formatLocal(fromLocalMs(ms))}Z`;
}

function dateOf(julianDay: number): CalendarDate {
  const { year, month, day } = fromLocalMs(epochMsOfJulianDay(julianDay));
  return { year, month, day };
}

/** Julian day of a date's beginning, taken in UT. */
function dateInstant(date: CalendarDate): number {
  return (
    julianDayOfEpochMs(Date.UTC(2000, 0, 1)) +
    toFixed(date) -
    toFixed({ year: 2000, month: 1, day: 1 })
  );
}
