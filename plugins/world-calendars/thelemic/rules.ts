/**
 * The years of the Aeon of Horus: counted from the March equinox of 1904, in spans of twenty-two.
 *
 * @source Aleister Crowley, Liber AL vel Legis (1904), I.26-28 and the dates of The Equinox;
 *   1904 as year 0 and the spans of 22: tables of oto-austria.at, thelemapedia and OTO New Zealand
 *   (instant of the equinox), lescigales.org (20 March)
 */
import { SIGN, signAt, type Sign } from "#lore";
import { epochMsOfJulianDay, toJulianDay, type CivilMoment } from "#time";
import { findSolarLongitude } from "#sky";

/** Which moment opens the year. */
export type Boundary = "equinox" | "march20";

const EPOCH_YEAR = 1904;
/** As many years as the tarot has trumps, 0 to 21. */
const DOCOSADE = 22;

/** A year of the count. */
export interface Anno {
  /** Years since the epoch; negative before it. */
  readonly year: number;
  /** Whole spans of 22 years; null before the epoch. */
  readonly docosade: number | null;
  /** 0 to 21; null before the epoch. */
  readonly yearInDocosade: number | null;
  /** `V:x`; null before the epoch. */
  readonly text: string | null;
}

const SYMBOLS = ["♈", "♉", "♊", "♋", "♌", "♍", "♎", "♏", "♐", "♑", "♒", "♓"] as const;

/** A place in the tropical zodiac as a Thelemic date writes it: whole degrees, cut off. */
export interface ZodiacPlace {
  readonly sign: Sign;
  /** 0 to 29. */
  readonly degree: number;
  readonly symbol: string;
  /** Degrees along the ecliptic, six places. */
  readonly longitudeDeg: number;
}

/** Latin names of the days, index 0 is Sunday. */
export const DIES = [
  "dies Solis",
  "dies Lunae",
  "dies Martis",
  "dies Mercurii",
  "dies Iovis",
  "dies Veneris",
  "dies Saturnii",
] as const;

/**
 * Finds the March equinox of a year.
 *
 * @param year Gregorian year, astronomical
 * @returns ms since 1970-01-01T00:00 UT
 */
export function marchEquinox(year: number): number {
  const start = toJulianDay({ year, month: 3, day: 10 });
  return epochMsOfJulianDay(findSolarLongitude(0, start).julianDayUt);
}

/** The year in force at a moment; the equinox is looked for in March alone. */
export function annoOf(
  moment: Pick<CivilMoment, "year" | "month" | "day" | "epochMs">,
  boundary: Boundary,
): Anno {
  return toAnno(moment.year - EPOCH_YEAR - (hasBegun(moment, boundary) ? 0 : 1));
}

function hasBegun(
  { year, month, day, epochMs }: Pick<CivilMoment, "year" | "month" | "day" | "epochMs">,
  boundary: Boundary,
): boolean {
  if (month !== 3) return month > 3;
  return boundary === "march20" ? day >= 20 : epochMs >= marchEquinox(year);
}

/** Writes a count of years as docosade and year. */
export function toAnno(year: number): Anno {
  if (year < 0) return { year, docosade: null, yearInDocosade: null, text: null };
  const docosade = Math.floor(year / DOCOSADE);
  const yearInDocosade = year % DOCOSADE;
  const text = `${toRoman(docosade)}:${toRoman(yearInDocosade).toLowerCase()}`;
  return { year, docosade, yearInDocosade, text };
}

/** Writes a longitude as sign and whole degree. */
export function toZodiacPlace(longitudeDeg: number): ZodiacPlace {
  const sign = signAt(longitudeDeg);
  return {
    sign,
    degree: Math.floor(longitudeDeg % 30),
    symbol: SYMBOLS[SIGN.ids.indexOf(sign)]!,
    longitudeDeg: Math.round(longitudeDeg * 1e6) / 1e6,
  };
}

const ROMAN = [
  ["C", 100],
  ["XC", 90],
  ["L", 50],
  ["XL", 40],
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
] as const;

/** Writes a whole number in Roman numerals; zero, which they lack, as 0. */
export function toRoman(value: number): string {
  if (value === 0) return "0";
  let rest = value;
  let text = "";
  for (const [numeral, worth] of ROMAN) {
    while (rest >= worth) {
      text += numeral;
      rest -= worth;
    }
  }
  return text;
}
