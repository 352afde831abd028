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
import type { Text } from "#old";
import type { CalendarDate } from "#time";
import type { YearStart } from "./year_starts.ts";

export type CountryId = keyof typeof COUNTRIES;

/** How one country came to the Gregorian calendar. */
export interface Adoption {
  readonly name: Text;
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
  en: string,
  zhHant: string,
  last: readonly [number, number, number],
  first: readonly [number, number, number],
  januaryFrom: number,
  before?: YearStart,
): Adoption {
  const dateOf = ([year, month, day]: readonly [number, number, number]) => ({ year, month, day });
  const adoption = {
    name: { en, zhHant },
    lastJulian: dateOf(last),
    firstGregorian: dateOf(first),
  };
  return { ...adoption, januaryFrom, ...(before ? { before } : {}) };
}

export const COUNTRIES = {
  spain: row("Spain", "西班牙", [1582, 10, 4], [1582, 10, 15], 1556, "christmas"),
  portugal: row("Portugal", "葡萄牙", [1582, 10, 4], [1582, 10, 15], 1556, "christmas"),
  italy: row("Italy", "義大利", [1582, 10, 4], [1582, 10, 15], 1582),
  poland: row("Poland", "波蘭", [1582, 10, 4], [1582, 10, 15], 1556),
  florence: row("Florence", "佛羅倫斯", [1582, 10, 4], [1582, 10, 15], 1750, "ladyDay"),
  pisa: row("Pisa", "比薩", [1582, 10, 4], [1582, 10, 15], 1750, "pisan"),
  venice: row("Venice", "威尼斯", [1582, 10, 4], [1582, 10, 15], 1797, "venetian"),
  france: row("France", "法國", [1582, 12, 9], [1582, 12, 20], 1564, "easter"),
  zeeland: row("Zeeland and Brabant", "澤蘭與布拉班特", [1582, 12, 14], [1582, 12, 25], 1583),
  holland: row("Holland", "荷蘭", [1583, 1, 1], [1583, 1, 12], 1583),
  bavaria: row("Bavaria", "巴伐利亞", [1583, 10, 5], [1583, 10, 16], 1544, "christmas"),
  austria: row("Austria", "奧地利", [1583, 10, 5], [1583, 10, 16], 1544, "christmas"),
  cologne: row("Cologne", "科隆", [1583, 11, 2], [1583, 11, 13], 1544, "christmas"),
  bohemia: row("Bohemia", "波希米亞", [1584, 1, 6], [1584, 1, 17], 1544, "christmas"),
  hungary: row("Hungary", "匈牙利", [1587, 10, 21], [1587, 11, 1], 1544, "christmas"),
  prussia: row("Prussia", "普魯士", [1610, 8, 22], [1610, 9, 2], 1559, "christmas"),
  protestantGermany: row(
    "Protestant Germany",
    "德意志新教諸邦",
    [1700, 2, 18],
    [1700, 3, 1],
    1544,
    "christmas",
  ),
  denmark: row("Denmark", "丹麥", [1700, 2, 18], [1700, 3, 1], 1559),
  norway: row("Norway", "挪威", [1700, 2, 18], [1700, 3, 1], 1559),
  iceland: row("Iceland", "冰島", [1700, 11, 16], [1700, 11, 28], 1559),
  england: row("England and Wales", "英格蘭與威爾斯", [1752, 9, 2], [1752, 9, 14], 1752, "ladyDay"),
  ireland: row("Ireland", "愛爾蘭", [1752, 9, 2], [1752, 9, 14], 1752, "ladyDay"),
  britishColonies: row(
    "British colonies",
    "英國殖民地",
    [1752, 9, 2],
    [1752, 9, 14],
    1752,
    "ladyDay",
  ),
  scotland: row("Scotland", "蘇格蘭", [1752, 9, 2], [1752, 9, 14], 1600, "ladyDay"),
  sweden: row("Sweden and Finland", "瑞典與芬蘭", [1753, 2, 17], [1753, 3, 1], 1559),
  bulgaria: row("Bulgaria", "保加利亞", [1916, 3, 31], [1916, 4, 14], 1700),
  russia: row("Russia", "俄國", [1918, 1, 31], [1918, 2, 14], 1700, "september"),
  romania: row("Romania", "羅馬尼亞", [1919, 3, 31], [1919, 4, 14], 1700),
  greece: row("Greece", "希臘", [1923, 2, 15], [1923, 3, 1], 1700),
} as const satisfies Readonly<Record<string, Adoption>>;

/** Ids of all countries, in the order of their reforms. */
export const COUNTRY_IDS = Object.keys(COUNTRIES) as [CountryId, ...CountryId[]];

/** The beginning of the year by a country's law in a year; null where usage was mixed. */
export function legalYearStart(country: Adoption, year: number): YearStart | null {
  if (year >= country.januaryFrom) return "january";
  return country.before ?? null;
}
