/**
 * The lunar calendar that Sultan Agung of Mataram gave Java in 1633: years in rounds of eight, and a day left out
 * where a round of reckoning (kurup) ends.
 *
 * @source Kalender Jawa, Karaton Surakarta Hadiningrat (karatonsurakarta.com): rounds, months of the year Dal; N. Karjanto and
 *   F. Beauducel, An Ethnoarithmetic Excursion into the Javanese Calendar (2020): 24 March 1936 is 1 Sura 1867
 */
import { floorDivide, modulo } from "../integer.ts";
import type { CalendarDate } from "../julian_day.ts";
import { toFixed as fixedOf } from "../julian_day.ts";
import { createDateCalendar, type DateCalendar } from "./calendar.ts";

/** Years of a windu that have 355 days, from Alip, 0: Ehe, Jimakir, and Dal or, with Surakarta, Je. */
export type DalYear = "long" | "short";
/** Whether a day was left out in 1936 or, as the communities of Aboge keep it, was not. */
export type Kurup = "asapon" | "aboge";

const FIRST_YEAR = 1555;
const FIRST_DAY = fixedOf({ year: 1633, month: 7, day: 8 });
const WINDU_YEARS = 8;
const WINDU_DAYS = 2835;
const [JE, DAL] = [3, 4];
/** First years of the rounds of reckoning after the first: a day was left out before each. */
export const KURUP_STARTS = [1675, 1749, 1867, 1987, 2107, 2227] as const;
const ASAPON = 1867;

const ALTERNATING = [30, 29, 30, 29, 30, 29, 30, 29, 30, 29, 30, 29] as const;
const DAL_OF_SURAKARTA = [30, 30, 29, 29, 29, 29, 30, 29, 30, 29, 30, 30] as const;

/** How the calendar is kept. */
export interface SultanAgungRule {
  readonly kurup: Kurup;
  readonly dalYear: DalYear;
}

const daysLeftOut = (year: number, { kurup }: SultanAgungRule) =>
  KURUP_STARTS.filter((start) => start <= year && (kurup === "asapon" || start < ASAPON)).length;

/** Days of the eight years of a windu before the one at an index. */
function daysBefore(index: number, { dalYear }: SultanAgungRule): number {
  const long = [1, dalYear === "long" ? DAL : JE, 7];
  return 354 * index + long.filter((one) => one < index).length;
}

/** Place of a year in its windu: 0 Alip to 7 Jimakir. */
export const yearOfWindu = (year: number): number => modulo(year - FIRST_YEAR, WINDU_YEARS);

/** Rata Die of the first of Sura of a year. */
export function firstOfSura(year: number, rule: SultanAgungRule): number {
  const windu = floorDivide(year - FIRST_YEAR, WINDU_YEARS);
  const within = daysBefore(yearOfWindu(year), rule);
  return FIRST_DAY + WINDU_DAYS * windu + within - daysLeftOut(year, rule);
}

/** Days of the twelve months of a year from Sura; the last takes up what the year has more or less. */
export function javaneseMonths(year: number, rule: SultanAgungRule): readonly number[] {
  const days = firstOfSura(year + 1, rule) - firstOfSura(year, rule);
  const isOwn = rule.dalYear === "short" && yearOfWindu(year) === DAL;
  const months = isOwn ? DAL_OF_SURAKARTA : ALTERNATING;
  const eleven = months.slice(0, 11);
  return [...eleven, days - eleven.reduce((sum, one) => sum + one, 0)];
}

/** The calendar under a rule; a day is given that begins at the sunset before. */
export function createSultanAgung(rule: SultanAgungRule): DateCalendar<CalendarDate> {
  return createDateCalendar({
    id: "javanese",
    dayStart: "sunset",
    range: [FIRST_DAY, null],
    fromFixed: (fixed) => {
      let year = FIRST_YEAR + floorDivide((fixed - FIRST_DAY) * WINDU_YEARS, WINDU_DAYS);
      while (firstOfSura(year, rule) > fixed) year--;
      while (firstOfSura(year + 1, rule) <= fixed) year++;
      let left = fixed - firstOfSura(year, rule);
      const months = javaneseMonths(year, rule);
      const month = months.findIndex((days) => (left < days ? true : ((left -= days), false)));
      return { year, month: month + 1, day: left + 1 };
    },
    toFixed: ({ year, month, day }) => {
      const passed = javaneseMonths(year, rule).slice(0, month - 1);
      return firstOfSura(year, rule) + passed.reduce((sum, days) => sum + days, 0) + day - 1;
    },
  });
}

/** The calendar of Java as it is printed most. */
export const javanese: DateCalendar<CalendarDate> = createSultanAgung({
  kurup: "asapon",
  dalYear: "long",
});

/** Names of the twelve months. */
export const JAVANESE_MONTHS: readonly string[] = [
  "Sura",
  "Sapar",
  "Mulud",
  "Bakda Mulud",
  "Jumadilawal",
  "Jumadilakir",
  "Rejeb",
  "Ruwah",
  "Pasa",
  "Sawal",
  "Sela",
  "Besar",
];
