import { floorDivide, modulo } from "../integer.ts";
import type { CalendarDate } from "../julian_day.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";

/**
 * The Hebrew calendar. Months count from Nisan (1); Tishri (7) opens the year; a leap year has
 * Adar I as 12 and Adar II as 13.
 *
 * @source Maimonides, Hilkhot Qiddush ha-Hodesh 6-8; Calendrical Calculations, 4th ed., ch. 8
 */
export const hebrew: DateCalendar<CalendarDate> = createDateCalendar({
  id: "hebrew",
  dayStart: "sunset",
  fromFixed: (fixed) => {
    const estimate = floorDivide(98496 * (fixed - EPOCH), 35975351) + 1;
    let year = estimate - 1;
    while (hebrewNewYear(year + 1) <= fixed) year++;
    let month = fixed < toFixedLoosely({ year, month: 1, day: 1 }) ? 7 : 1;
    while (fixed > toFixedLoosely({ year, month, day: hebrewMonthDays(year, month) })) month++;
    return { year, month, day: fixed - toFixedLoosely({ year, month, day: 1 }) + 1 };
  },
  toFixed: ({ year, month, day }) => {
    const exists = Number.isInteger(month) && month >= 1 && month <= hebrewMonthCount(year);
    return exists ? toFixedLoosely({ year, month, day }) : Number.NaN;
  },
});

const EPOCH = -1373427;
/** Parts of an hour, 1080 to the hour. */
const PARTS_PER_DAY = 25920;
/** 29 days 12 hours 793 parts, less 29 whole days. */
const MONTH_EXCESS_PARTS = 13753;
/** The first mean conjunction counted from noon before the epoch. */
const FIRST_CONJUNCTION_PARTS = 12084;

/** Says whether a Hebrew year has a thirteenth month. */
export function isHebrewLeapYear(year: number): boolean {
  return modulo(7 * year + 1, 19) < 7;
}

/** Returns the number of months of a Hebrew year. */
export function hebrewMonthCount(year: number): number {
  return isHebrewLeapYear(year) ? 13 : 12;
}

/** Returns the Rata Die of 1 Tishri: the conjunction's day after all postponements. */
export function hebrewNewYear(year: number): number {
  const [before, here, after] = [elapsedDays(year - 1), elapsedDays(year), elapsedDays(year + 1)];
  // A year of 356 days, or one of 382 before it, must not arise.
  const postponed = after - here === 356 ? 2 : here - before === 382 ? 1 : 0;
  return EPOCH + here + postponed;
}

/** Returns the length of a Hebrew year in days: 353, 354, 355, 383, 384 or 385. */
export function hebrewYearDays(year: number): number {
  return hebrewNewYear(year + 1) - hebrewNewYear(year);
}

/** Returns the length of a Hebrew month in days. */
export function hebrewMonthDays(year: number, month: number): number {
  if ([2, 4, 6, 10, 13].includes(month)) return 29;
  if (month === 12 && !isHebrewLeapYear(year)) return 29;
  if (month === 8) return hebrewYearDays(year) % 10 === 5 ? 30 : 29;
  if (month === 9) return hebrewYearDays(year) % 10 === 3 ? 29 : 30;
  return 30;
}

/** The months counted from Nisan; in a common year 12 is Adar. */
export const HEBREW_MONTHS: readonly { readonly roman: string; readonly native: string }[] = [
  { roman: "Nisan", native: "ניסן" },
  { roman: "Iyar", native: "אייר" },
  { roman: "Sivan", native: "סיוון" },
  { roman: "Tammuz", native: "תמוז" },
  { roman: "Av", native: "אב" },
  { roman: "Elul", native: "אלול" },
  { roman: "Tishri", native: "תשרי" },
  { roman: "Marheshvan", native: "מרחשוון" },
  { roman: "Kislev", native: "כסלו" },
  { roman: "Tevet", native: "טבת" },
  { roman: "Shevat", native: "שבט" },
  { roman: "Adar", native: "אדר" },
  { roman: "Adar II", native: "אדר ב׳" },
];

/** Returns a month's name; month 12 of a leap year is Adar I. */
export function hebrewMonthName(
  year: number,
  month: number,
): { readonly roman: string; readonly native: string } {
  if (month === 12 && isHebrewLeapYear(year)) return { roman: "Adar I", native: "אדר א׳" };
  return HEBREW_MONTHS[month - 1]!;
}

function toFixedLoosely({ year, month, day }: CalendarDate): number {
  let fixed = hebrewNewYear(year) + day - 1;
  const count = hebrewMonthCount(year);
  if (month < 7) {
    for (let passed = 7; passed <= count; passed++) fixed += hebrewMonthDays(year, passed);
    for (let passed = 1; passed < month; passed++) fixed += hebrewMonthDays(year, passed);
  } else {
    for (let passed = 7; passed < month; passed++) fixed += hebrewMonthDays(year, passed);
  }
  return fixed;
}

/** Days from the epoch to the conjunction of Tishri, moved on from Sunday, Wednesday and Friday. */
function elapsedDays(year: number): number {
  const months = floorDivide(235 * year - 234, 19);
  const parts = FIRST_CONJUNCTION_PARTS + MONTH_EXCESS_PARTS * months;
  const days = 29 * months + floorDivide(parts, PARTS_PER_DAY);
  return modulo(3 * (days + 1), 7) < 3 ? days + 1 : days;
}
