/**
 * The Pataphysical calendar: thirteen months of 29 days from the birth of Alfred Jarry, the last of which is
 * imaginary but in Gidouille and, in leap years, in Gueules.
 *
 * @source Calendrier pataphysique perpétuel (Collège de ’Pataphysique, 1949): 1 Absolu 1 is 8 September 1873 vulg.;
 *   every month begins with a Sunday, so that each has a Friday the 13th
 */
import { WEEKDAY, type Weekday } from "#lore";
import { vocabulary } from "#sdk";
import { fromFixed, toFixed, type DateCalendar } from "#time";

const MONTH_NAMES = {
  absolu: "Absolu",
  haha: "Haha",
  as: "As",
  sable: "Sable",
  decervelage: "Décervelage",
  gueules: "Gueules",
  pedale: "Pédale",
  clinamen: "Clinamen",
  palotin: "Palotin",
  merdre: "Merdre",
  gidouille: "Gidouille",
  tatane: "Tatane",
  phalle: "Phalle",
} as const;
type Month = keyof typeof MONTH_NAMES;
export const MONTH = vocabulary(
  "pataphysicalMonth",
  Object.fromEntries(Object.entries(MONTH_NAMES).map(([id, native]) => [id, { native }])) as Record<
    Month,
    { native: string }
  >,
);
const [GUEULES, GIDOUILLE] = [6, 11];
/** Days of every month, the imaginary one not counted. */
const REAL_DAYS = 28;

/** Years from the era to the common one; the new year falls in its autumn. */
const YEARS_BEFORE = 1872;
const newYear = (year: number) => toFixed({ year: year + YEARS_BEFORE, month: 9, day: 8 });
/** Rata Die of 1 Absolu 1. */
export const EPOCH = newYear(1);

/** Whether the year has a 29 Gueules: the common year in which that month falls is a leap year. */
export function isLeapYear(year: number): boolean {
  return newYear(year + 1) - newYear(year) === 366;
}

/** Whether a day numbered 29 is lived through; the others are imaginary. */
export function hasHunyadi(year: number, month: number): boolean {
  return month === GIDOUILLE || (month === GUEULES && isLeapYear(year));
}

/** Real days of the months before one. */
function daysBefore(year: number, month: number): number {
  const whole = REAL_DAYS * (month - 1);
  return (
    whole + (month > GIDOUILLE ? 1 : 0) + (month > GUEULES && hasHunyadi(year, GUEULES) ? 1 : 0)
  );
}

interface PataphysicalDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Dates to Rata Die and back. */
export const pataphysical: Pick<
  DateCalendar<PataphysicalDate, PataphysicalDate>,
  "toFixed" | "fromFixed"
> = {
  toFixed({ year, month, day }) {
    if (day > REAL_DAYS && !hasHunyadi(year, month)) {
      throw new RangeError(`Cannot live through ${day} of month ${month}: it is imaginary`);
    }
    return newYear(year) + daysBefore(year, month) + day - 1;
  },
  fromFixed(fixed) {
    const { year: vulgar } = fromFixed(fixed);
    const guess = vulgar - YEARS_BEFORE;
    const year = fixed >= newYear(guess) ? guess : guess - 1;
    const passed = fixed - newYear(year);
    const months = Array.from({ length: 13 }, (_, index) => index + 1);
    const month = months.findLast((one) => daysBefore(year, one) <= passed)!;
    return { year, month, day: passed - daysBefore(year, month) + 1 };
  },
};

/** The weekday of a numbered day; null on the 29th, which stands outside the week. */
export function weekdayOf(day: number): Weekday | null {
  return day > REAL_DAYS ? null : WEEKDAY.ids[(day - 1) % 7]!;
}
