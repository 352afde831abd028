import { floorDivide, modulo } from "../integer.ts";
import { fixedOfJulianDayNumber, julianDayNumber } from "../julian_day.ts";
import type { CalendarDate } from "../julian_day.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";

/** A day of the Burmese calendar. */
export interface BurmeseDate extends CalendarDate {
  /** The square of the Mahabote, 0 Binga, 1 Atun, 2 Yaza, 3 Adipati, 4 Marana, 5 Thike, 6 Puti. */
  readonly mahabote: number;
  /** Year of the Buddhist era. */
  readonly sasanaYear: number;
}

/** Days of a solar year and of a lunar month, and the start of year 0 as a Julian day. */
const SOLAR_YEAR = 1577917828 / 4320000;
const LUNAR_MONTH = 1577917828 / 53433336;
const YEAR_ZERO = 1954168.050623;
/** Days by which twelve months of the Sun gain on twelve of the Moon, for one month. */
const MONTHLY_GAIN = SOLAR_YEAR / 12 - LUNAR_MONTH;
const FULL_MOON_OF_WASO_FROM_TAGU = 102;
const COMMON_YEAR_DAYS = 354;

/** How full moons and leap years were reckoned from a year on, with the exceptions on record. */
interface Era {
  readonly fromYear: number;
  readonly fullMoonShift: number;
  readonly gainMonths: number;
  /** Full moons that were kept a day or two beside the rule. */
  readonly fullMoonExceptions: Readonly<Record<number, number>>;
  /** Years that were leap against the rule or common against it. */
  readonly flippedYears: readonly number[];
}

/**
 * @source Yan Naing Aye, Algorithm, Program and Calculation of Myanmar Calendar (2013), after
 *   A. M. B. Irwin, The Burmese and Arakanese Calendars (1909), and U Aung Zeya's list for the
 *   years before 1100, which inscriptions support in part only
 */
const ERAS: readonly Era[] = [
  {
    fromYear: 1312,
    fullMoonShift: -0.5,
    gainMonths: 8,
    fullMoonExceptions: { 1377: 1 },
    flippedYears: [1344, 1345],
  },
  {
    fromYear: 1217,
    fullMoonShift: -1,
    gainMonths: 4,
    fullMoonExceptions: { 1234: 1, 1261: -1 },
    flippedYears: [1263, 1264],
  },
  {
    fromYear: 1100,
    fullMoonShift: -0.85,
    gainMonths: -1,
    fullMoonExceptions: { 1120: 1, 1126: -1, 1150: 1, 1172: -1, 1207: 1 },
    flippedYears: [1201, 1202],
  },
  {
    fromYear: 798,
    fullMoonShift: -1.1,
    gainMonths: -1,
    fullMoonExceptions: {
      813: -1,
      849: -1,
      851: -1,
      854: -1,
      927: -1,
      933: -1,
      936: -1,
      938: -1,
      949: -1,
      952: -1,
      963: -1,
      968: -1,
      1039: -1,
    },
    flippedYears: [],
  },
  {
    fromYear: -Infinity,
    fullMoonShift: -1.1,
    gainMonths: -1,
    fullMoonExceptions: {
      205: 1,
      246: 1,
      471: 1,
      572: -1,
      651: 1,
      653: 2,
      656: 1,
      672: 1,
      729: 1,
      767: -1,
    },
    flippedYears: [],
  },
];

/** Months in order with their days in a common year; 0 is First Waso, 13 and 14 run over. */
const COMMON_MONTHS: readonly (readonly [month: number, days: number])[] = [
  [1, 29],
  [2, 30],
  [3, 29],
  [4, 30],
  [5, 29],
  [6, 30],
  [7, 29],
  [8, 30],
  [9, 29],
  [10, 30],
  [11, 29],
  [12, 30],
  [13, 29],
  [14, 30],
];

/**
 * The Burmese calendar. Months: 1 Tagu to 12 Tabaung, 0 First Waso of a leap year, 13 and 14 Late
 * Tagu and Late Kason, the days between the twelfth month and the solar new year. Years before 1100
 * are approximate.
 */
export const burmese: DateCalendar<BurmeseDate, CalendarDate> = createDateCalendar({
  id: "myanmar",
  method: "mean-motion",
  range: [233775, null],
  fromFixed: (fixed) => {
    const day = julianDayNumber(fixed);
    const year = floorDivide(day - 0.5 - YEAR_ZERO, SOLAR_YEAR);
    let left = day - firstOfTagu(year);
    for (const [month, days] of monthsOf(year)) {
      if (left < days) return { year, month, day: left + 1, ...yearMarks(year, fixed) };
      left -= days;
    }
    throw new RangeError(`Cannot give Burmese date: year ${year} has no day ${left}`);
  },
  toFixed: ({ year, month, day }) => {
    let first = firstOfTagu(year);
    for (const [passed, days] of monthsOf(year)) {
      if (passed === month) return fixedOfJulianDayNumber(first + day - 1);
      first += days;
    }
    return Number.NaN;
  },
});

/** The months from Tagu, with First Waso at 0 and the late months at 13 and 14. */
export const BURMESE_MONTHS: readonly { readonly roman: string; readonly native: string }[] = [
  { roman: "First Waso", native: "ပဝါဆို" },
  { roman: "Tagu", native: "တန်ခူး" },
  { roman: "Kason", native: "ကဆုန်" },
  { roman: "Nayon", native: "နယုန်" },
  { roman: "Waso", native: "ဝါဆို" },
  { roman: "Wagaung", native: "ဝါခေါင်" },
  { roman: "Tawthalin", native: "တော်သလင်း" },
  { roman: "Thadingyut", native: "သီတင်းကျွတ်" },
  { roman: "Tazaungmon", native: "တန်ဆောင်မုန်း" },
  { roman: "Nadaw", native: "နတ်တော်" },
  { roman: "Pyatho", native: "ပြာသို" },
  { roman: "Tabodwe", native: "တပို့တွဲ" },
  { roman: "Tabaung", native: "တပေါင်း" },
  { roman: "Late Tagu", native: "နှောင်းတန်ခူး" },
  { roman: "Late Kason", native: "နှောင်းကဆုန်" },
];

function yearMarks(year: number, fixed: number): Pick<BurmeseDate, "mahabote" | "sasanaYear"> {
  return { mahabote: modulo(year - modulo(fixed + 1, 7), 7), sasanaYear: year + 1182 };
}

function eraOf(year: number): Era {
  return ERAS.find((era) => year >= era.fromYear)!;
}

/** Days by which the Moon's months are behind at the turn of the year. */
function excessDays(year: number, era: Era): number {
  const excess = modulo(SOLAR_YEAR * (year + 3739), LUNAR_MONTH);
  return excess < MONTHLY_GAIN * (12 - era.gainMonths) ? excess + LUNAR_MONTH : excess;
}

/** Says whether a year repeats Waso. */
function isWatat(year: number): boolean {
  const era = eraOf(year);
  const byRule =
    year >= 1217
      ? excessDays(year, era) >= LUNAR_MONTH - MONTHLY_GAIN * era.gainMonths
      : modulo(7 * year + 2, 19) >= 12;
  return byRule !== era.flippedYears.includes(year);
}

/** Julian day number of the full moon of (Second) Waso. */
function fullMoonOfWaso(year: number): number {
  const era = eraOf(year);
  const exact = SOLAR_YEAR * year + YEAR_ZERO - excessDays(year, era) + 4.5 * LUNAR_MONTH;
  return Math.round(exact + era.fullMoonShift + (era.fullMoonExceptions[year] ?? 0));
}

/** Years back to the last leap year before this one, at most three. */
function yearsSinceWatat(year: number): number {
  let back = 1;
  while (back < 3 && !isWatat(year - back)) back++;
  return back;
}

/** Julian day number of 1 Tagu, 354 days a year on from the last leap year. */
function firstOfTagu(year: number): number {
  const back = yearsSinceWatat(year);
  return fullMoonOfWaso(year - back) + COMMON_YEAR_DAYS * back - FULL_MOON_OF_WASO_FROM_TAGU;
}

/** A leap year inserts First Waso; a big one also gives Nayon a thirtieth day. */
function monthsOf(year: number): readonly (readonly [month: number, days: number])[] {
  if (!isWatat(year)) return COMMON_MONTHS;
  const back = yearsSinceWatat(year);
  const between = fullMoonOfWaso(year) - fullMoonOfWaso(year - back);
  const isBig = modulo(between, COMMON_YEAR_DAYS) >= 31;
  return COMMON_MONTHS.flatMap(([month, days]) => {
    if (month === 3) return [[3, isBig ? days + 1 : days] as const, [0, 30] as const];
    return [[month, days] as const];
  });
}

/** A common year, one with a First Waso, one with a First Waso and a day more in Nayon. */
export type BurmeseYearKind = "common" | "smallWatat" | "bigWatat";

/** The kind of a Burmese year, its days, and the Rata Die of its first of Tagu. */
export function burmeseYear(year: number): {
  readonly kind: BurmeseYearKind;
  readonly days: number;
  readonly firstOfTagu: number;
} {
  const months = monthsOf(year).filter(([month]) => month <= 12);
  const days = months.reduce((sum, [, of]) => sum + of, 0);
  const kind = days === COMMON_YEAR_DAYS ? "common" : days === 384 ? "smallWatat" : "bigWatat";
  return { kind, days, firstOfTagu: fixedOfJulianDayNumber(firstOfTagu(year)) };
}

/** Days of a month of a Burmese year; 0 where the year has no such month. */
export function burmeseMonthDays(year: number, month: number): number {
  return monthsOf(year).find(([of]) => of === month)?.[1] ?? 0;
}

/** The end of the festival that begins a year: the Sun leaves the old year, and does so this much earlier at Akya. */
const AKYA_BEFORE = { since1312: 2.169918982, earlier: 2.1675 } as const;

/**
 * The two instants of Thingyan at the head of a year, as Julian days of Burma's own clock.
 *
 * @returns `akya`, when Thagyamin comes down, and `atat`, when he goes up
 * @source Yan Naing Aye, as above
 */
export function thingyan(year: number): { readonly akya: number; readonly atat: number } {
  const atat = SOLAR_YEAR * year + YEAR_ZERO;
  return { akya: atat - (year >= 1312 ? AKYA_BEFORE.since1312 : AKYA_BEFORE.earlier), atat };
}
