/** Moments that have four given pillars, found year by year from the solar terms. */
import {
  chineseDateOf,
  dayPillar,
  FIRST_CHINESE_YEAR,
  formatChineseDate,
  formatDate,
  fromFixed,
  fromJulianDay,
  hourPillar,
  julianDayNumber,
  LAST_CHINESE_YEAR,
  modulo,
  monthPillar,
  toFixed,
  toJulianDay,
  yearPillar,
  type StemBranch,
} from "#time";
import { nextSolarTerm, solarTerm } from "#sky";
import type { DayBoundary } from "#east/calendar/conventions.ts";
import type { FourPillars } from "#east/calendar/pillars.ts";
import { civilAt, showInstant } from "#east/calendar/zone_clock.ts";
import type { MomentsAnswer } from "./answer.ts";

type Found = MomentsAnswer["moments"][number];

/** Index of the jie that opens the month of a branch: 寅 is opened by 立春, the 21st of 24. */
const jieOfBranch = (branch: number) => modulo(21 + 2 * (branch - 2), 24);

const HOUR = 1 / 24;
const SECONDS_PER_DAY = 86_400;

/** What is searched. */
export interface Search {
  readonly pillars: FourPillars;
  readonly fromYear: number;
  readonly toYear: number;
  readonly dayBoundary: DayBoundary;
  readonly timezone: string | undefined;
}

/** Years of a span whose pillar from 立春 on is the one asked for. */
export function yearsOfPillar({ pillars, fromYear, toYear }: Search): readonly number[] {
  const first = fromYear + modulo(pillars.year.index - yearPillar(fromYear).index, 60);
  const count = Math.max(0, Math.floor((toYear - first) / 60) + 1);
  return Array.from({ length: count }, (_, i) => first + 60 * i);
}

/**
 * Finds every moment whose four pillars are those given.
 *
 * Year and month follow the instants of the solar terms, day and hour the zone's clock without daylight saving.
 *
 * @source the cycle of sixty and the solar terms; checked against an exhaustive search and tyme4ts
 */
export function findMoments(search: Search): readonly Found[] {
  const { pillars, fromYear, toYear } = search;
  const { year, month } = pillars;
  if (monthPillar(year.stem.index, month.branch.index).index !== month.index) return [];
  // The last two months of a year of the pillars lie in the next of the calendar.
  return yearsOfPillar({ ...search, fromYear: fromYear - 1 })
    .flatMap((solarYear) => inMonth(search, solarYear))
    .filter(({ date }) => {
      const at = Number(date.slice(0, date.lastIndexOf("-", date.length - 4)));
      return at >= fromYear && at <= toYear;
    });
}

function inMonth(search: Search, solarYear: number): readonly Found[] {
  const { month, day } = search.pillars;
  const jie = jieOfBranch(month.branch.index);
  // 小寒 opens 丑 in the January that ends the year.
  const opens = solarTerm(jie === 19 ? solarYear + 1 : solarYear, jie).julianDayUt;
  const closes = nextSolarTerm(opens + 1, "minor").julianDayUt;
  const first = toFixed(fromJulianDay(opens)) - 1;
  const last = toFixed(fromJulianDay(closes)) + 1;
  const start = first + modulo(day.index - dayPillar(julianDayNumber(first)).index, 60);
  return start > last ? [] : spansOf(search, start, opens, closes);
}

/** The spans of a day in which day and hour pillar hold, cut by the month. */
function spansOf(
  { pillars, dayBoundary, timezone }: Search,
  fixed: number,
  opens: number,
  closes: number,
): readonly Found[] {
  return hoursOf(pillars.day, pillars.hour, dayBoundary).flatMap(([fromHour, toHour]) => {
    const at = (hour: number) => standardInstant(fixed, hour, timezone);
    const [from, to] = [at(fromHour), at(toHour)];
    const start = Math.max(from, opens);
    const end = Math.min(to, closes);
    if ((end - start) * SECONDS_PER_DAY < 1) return [];
    const shown = { from: showInstant(start, timezone), to: showInstant(end, timezone) };
    const middle = civilAt((start + end) / 2, timezone);
    const day = toFixed(middle);
    const isHeld = middle.year > FIRST_CHINESE_YEAR && middle.year < LAST_CHINESE_YEAR;
    return [
      {
        date: formatDate(fromFixed(day)),
        from: shown.from.local,
        to: shown.to.local,
        fromUtc: shown.from.utc,
        toUtc: shown.to.utc,
        isCut: start > from || end < to,
        lunar: isHeld ? formatChineseDate(chineseDateOf(day)) : null,
      },
    ];
  });
}

/** Hours of a civil day, from its midnight, in which a day pillar stands together with an hour pillar. */
function hoursOf(
  day: StemBranch,
  hour: StemBranch | null,
  boundary: DayBoundary,
): readonly (readonly [number, number])[] {
  if (!hour) return [boundary === "23:00" ? [-1, 23] : [0, 24]];
  const { index } = hour.branch;
  const ofDay = hourPillar(day.stem.index, index).index === hour.index;
  if (index > 0) return ofDay ? [[2 * index - 1, 2 * index + 1]] : [];
  if (boundary === "23:00") return ofDay ? [[-1, 1]] : [];
  if (boundary === "midnight") {
    return ofDay
      ? [
          [0, 1],
          [23, 24],
        ]
      : [];
  }
  if (ofDay) return [[0, 1]];
  return hourPillar(day.stem.index + 1, 0).index === hour.index ? [[23, 24]] : [];
}

/** The instant at which a zone's clock without daylight saving shows an hour, counted from midnight of a day. */
function standardInstant(fixed: number, hour: number, timezone: string | undefined): number {
  const asUt = toJulianDay(fromFixed(fixed)) + hour * HOUR;
  const guess = civilAt(asUt, timezone);
  const offset = (guess.offsetSeconds - guess.dstSeconds) / SECONDS_PER_DAY;
  const civil = civilAt(asUt - offset, timezone);
  return asUt - (civil.offsetSeconds - civil.dstSeconds) / SECONDS_PER_DAY;
}
