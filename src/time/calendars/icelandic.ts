import { floorDivide, modulo } from "../integer.ts";
import { dayOfWeek, fromFixed, toFixed } from "../julian_day.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";

/** A day of the Icelandic calendar of weeks. */
export interface IcelandicDate {
  /** Gregorian year in which the summer began. */
  readonly year: number;
  readonly season: "summer" | "winter";
  /** Weeks of the season, from 1. */
  readonly week: number;
  /** 0 is Sunday. Weeks of summer begin on Thursday, those of winter on Saturday. */
  readonly weekday: number;
}

/** An Icelandic date with its month. */
export interface IcelandicDateInMonth extends IcelandicDate {
  /** 1 to 6 within the season; 0 on the days added at midsummer. */
  readonly month: number;
  /** Day of the month, 1 to 30, or of the added days. */
  readonly monthDay: number;
}

const THURSDAY = 4;
const SATURDAY = 6;

/**
 * The Icelandic calendar since 1700: summer begins on the Thursday of 19-25 April, winter on a
 * Saturday 180 days before the next summer. Twelve months have 30 days; four days and in some years
 * a week more are added before the fourth month of summer.
 *
 * @source S. Janson, The Icelandic calendar (2011); Calendrical Calculations, 4th ed., ch. 6
 */
export const icelandic: DateCalendar<IcelandicDateInMonth, IcelandicDate> = createDateCalendar({
  id: "icelandic",
  fromFixed: (fixed) => {
    const gregorianYear = fromFixed(fixed).year;
    const year = fixed >= firstOfSummer(gregorianYear) ? gregorianYear : gregorianYear - 1;
    const season = fixed < firstOfWinter(year) ? "summer" : "winter";
    const start = season === "summer" ? firstOfSummer(year) : firstOfWinter(year);
    const week = floorDivide(fixed - start, 7) + 1;
    return { year, season, week, weekday: dayOfWeek(fixed), ...monthOf(fixed, year, start) };
  },
  toFixed: ({ year, season, week, weekday }) => {
    const isSummer = season === "summer";
    const start = isSummer ? firstOfSummer(year) : firstOfWinter(year);
    const intoWeek = modulo(weekday - (isSummer ? THURSDAY : SATURDAY), 7);
    return start + 7 * (week - 1) + intoWeek;
  },
});

/** The months of summer and of winter, and the days added at midsummer. */
export const ICELANDIC_MONTHS = {
  summer: ["Harpa", "Skerpla", "Sólmánuður", "Heyannir", "Tvímánuður", "Haustmánuður"],
  winter: ["Gormánuður", "Ýlir", "Mörsugur", "Þorri", "Góa", "Einmánuður"],
  added: "Aukanætur",
} as const;

function firstOfSummer(year: number): number {
  const earliest = toFixed({ year, month: 4, day: 19 });
  return earliest + modulo(THURSDAY - earliest, 7);
}

function firstOfWinter(year: number): number {
  return firstOfSummer(year + 1) - 180;
}

/** The last three months of summer are counted back from winter, the added days fill the middle. */
function monthOf(fixed: number, year: number, seasonStart: number) {
  const heyannir = firstOfWinter(year) - 90;
  const isWinter = fixed >= firstOfWinter(year);
  if (isWinter || fixed < seasonStart + 90) return countMonths(fixed - seasonStart, 0);
  if (fixed >= heyannir) return countMonths(fixed - heyannir, 3);
  return { month: 0, monthDay: fixed - seasonStart - 90 + 1 };
}

function countMonths(days: number, monthsBefore: number) {
  return { month: monthsBefore + floorDivide(days, 30) + 1, monthDay: modulo(days, 30) + 1 };
}
