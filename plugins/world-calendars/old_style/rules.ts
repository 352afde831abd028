/** Both directions of the conversion, and every reading that an old date allows. */
import { InputError } from "#sdk";
import { type CalendarDate, daysInMonth, formatDate, fromFixed, isValidDate, toFixed } from "#time";
import { COUNTRIES, legalYearStart, type CountryId } from "./adoption.ts";
import { fromCountryDate, isSwedishLeapDay } from "./country_date.ts";
import { readGivenDate, resolveDoubleYear, type GivenDate } from "./date_text.ts";
import { januaryYears, type YearStart } from "./year_starts.ts";

/** Why a date is not acceptable; dates as YYYY-MM-DD. */
export type DateIssues = {
  oneYear: {};
  noSuchDate: { readonly calendar: "julian" | "gregorian"; readonly date: string };
  notNextYear: { readonly years: string };
  doubleYearTooLate: {};
  dateLeftOut: {
    readonly country: CountryId;
    readonly date: string;
    readonly last: string;
    readonly first: string;
  };
};

/** The style of the year's number; `unstated` reads January and Lady Day side by side. */
export type ChosenStart = YearStart | "unstated";

/** One way to understand an old date. */
export interface Reading {
  readonly yearStart: YearStart;
  /** Rata Die. */
  readonly fixed: number;
}

/** The style that the country's law had in the year given, or `unstated`. */
export function defaultYearStart(country: CountryId | undefined, date: string): ChosenStart {
  if (country === undefined) return "unstated";
  return legalYearStart(COUNTRIES[country], readGivenDate(date).year) ?? "unstated";
}

/**
 * How far the two calendars are apart on a day: 10 days to 28 February 1700, 11 from 1 March on.
 *
 * Counted on the Julian side: the days from the Julian date to the one that bears the Gregorian
 * date's name. The step comes with the Gregorian 1 March, before the Julian 29 February.
 */
export function differenceDays(fixed: number): number {
  return toFixed(fromFixed(fixed), "julian") - fixed;
}

/**
 * Reads a New Style date.
 *
 * @throws {InputError} as `readOld`
 */
export function readNew(text: string): number {
  const given = readGivenDate(text);
  if (given.second !== undefined) {
    throw wrongDate("oneYear");
  }
  if (!isValidDate(given)) throw noSuchDate(given, "gregorian");
  return toFixed(given);
}

/**
 * Reads an Old Style date in all the ways its year's number allows.
 *
 * @returns at least one reading; two where the style is unstated and the day lies before Lady Day,
 *   or where a year that begins at Easter holds the day twice
 * @throws {InputError} if the calendar has no such day, the country left it out, or its double year does
 *   not continue
 */
export function readOld(
  text: string,
  start: ChosenStart,
  country: CountryId | undefined,
): readonly Reading[] {
  const given = readGivenDate(text);
  const wanted = datesMeant(given, start);
  const possible = wanted.filter(
    ({ date }) => isValidDate(date, "julian") || isSwedishLeapDay(country, date),
  );
  if (possible.length === 0) throw noSuchDate(given, "julian");
  const readings = possible.flatMap(({ yearStart, date }) => {
    const fixed = country ? fromCountryDate(country, date) : toFixed(date, "julian");
    return fixed === null ? [] : [{ yearStart, fixed }];
  });
  if (readings.length === 0) throw removedDate(country!, possible[0]!.date);
  return readings;
}

interface Meant {
  readonly yearStart: YearStart;
  /** With the January year. */
  readonly date: CalendarDate;
}

function datesMeant(given: GivenDate, start: ChosenStart): readonly Meant[] {
  if (given.second !== undefined) return [{ yearStart: "ladyDay", date: undouble(given) }];
  if (start !== "unstated") return inStyle(given, start);
  const [january, ladyDay] = [inStyle(given, "january")[0]!, inStyle(given, "ladyDay")[0]!];
  return january.date.year === ladyDay.date.year ? [january] : [january, ladyDay];
}

function inStyle(label: CalendarDate, yearStart: YearStart): readonly Meant[] {
  const { month, day } = label;
  return januaryYears(yearStart, label).map((year) => ({ yearStart, date: { year, month, day } }));
}

function undouble({ year, month, day, second }: GivenDate): CalendarDate {
  const january = resolveDoubleYear(year, second!);
  if (january === null) {
    const next = `${year}/${(year + 1) % 10}`;
    throw wrongDate(
      "notNextYear",
      { years: `${year}/${second}` },
      formatDate({ year, month, day }).replace(/^\d+/, next),
    );
  }
  if (month > 3 || (month === 3 && day > 24)) {
    throw wrongDate("doubleYearTooLate");
  }
  return { year: january, month, day };
}

function wrongDate<C extends keyof DateIssues>(
  code: C,
  ...[params, nearest]: {} extends DateIssues[C] ? [] : [with_: DateIssues[C], nearest?: string]
): InputError {
  return new InputError([
    {
      path: "date",
      code,
      ...(params === undefined ? {} : { with: { ...params } }),
      ...(nearest === undefined ? {} : { nearest }),
    },
  ]);
}

function noSuchDate({ year, month, day }: CalendarDate, calendar: "julian" | "gregorian") {
  const lastDay = month >= 1 && month <= 12 ? daysInMonth(year, month, calendar) : undefined;
  const nearest =
    lastDay === undefined
      ? undefined
      : formatDate({ year, month, day: Math.min(Math.max(day, 1), lastDay) });
  return wrongDate("noSuchDate", { calendar, date: formatDate({ year, month, day }) }, nearest);
}

function removedDate(country: CountryId, date: CalendarDate): InputError {
  const { lastJulian, firstGregorian } = COUNTRIES[country];
  const isSwedish = country === "sweden" && date.year === 1700;
  const [last, first] = isSwedish
    ? ["1700-02-28", "1700-03-01"]
    : [formatDate(lastJulian), formatDate(firstGregorian)];
  return wrongDate("dateLeftOut", { country, date: formatDate(date), last, first }, first);
}
