/** What a country's own calendar wrote on a day, Sweden's twelve years of its own included. */
import { vocabulary, type IdOf } from "#sdk";
import { fromFixed, toFixed, type CalendarDate } from "#time";
import { COUNTRIES, type CountryId } from "./adoption.ts";

/** Sweden left out 29 February 1700 and so ran a day ahead of the Julian calendar … */
const SWEDISH_FROM: CalendarDate = { year: 1700, month: 3, day: 1 };
/** … until a second leap day, 30 February 1712, brought it back. */
const SWEDISH_UNTIL: CalendarDate = { year: 1712, month: 2, day: 30 };

/** Calendars that countries kept, Sweden's own of 1700-1712 among them. */
export const CALENDAR = vocabulary("calendar", ["julian", "swedish", "gregorian"]);

/** A date and the calendar that a country used for it. */
export interface CountryDate {
  readonly calendar: IdOf<typeof CALENDAR>;
  readonly date: CalendarDate;
}

/** Writes a fixed day as the country's law had it. */
export function toCountryDate(country: CountryId, fixed: number): CountryDate {
  if (fixed >= toFixed(COUNTRIES[country].firstGregorian)) {
    return { calendar: "gregorian", date: fromFixed(fixed) };
  }
  const julian = fromFixed(fixed, "julian");
  if (country !== "sweden") return { calendar: "julian", date: julian };
  if (isSame(julian, { year: 1712, month: 2, day: 29 })) {
    return { calendar: "swedish", date: SWEDISH_UNTIL };
  }
  const ahead = fromFixed(fixed + 1, "julian");
  return isSwedish(ahead)
    ? { calendar: "swedish", date: ahead }
    : { calendar: "julian", date: julian };
}

/**
 * Finds the fixed day of an old date as the country wrote it.
 *
 * @param date with January years
 * @returns null if the country's calendar left the date out
 */
export function fromCountryDate(country: CountryId, date: CalendarDate): number | null {
  const { lastJulian, firstGregorian } = COUNTRIES[country];
  if (order(date) > order(lastJulian) && order(date) < order(firstGregorian)) return null;
  if (country !== "sweden") return toFixed(date, "julian");
  if (isSame(date, { year: 1700, month: 2, day: 29 })) return null;
  return toFixed(date, "julian") - (isSwedish(date) ? 1 : 0);
}

/** Says whether a date is the thirtieth of February that Sweden had in 1712. */
export function isSwedishLeapDay(country: CountryId | undefined, date: CalendarDate): boolean {
  return country === "sweden" && isSame(date, SWEDISH_UNTIL);
}

function isSwedish(date: CalendarDate): boolean {
  return order(date) >= order(SWEDISH_FROM) && order(date) <= order(SWEDISH_UNTIL);
}

function isSame(a: CalendarDate, b: CalendarDate): boolean {
  return order(a) === order(b);
}

/** A number that sorts dates of one calendar, real or not. */
function order({ year, month, day }: CalendarDate): number {
  return year * 10_000 + month * 100 + day;
}
