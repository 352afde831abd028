/**
 * When countries left the Julian calendar, and when their year came to begin on 1 January.
 *
 * Lists disagree on some rows. Taken here: for Holland the placard of 10 December 1582, which leaves out
 * 2 to 11 January 1583 (some lists give it Zeeland's day); for Austria the first of its lands (Tyrol and
 * Salzburg; Lower Austria followed on 20/31 October and Styria on 14/25 December 1583); for Prussia 1610
 * (others 1612); for Poland 1582 (others 1585); for Greece the civil decree of 1923; for Romania April
 * 1919 (others February); for Florence and Pisa the law of 20 November 1749 (others 1721).
 *
 * @source lists of sizes.com and sci.aha.ru, and those
 *   after the Explanatory Supplement to the Astronomical Ephemeris (1961), ch. 14 B, and A. Cappelli,
 *   Cronologia (1906), as compared in the list of the University of Naples; rows that the
 *   program ncal has were held against it, and every gap is the difference of the two calendars
 *   on that day (a test).
 *   Where the older beginning of the year was mixed or is not certain, none is given, and an old date
 *   of such a year counts as of unstated style.
 */
import { vocabulary } from "#sdk";
import type { CalendarDate } from "#time";
import type { YearStart } from "./year_starts.ts";

export type CountryId = keyof typeof COUNTRIES;

/** How one country came to the Gregorian calendar. */
export interface Adoption {
  /** Last day dated by the Julian calendar. */
  readonly lastJulian: CalendarDate;
  /** The day after it, Gregorian. */
  readonly firstGregorian: CalendarDate;
  /** First year begun on 1 January by law. */
  readonly januaryFrom: number;
  /** Beginning of the year in the centuries just before; absent where usage was mixed. */
  readonly before?: YearStart;
}

function row(
  last: readonly [number, number, number],
  first: readonly [number, number, number],
  januaryFrom: number,
  before?: YearStart,
): Adoption {
  const dateOf = ([year, month, day]: readonly [number, number, number]) => ({ year, month, day });
  const adoption = {
    lastJulian: dateOf(last),
    firstGregorian: dateOf(first),
  };
  return { ...adoption, januaryFrom, ...(before ? { before } : {}) };
}

export const COUNTRIES = {
  spain: row([1582, 10, 4], [1582, 10, 15], 1556, "christmas"),
  portugal: row([1582, 10, 4], [1582, 10, 15], 1556, "christmas"),
  italy: row([1582, 10, 4], [1582, 10, 15], 1582),
  poland: row([1582, 10, 4], [1582, 10, 15], 1556),
  florence: row([1582, 10, 4], [1582, 10, 15], 1750, "ladyDay"),
  pisa: row([1582, 10, 4], [1582, 10, 15], 1750, "pisan"),
  venice: row([1582, 10, 4], [1582, 10, 15], 1797, "venetian"),
  france: row([1582, 12, 9], [1582, 12, 20], 1564, "easter"),
  zeeland: row([1582, 12, 14], [1582, 12, 25], 1583),
  holland: row([1583, 1, 1], [1583, 1, 12], 1583),
  bavaria: row([1583, 10, 5], [1583, 10, 16], 1544, "christmas"),
  austria: row([1583, 10, 5], [1583, 10, 16], 1544, "christmas"),
  cologne: row([1583, 11, 2], [1583, 11, 13], 1544, "christmas"),
  bohemia: row([1584, 1, 6], [1584, 1, 17], 1544, "christmas"),
  hungary: row([1587, 10, 21], [1587, 11, 1], 1544, "christmas"),
  prussia: row([1610, 8, 22], [1610, 9, 2], 1559, "christmas"),
  protestantGermany: row([1700, 2, 18], [1700, 3, 1], 1544, "christmas"),
  denmark: row([1700, 2, 18], [1700, 3, 1], 1559),
  norway: row([1700, 2, 18], [1700, 3, 1], 1559),
  iceland: row([1700, 11, 16], [1700, 11, 28], 1559),
  england: row([1752, 9, 2], [1752, 9, 14], 1752, "ladyDay"),
  ireland: row([1752, 9, 2], [1752, 9, 14], 1752, "ladyDay"),
  britishColonies: row([1752, 9, 2], [1752, 9, 14], 1752, "ladyDay"),
  scotland: row([1752, 9, 2], [1752, 9, 14], 1600, "ladyDay"),
  sweden: row([1753, 2, 17], [1753, 3, 1], 1559),
  bulgaria: row([1916, 3, 31], [1916, 4, 14], 1700),
  russia: row([1918, 1, 31], [1918, 2, 14], 1700, "september"),
  romania: row([1919, 3, 31], [1919, 4, 14], 1700),
  greece: row([1923, 2, 15], [1923, 3, 1], 1700),
} as const satisfies Readonly<Record<string, Adoption>>;

/** Ids of all countries, in the order of their reforms. */
export const COUNTRY_IDS = Object.keys(COUNTRIES) as [CountryId, ...CountryId[]];

export const COUNTRY = vocabulary("country", COUNTRY_IDS);

/** The beginning of the year by a country's law in a year; null where usage was mixed. */
export function legalYearStart(country: Adoption, year: number): YearStart | null {
  if (year >= country.januaryFrom) return "january";
  return country.before ?? null;
}
