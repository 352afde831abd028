import { DateOutOfRange, fromJulianDay, toTt } from "#time";
import { instantOfTt, type Instant } from "../instant.ts";
import { readTableFile } from "../table_file.ts";
import { solarLongitudeNear } from "./solar_longitude.ts";

/** When the Sun's apparent geocentric longitude reaches a multiple of 15°. */
export interface SolarTerm extends Instant {
  /** 0 is 0° (March equinox, 春分), then eastward in 15° steps; integer in [0, 23]. */
  readonly index: number;
  /** 15 times the index. */
  readonly longitudeDeg: number;
}

/**
 * Which terms are meant: `minor` are the odd multiples of 15° that begin the solar months (節),
 * `major` the even ones that name the lunar months (中氣).
 */
export type SolarTermKind = "any" | "minor" | "major";

/** Gregorian years of the committed table; other years are computed from the series. */
export const SOLAR_TERM_TABLE_YEARS = { first: 1600, last: 2400 } as const;

/** Terms of a civil year begin with 285° in early January. */
const FIRST_OF_YEAR = 19;
const TERMS_PER_YEAR = 24;
const MEAN_STEP = 365.2424 / TERMS_PER_YEAR;
/** 285° in January 2000, Julian day TT; the origin of the count of terms. */
const ORIGIN = 2451549.56;
const ORIGIN_YEAR = 2000;
/** Unit of the table's residuals. */
const DAYS_PER_UNIT = 0.01 / 86400;

let residuals: Int32Array | undefined;

/** Mean instant of the n-th term, counted from 285° of January 2000; within some days of the true. */
export function meanSolarTerm(ordinal: number): number {
  return ORIGIN + MEAN_STEP * ordinal;
}

/** Ordinal of the table's first term, and the number of terms it holds. */
export const SOLAR_TERM_TABLE: {
  readonly first: number;
  readonly length: number;
  readonly daysPerUnit: number;
} = {
  first: (SOLAR_TERM_TABLE_YEARS.first - ORIGIN_YEAR) * TERMS_PER_YEAR,
  length: (SOLAR_TERM_TABLE_YEARS.last - SOLAR_TERM_TABLE_YEARS.first + 1) * TERMS_PER_YEAR,
  daysPerUnit: DAYS_PER_UNIT,
};

/** Longitude of the n-th term, degrees in [0, 360). */
export function solarTermLongitude(ordinal: number): number {
  return indexOf(ordinal) * 15;
}

function indexOf(ordinal: number): number {
  const turns = Math.floor((ordinal + FIRST_OF_YEAR) / TERMS_PER_YEAR);
  return ordinal + FIRST_OF_YEAR - turns * TERMS_PER_YEAR;
}

function julianDayTtOf(ordinal: number): number {
  const mean = meanSolarTerm(ordinal);
  const row = ordinal - SOLAR_TERM_TABLE.first;
  if (row < 0 || row >= SOLAR_TERM_TABLE.length) {
    return solarLongitudeNear(solarTermLongitude(ordinal), mean);
  }
  residuals ??= readTableFile("solar_terms.bin").i32("residuals");
  return mean + residuals[row]! * DAYS_PER_UNIT;
}

function termOf(ordinal: number): SolarTerm {
  const index = indexOf(ordinal);
  return { index, longitudeDeg: index * 15, ...instantOfTt(julianDayTtOf(ordinal)) };
}

/**
 * Finds when the Sun reaches a multiple of 15° in a year.
 *
 * @param year proleptic Gregorian year; from a table within 0.5 s of Swiss Ephemeris' TT in
 * 1600-2400, computed from the series outside (slower, some milliseconds)
 * @param index 0 is 0° (March equinox), then eastward in 15° steps; 19 (285°) is the first of a year
 * @throws {RangeError} if `year` is no integer in [-999, 2999] or `index` none in [0, 23]
 */
export function solarTerm(year: number, index: number): SolarTerm {
  if (!Number.isInteger(index) || index < 0 || index >= TERMS_PER_YEAR) {
    throw new RangeError(`Cannot find solar term: index is ${index}, must be within 0 to 23`);
  }
  const place = (index - FIRST_OF_YEAR + TERMS_PER_YEAR) % TERMS_PER_YEAR;
  return termOf(firstOrdinalOf(year) + place);
}

/**
 * Lists the 24 solar terms of a year in order of time, from 285° (小寒) in January to 270° (冬至).
 *
 * @param year proleptic Gregorian year, integer in [-999, 2999]
 */
export function solarTermsOfYear(year: number): readonly SolarTerm[] {
  const first = firstOrdinalOf(year);
  return Array.from({ length: TERMS_PER_YEAR }, (_, place) => termOf(first + place));
}

/** Finds the last term at or before an instant. */
export function previousSolarTerm(julianDayUt: number, kind: SolarTermKind = "any"): SolarTerm {
  return termOf(ordinalAtOrBefore(toTt(julianDayUt), kind));
}

/** Finds the first term after an instant. */
export function nextSolarTerm(julianDayUt: number, kind: SolarTermKind = "any"): SolarTerm {
  const step = kind === "any" ? 1 : 2;
  return termOf(ordinalAtOrBefore(toTt(julianDayUt), kind) + step);
}

function firstOrdinalOf(year: number): number {
  if (!Number.isInteger(year) || year < -999 || year > 2999) {
    const years = { firstYear: -999, lastYear: 2999 };
    throw new DateOutOfRange({ code: "sky-out-of-range", with: years });
  }
  const ordinal = (year - ORIGIN_YEAR) * TERMS_PER_YEAR;
  if (year >= SOLAR_TERM_TABLE_YEARS.first && year <= SOLAR_TERM_TABLE_YEARS.last) return ordinal;
  // Far from the origin the Gregorian year drifts against the seasons by a day or two.
  const found = fromJulianDay(julianDayTtOf(ordinal)).year;
  return ordinal + Math.sign(year - found) * (year === found ? 0 : TERMS_PER_YEAR);
}

function ordinalAtOrBefore(julianDayTt: number, kind: SolarTermKind): number {
  let ordinal = Math.floor((julianDayTt - ORIGIN) / MEAN_STEP) + 1;
  while (julianDayTtOf(ordinal) > julianDayTt) ordinal--;
  while (julianDayTtOf(ordinal + 1) <= julianDayTt) ordinal++;
  if (kind === "any") return ordinal;
  // Ordinal 0 is 285°, an odd multiple of 15°: even ordinals are minor terms.
  const wrongParity = (ordinal % 2 !== 0) === (kind === "minor");
  return wrongParity ? ordinal - 1 : ordinal;
}
