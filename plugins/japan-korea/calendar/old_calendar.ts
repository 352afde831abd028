/**
 * The old calendar of Japan: as it was in office from 645 to 1872, and as it is reckoned on since then.
 *
 * The rule of 1844 has no clear leap month in 2033, for which three have been proposed.
 *
 * @source in office: `months_in_office.ts`; since 1873 the rule of Tenpō 15 (1844) with the true Sun and
 *   Moon at 135° E; 2033: Japan Calendar Culture Association (2015) and the almanacs it answers
 */
import { Refusal } from "#sdk";
import { toFixed, type LunisolarMonth } from "#time";
import { KYUREKI } from "../core/old_date.ts";
import { FIRST_DAY, FIRST_YEAR, LAST_YEAR, YEARS } from "./months_in_office.ts";

/** Which month is repeated in 2033 and 2034. */
export const LEAP_2033 = {
  default: "eleventh",
  options: {
    eleventh: {
      source:
        "Japan Calendar Culture Association (暦文協), 2015: the rule that the solstice stands in month 11",
    },
    seventh: {
      source: "QREKI.AWK (高野英明): the first month without a major term, 25 August 2033",
    },
    first: {
      source: "the third proposal that the association weighed in 2015: month 1 of 2034 repeated",
    },
  },
} as const;
export type Leap2033 = keyof (typeof LEAP_2033)["options"];

/** First and last year of the old calendar that is held. */
export const OLD_YEARS = { first: FIRST_YEAR, last: 2199 } as const;

/** First day of the Gregorian calendar in office. */
export const REFORM = toFixed({ year: 1873, month: 1, day: 1 });

/** A day of the old calendar. */
export interface OldDay {
  /** Gregorian year in which the old year begins. */
  readonly year: number;
  readonly month: number;
  readonly isLeapMonth: boolean;
  readonly day: number;
  /** 29 (小) or 30 (大). */
  readonly monthDays: number;
}

/** What refusals are filled with. */
export type OldCalendarRefusals = {
  oldYearOutOfRange: { year: number; first: number; last: number };
  noSuchOldDate: { year: number; month: number; leap: boolean; day: number; leapMonth: number };
};

/** Digits of `YEARS` that a year takes. */
const DIGITS = 4;
/** Leap months, 0 to 12, in the last place. */
const LEAPS = 13;
/** 25 August 2033: the month from which the proposals part. */
const PARTING = toFixed({ year: 2033, month: 8, day: 25 });
/** 20 March 2034: the month from which they agree again. */
const AGREEING = toFixed({ year: 2034, month: 3, day: 20 });

let firstDays: readonly number[] | undefined;

const packed = (year: number) =>
  Number.parseInt(YEARS.slice((year - FIRST_YEAR) * DIGITS, (year - FIRST_YEAR + 1) * DIGITS), 36);

function monthsInOffice(year: number): readonly LunisolarMonth[] {
  firstDays ??= listFirstDays();
  const code = packed(year);
  const leap = code % LEAPS;
  const lengths = Math.floor(code / LEAPS);
  let firstFixed = firstDays[year - FIRST_YEAR]!;
  return Array.from({ length: leap > 0 ? 13 : 12 }, (_, i) => {
    const isPast = leap > 0 && i >= leap;
    const days = 29 + ((lengths >> i) & 1);
    const one = {
      year,
      month: i + (isPast ? 0 : 1),
      isLeapMonth: leap > 0 && i === leap,
      days,
      firstFixed,
    };
    firstFixed += days;
    return one;
  });
}

function listFirstDays(): readonly number[] {
  let at = FIRST_DAY;
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => {
    const first = at;
    const code = packed(FIRST_YEAR + i);
    const long = Math.floor(code / LEAPS)
      .toString(2)
      .replaceAll("0", "").length;
    at += 29 * (code % LEAPS > 0 ? 13 : 12) + long;
    return first;
  });
}

/** A month of 2033 or 2034 as another proposal counts it. */
function recount(month: LunisolarMonth, rule: Leap2033): LunisolarMonth {
  const { firstFixed } = month;
  if (rule === "eleventh" || firstFixed < PARTING || firstFixed >= AGREEING) return month;
  if (rule === "seventh") {
    if (month.year === 2034 || month.month === 12) return month;
    const number = month.isLeapMonth ? 11 : month.month - 1;
    return { ...month, month: number, isLeapMonth: firstFixed === PARTING };
  }
  if (month.isLeapMonth) return { ...month, month: 12, isLeapMonth: false };
  if (month.year === 2033 && month.month === 12) return { ...month, year: 2034, month: 1 };
  return month.year === 2034 ? { ...month, isLeapMonth: true } : month;
}

/**
 * Lists the months of an old year in order.
 *
 * @throws {Refusal} oldYearOutOfRange
 */
export function oldMonthsOf(year: number, rule: Leap2033 = "eleventh"): readonly LunisolarMonth[] {
  const { first, last } = OLD_YEARS;
  if (year < first || year > last) {
    const nearest = Math.min(last, Math.max(first, year));
    throw new Refusal("oldYearOutOfRange", { year, first, last }, { nearest });
  }
  if (year < LAST_YEAR) return monthsInOffice(year);
  // The last month was cut off after its second day; it is reckoned on like those that follow.
  if (year === LAST_YEAR) {
    return [...monthsInOffice(year).slice(0, -1), KYUREKI.monthsOf(year).at(-1)!];
  }
  if (year !== 2033 && year !== 2034) return KYUREKI.monthsOf(year);
  return [2033, 2034]
    .flatMap((one) => KYUREKI.monthsOf(one))
    .map((month) => recount(month, rule))
    .filter((month) => month.year === year);
}

/**
 * Finds the old date of a day.
 *
 * @param fixed Rata Die
 * @param year Gregorian year of the day
 * @throws {Refusal} oldYearOutOfRange
 */
export function oldDayOf(fixed: number, year: number, rule: Leap2033 = "eleventh"): OldDay {
  const { first, last } = OLD_YEARS;
  const own = Math.min(last, year);
  const months = oldMonthsOf(own, rule);
  const inYear = fixed >= months[0]!.firstFixed ? months : oldMonthsOf(own - 1, rule);
  const found = inYear.findLast(({ firstFixed }) => firstFixed <= fixed)!;
  const day = fixed - found.firstFixed + 1;
  if (day > found.days)
    throw new Refusal("oldYearOutOfRange", { year, first, last }, { nearest: last });
  const { month, isLeapMonth, days } = found;
  return { year: found.year, month, isLeapMonth, day, monthDays: days };
}

/**
 * Finds the day of an old date, Rata Die.
 *
 * @throws {Refusal} oldYearOutOfRange, noSuchOldDate
 */
export function fixedOfOldDay(
  date: Pick<OldDay, "year" | "month" | "isLeapMonth" | "day">,
  rule: Leap2033 = "eleventh",
): number {
  const { year, month, isLeapMonth, day } = date;
  const months = oldMonthsOf(year, rule);
  const found = months.find((one) => one.month === month && one.isLeapMonth === isLeapMonth);
  if (found && day <= found.days) return found.firstFixed + day - 1;
  const leapMonth = months.find((one) => one.isLeapMonth)?.month ?? 0;
  throw new Refusal("noSuchOldDate", { year, month, leap: isLeapMonth, day, leapMonth });
}
