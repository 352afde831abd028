/**
 * The Saka calendar of Bali: lunar days of which every 63rd day holds two, and months by a cycle of nineteen years.
 *
 * @source I. B. Suparta Ardhana, Pokok-pokok Wariga (2005), in the pivots and exceptions of I. B. Eka's Java and JavaScript
 *   libraries of the Balinese calendar (peradnya), for 1950 to 2060
 */
import { floorDivide, modulo } from "../integer.ts";
import { toFixed as fixedOf } from "../julian_day.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";

/** A day of the Saka calendar of Bali. */
export interface BalineseSakaDate {
  /** Saka year; it begins with Nyepi, the first of Kadasa. */
  readonly year: number;
  /** 1 Kasa to 12 Sadha. */
  readonly month: number;
  /** Whether the month is the second of two of its name. */
  readonly added: boolean;
  /** Lunar day, 1 to 15 of the waxing half (penanggal) or of the waning (pangelong). */
  readonly day: number;
  readonly waxing: boolean;
}

/** What a day is besides its date. */
export interface BalineseSakaDay extends BalineseSakaDate {
  /** Whether the day holds two lunar days, this one and the next: ngunaratri. */
  readonly ngunaratri: boolean;
  /** Full Moon, new Moon, or neither. */
  readonly moon: "purnama" | "tilem" | null;
}

const KADASA = 10;
const NGUNARATRI_DAYS = 63;
const DAYS_OF_MONTH = 30;

/** A day with two lunar days from which others are counted, in months since Kadasa of the Saka year 1900. */
interface Pivot {
  readonly fixed: number;
  readonly lunarDay: number;
  readonly year: number;
  readonly month: number;
}
/** The reckoning was moved on 6 January 2000: Eka Sungsang from Pon to Paing. */
const REFORM = fixedOf({ year: 2000, month: 1, day: 6 });
const BEFORE: Pivot = {
  fixed: fixedOf({ year: 1971, month: 1, day: 27 }),
  lunarDay: 30,
  year: 1892,
  month: 7,
};
const AFTER: Pivot = {
  fixed: fixedOf({ year: 2000, month: 1, day: 18 }),
  lunarDay: 12,
  year: 1921,
  month: 7,
};

/** Months that come twice, by the year's place in nineteen. */
const DOUBLED: Readonly<Record<number, number>> = {
  0: 11,
  3: 12,
  6: 11,
  8: 12,
  11: 11,
  14: 12,
  16: 12,
};
/** From the eighth month of 1914 to the seventh of 1924 another rule was tried; 1925 went without its own. */
const OTHERWISE: Readonly<Record<number, number | null>> = {
  1915: 2,
  1916: null,
  1918: 12,
  1919: null,
  1921: 11,
  1922: null,
  1923: 3,
  1925: null,
};

/** The month that a Saka year has twice, 1 Kasa to 12 Sadha; null where it has none. */
export function balineseAddedMonth(year: number): number | null {
  const otherwise = OTHERWISE[year];
  return otherwise === undefined ? (DOUBLED[modulo(year, 19)] ?? null) : otherwise;
}

interface Month {
  readonly year: number;
  readonly month: number;
  readonly added: boolean;
}

/** Months of a Saka year from Kadasa on. */
export function balineseMonths(year: number): readonly Month[] {
  const doubled = balineseAddedMonth(year);
  return Array.from({ length: 12 }, (_, index) => ((KADASA - 1 + index) % 12) + 1).flatMap(
    (month) => [
      { year, month, added: false },
      ...(month === doubled ? [{ year, month, added: true }] : []),
    ],
  );
}

/** The month so many months after the one of a pivot. */
function monthAfter(pivot: Pivot, months: number): Month {
  let year = pivot.year;
  let at = months + balineseMonths(year).findIndex(({ month }) => month === pivot.month);
  while (at < 0) at += balineseMonths(--year).length;
  for (let own = balineseMonths(year); at >= own.length; own = balineseMonths(++year))
    at -= own.length;
  return balineseMonths(year)[at]!;
}

/** Months from the one of a pivot to another. */
function monthsTo(pivot: Pivot, { year, month, added }: Month): number {
  let months = -balineseMonths(pivot.year).findIndex((one) => one.month === pivot.month);
  for (let of = pivot.year; of < year; of++) months += balineseMonths(of).length;
  for (let of = pivot.year; of > year; of--) months -= balineseMonths(of - 1).length;
  return (
    months + balineseMonths(year).findIndex((one) => one.month === month && one.added === added)
  );
}

/** A day of the Saka calendar with its ngunaratri and its Moon. */
export function balineseSakaDay(fixed: number): BalineseSakaDay {
  const pivot = fixed < REFORM ? BEFORE : AFTER;
  const since = fixed - pivot.fixed;
  const lunar = pivot.lunarDay + since + Math.ceil(since / NGUNARATRI_DAYS) - 1;
  const of30 = modulo(lunar, DAYS_OF_MONTH);
  const month = monthAfter(pivot, floorDivide(lunar, DAYS_OF_MONTH));
  const ngunaratri = modulo(since, NGUNARATRI_DAYS) === 0;
  const day = (of30 % 15) + 1;
  const waxing = of30 < 15;
  // The move of the reckoning left the seventh month of 1921 without a fifteenth.
  const isShort = !waxing && month.year === 1921 && month.month === 7;
  const isFull = day === 15 || (day === 14 && (ngunaratri || isShort));
  return {
    ...month,
    day,
    waxing,
    ngunaratri,
    moon: isFull ? (waxing ? "purnama" : "tilem") : null,
  };
}

/** The Saka calendar of Bali; outside 1950 to 2060 the rule is carried on without an almanac to check it by. */
export const balineseSaka: DateCalendar<BalineseSakaDate> = createDateCalendar({
  id: "balineseSaka",
  dayStart: "sunrise",
  range: [fixedOf({ year: 1900, month: 1, day: 1 }), fixedOf({ year: 2100, month: 12, day: 31 })],
  fromFixed: (fixed) => {
    const { year, month, added, day, waxing } = balineseSakaDay(fixed);
    return { year, month, added, day, waxing };
  },
  toFixed: (date) => {
    for (const pivot of [BEFORE, AFTER]) {
      const month = balineseMonths(date.year).some(
        (one) => one.month === date.month && one.added === date.added,
      );
      if (!month) return Number.NaN;
      const lunar = monthsTo(pivot, date) * DAYS_OF_MONTH + (date.waxing ? 0 : 15) + date.day - 1;
      const guess = pivot.fixed + Math.floor(((lunar - pivot.lunarDay) * 63) / 64);
      for (let fixed = guess - 2; fixed <= guess + 3; fixed++) {
        const found = balineseSakaDay(fixed);
        const isSame =
          found.year === date.year &&
          found.month === date.month &&
          found.added === date.added &&
          found.day === date.day &&
          found.waxing === date.waxing;
        if (isSame) return fixed;
      }
    }
    return Number.NaN;
  },
});

/** Names of the twelve months from Kasa. */
export const BALINESE_MONTHS: readonly string[] = [
  "Kasa",
  "Karo",
  "Katiga",
  "Kapat",
  "Kalima",
  "Kanem",
  "Kapitu",
  "Kawolu",
  "Kasanga",
  "Kadasa",
  "Destha",
  "Sadha",
];
