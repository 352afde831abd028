/**
 * Where the numbered year began: the seven beginnings met in Christian dating.
 *
 * A Julian date always has the same month and day; only the year's number depends on the style.
 * "January year" below is the number of a year that begins on 1 January.
 *
 * @source Enciclopedia Dantesca, "cronologia" (treccani.it), for Florence and Pisa; lists of New Years of
 *   sizes.com and others, after A. Cappelli, Cronologia (1906), and C. R. Cheney, Handbook of Dates (1945)
 */
import { vocabulary, type IdOf } from "#sdk";
import { orthodoxEaster, toFixed, type CalendarDate } from "#time";

/** The seven beginnings. */
export const YEAR_START = vocabulary("yearStart", [
  "january",
  "ladyDay",
  "pisan",
  "venetian",
  "christmas",
  "september",
  "easter",
]);
export type YearStart = IdOf<typeof YEAR_START>;

/** Month and day as one number that sorts: 325 is 25 March. */
function dayInYear({ month, day }: CalendarDate): number {
  return month * 100 + day;
}

/** How the number of the year differs from the January year on a Julian date. */
function shiftOf(style: YearStart, date: CalendarDate): -1 | 0 | 1 {
  const at = dayInYear(date);
  switch (style) {
    case "january":
      return 0;
    case "ladyDay":
      return at < 325 ? -1 : 0;
    case "pisan":
      return at < 325 ? 0 : 1;
    case "venetian":
      return at < 301 ? -1 : 0;
    case "christmas":
      return at < 1225 ? 0 : 1;
    case "september":
      return at < 901 ? 0 : 1;
    case "easter":
      return toFixed(date, "julian") < orthodoxEaster(date.year) ? -1 : 0;
  }
}

/** The number that a style gives to the year of a Julian date. */
export function yearInStyle(style: YearStart, julian: CalendarDate): number {
  return julian.year + shiftOf(style, julian);
}

/**
 * Finds the January years that a date labelled in a style can mean.
 *
 * @param label the date with the year's number as the style has it
 * @returns one year, but two or none where the year begins at Easter: a day between two Easters
 *   can come twice in one year or not at all
 */
export function januaryYears(style: YearStart, label: CalendarDate): readonly number[] {
  return [label.year - 1, label.year, label.year + 1].filter(
    (year) => yearInStyle(style, { ...label, year }) === label.year,
  );
}
