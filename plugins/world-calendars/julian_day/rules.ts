/**
 * Day counts and instants.
 *
 * @source J. Meeus, Astronomical Algorithms (1998), ch. 7; Explanatory Supplement to the Astronomical Almanac (1992),
 * ch. 12 (Julian and modified Julian day); ISO 8601 (weeks); B. G. Ohms, IBM Systems Journal 25 (1986) (Lilian)
 */
import { vocabulary, type IdOf } from "#sdk";
import { MS_PER_DAY } from "#time";

/** Counts that may be given. */
export const COUNT = vocabulary("dayCount", ["jd", "mjd", "rd", "jdnNoon", "lilian", "unix"]);
export type Count = IdOf<typeof COUNT>;

/** Julian day of 1970-01-01T00:00. */
const UNIX_JD = 2440587.5;
const MJD = 2400000.5;
/** Julian day of the midnight that begins Rata Die 0. */
const RD_JD = 1721424.5;
/** Rata Die of 14 October 1582, Lilian day 0. */
const LILIAN_RD = 577735;
/** Rata Die of 30 December 1899, from which spreadsheets of 1900 count since March of that year. */
const EXCEL_RD = 693594;
const EXCEL_FROM_RD = 693655;

export const roundTo = (value: number, places: number): number =>
  Math.round(value * 10 ** places) / 10 ** places + 0;

/** Counts of an instant. */
export function countsOf(epochMs: number) {
  const days = epochMs / MS_PER_DAY;
  const fixed = Math.floor(days) + (UNIX_JD - RD_JD);
  const part = days - Math.floor(days);
  return {
    jd: roundTo(days + UNIX_JD, 6),
    mjd: roundTo(days + UNIX_JD - MJD, 6),
    rd: fixed,
    jdnNoon: fixed + RD_JD + 0.5,
    lilian: fixed - LILIAN_RD,
    unix: Math.floor(epochMs / 1000),
    excel1900: fixed >= EXCEL_FROM_RD ? roundTo(fixed - EXCEL_RD + part, 6) : null,
    dayPart: roundTo(part, 6),
  };
}

/** The instant of a count; counts of whole days stand for the midnight that begins them, noon numbers for noon. */
export function epochMsOf(count: Count, number: number): number {
  const fromRd = (rd: number) => (rd + RD_JD - UNIX_JD) * MS_PER_DAY;
  switch (count) {
    case "jd":
      return Math.round((number - UNIX_JD) * MS_PER_DAY);
    case "mjd":
      return Math.round((number + MJD - UNIX_JD) * MS_PER_DAY);
    case "rd":
      return Math.round(fromRd(number));
    case "jdnNoon":
      return Math.round((number - UNIX_JD) * MS_PER_DAY);
    case "lilian":
      return Math.round(fromRd(number + LILIAN_RD));
    case "unix":
      return Math.round(number * 1000);
  }
}
