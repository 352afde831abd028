import { DateOutOfRange } from "./out_of_range.ts";
import { fixedOfJulianDayNumber, fromFixed } from "./julian_day.ts";
import { yearPillar } from "./sexagenary.ts";

/** The engine, read when the first lunar date is asked for: most calls need none. */
const engine = () => require("tyme4ts") as typeof import("tyme4ts");

/** A day of the Chinese lunisolar calendar. */
export interface ChineseDate {
  /** Gregorian year in which the lunar year begins. */
  readonly year: number;
  /** 1 to 12; a leap month has the number of the month before it. */
  readonly month: number;
  readonly isLeapMonth: boolean;
  /** 1 to 30. */
  readonly day: number;
}

/** A month of the Chinese lunisolar calendar. */
export interface ChineseMonth {
  readonly year: number;
  readonly month: number;
  readonly isLeapMonth: boolean;
  /** 29 or 30. */
  readonly days: number;
  /** Rata Die of its first day. */
  readonly firstFixed: number;
}

/** First lunar year that can be asked for. */
export const FIRST_CHINESE_YEAR = 1645;
/** Last lunar year that can be asked for. */
export const LAST_CHINESE_YEAR = 9998;

const DAY_TENS = ["初", "十", "廿", "三"] as const;
const DIGITS = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"] as const;
const MONTH_NAMES = [
  "正月",
  "二月",
  "三月",
  "四月",
  "五月",
  "六月",
  "七月",
  "八月",
  "九月",
  "十月",
  "十一月",
  "十二月",
] as const;

const years = new Map<number, readonly ChineseMonth[]>();

/**
 * Lists the months of a lunar year in order, 12 or 13, a leap month after the one it repeats.
 *
 * The record is the official almanac: months begin on the day of the true new moon in Beijing
 * (UTC+8 since 1929, local time before), and where a published almanac differs from recomputation
 * the published day stands. Agrees with the tables of the Hong Kong Observatory for 1901-2100
 * except 28 September to 27 October 2057, where the new moon falls within seconds of midnight.
 * 1645-1900 rests on the engine's own historical corrections: recomputation from modern positions
 * gives another first day for 37 of 3167 months there. Years after 2100 rest on a forecast of the
 * Earth's rotation: a month may then begin a day earlier or later.
 *
 * @param year Gregorian year in which the lunar year begins; integer in [1645, 9998]
 * @throws {DateOutOfRange} if the year is outside that range
 * @source tyme4ts 1.5.2 (MIT), whose months follow Xu Jianwei's Shouxing almanac
 */
export function chineseMonths(year: number): readonly ChineseMonth[] {
  if (!Number.isInteger(year) || year < FIRST_CHINESE_YEAR || year > LAST_CHINESE_YEAR) {
    throw outOfRange(year);
  }
  return monthsOf(year);
}

/** Returns the Rata Die of the first day of a lunar year. */
export function chineseNewYear(year: number): number {
  return chineseMonths(year)[0]!.firstFixed;
}

/** Returns the number of the leap month of a lunar year, null in a year without one. */
export function chineseLeapMonth(year: number): number | null {
  return chineseMonths(year).find((month) => month.isLeapMonth)?.month ?? null;
}

/**
 * Finds the Chinese date of a day and the length of its month.
 *
 * @param fixed Rata Die of the civil day; between the new years of 1645 and 9999
 * @throws {DateOutOfRange} if the day is outside that range
 */
export function chineseDateOf(fixed: number): ChineseDate & { readonly monthDays: number } {
  const { year } = fromFixed(fixed);
  const lunarYear = fixed < monthsOf(year)[0]!.firstFixed ? year - 1 : year;
  const month = chineseMonths(lunarYear).findLast(({ firstFixed }) => firstFixed <= fixed)!;
  return {
    year: lunarYear,
    month: month.month,
    isLeapMonth: month.isLeapMonth,
    day: fixed - month.firstFixed + 1,
    monthDays: month.days,
  };
}

/**
 * Returns the Rata Die of a Chinese date.
 *
 * @throws {RangeError} if the year has no such month or the month no such day
 */
export function fixedOfChineseDate(date: ChineseDate): number {
  const { year, month, isLeapMonth, day } = date;
  const found = chineseMonths(year).find(
    (candidate) => candidate.month === month && candidate.isLeapMonth === isLeapMonth,
  );
  const name = `${isLeapMonth ? "leap " : ""}month ${month} of ${year}`;
  if (found === undefined) throw new RangeError(`Cannot place Chinese date: there is no ${name}`);
  if (!Number.isInteger(day) || day < 1 || day > found.days) {
    throw new RangeError(
      `Cannot place Chinese date: ${name} has ${found.days} days, day is ${day}`,
    );
  }
  return found.firstFixed + day - 1;
}

/** Writes a Chinese date as almanacs do: `甲辰年閏六月初十`. */
export function formatChineseDate({ year, month, isLeapMonth, day }: ChineseDate): string {
  const leap = isLeapMonth ? "閏" : "";
  return `${yearPillar(year).native}年${leap}${MONTH_NAMES[month - 1]}${chineseDayName(day)}`;
}

/** Writes a day of the month as almanacs do: 1 is `初一`, 10 `初十`, 20 `二十`, 23 `廿三`. */
export function chineseDayName(day: number): string {
  if (day === 20) return "二十";
  if (day === 30) return "三十";
  if (day === 10) return "初十";
  return DAY_TENS[Math.floor(day / 10)]! + DIGITS[day % 10]!;
}

/** Writes a month as almanacs do: `正月`, `閏四月`. */
export function chineseMonthName(month: number, isLeapMonth: boolean): string {
  return (isLeapMonth ? "閏" : "") + MONTH_NAMES[month - 1]!;
}

function outOfRange(year: number): DateOutOfRange {
  const years = { firstYear: FIRST_CHINESE_YEAR, lastYear: LAST_CHINESE_YEAR };
  const said = { calendar: "chinese", year, ...years } as const;
  return new DateOutOfRange({ code: "lunar-year-out-of-range", with: said });
}

/** The engine's own range is wider at both ends, which the edges of the first year need. */
function monthsOf(year: number): readonly ChineseMonth[] {
  const known = years.get(year);
  if (known !== undefined) return known;
  if (year < FIRST_CHINESE_YEAR - 1 || year > LAST_CHINESE_YEAR + 1) {
    throw outOfRange(year);
  }
  const months = engine()
    .LunarYear.fromYear(year)
    .getMonths()
    .map((month) =>
      Object.freeze({
        year,
        month: Math.abs(month.getMonthWithLeap()),
        isLeapMonth: month.isLeap(),
        days: month.getDayCount(),
        firstFixed: fixedOfJulianDayNumber(month.getFirstJulianDay().getDay()),
      }),
    );
  years.set(year, Object.freeze(months));
  return months;
}
