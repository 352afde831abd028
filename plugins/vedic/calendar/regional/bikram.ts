/**
 * Lengths of the months of the Bikram Sambat year, as Nepal publishes them year by year.
 *
 * @source Nepal Panchanga Nirnayak Samiti, through the tables of medic/bikram-sambat and
 *   remotemerge/nepali-date-converter; the years in which both agree
 */
import { toFixed } from "#time";

const FIRST_YEAR = 1999;
/** Days beyond twenty-nine of the twelve months, a year a word. */
const LENGTHS = `
232321110012 132321110102 223222101011 223321101011 232321110012 132321110102 223222101011 223321101011 232321110012
222322011002 223222101011 223321101011 232321110012 222322011011 223222101011 223321101011 232321110012 222322011011
223222101011 232321101011 232321110102 222322101011 223222101011 232321110011 232321110102 222322101011 223222101011
232321110012 132321110102 223222101011 223231101011 232321110012 132321110102 223222101011 223321101011 232321110012
132322011002 223222101011 223321101011 232321110012 222322011011 223222101011 223321101011 232321110012 222322011011
223222101011 232321101011 232321110012 222322101011 223222101011 232321110011 232321110102 222322101011 223222101011
232321110011 232321110102 223222101011 223231101011 232321110012 132321110102 223222101011 223321101011 232321110012
132322010102 223222101011 223321101011 232321110012 222322011002 223222101011 223321101011 232321110012 222322011011
223222101011 232321101011 232321110012 222322101011 223222101011 232321110011 232321110102 222322101011 223222101011
232321110011 232321110102 223222101011 223222101011`
  .trim()
  .split(/\s+/);
export const BIKRAM_YEARS = [FIRST_YEAR, FIRST_YEAR + LENGTHS.length - 1] as const;

/** Days of a month, from 1, of a year of the table. */
export const bikramMonthDays = (year: number, month: number): number =>
  29 + Number(LENGTHS[year - FIRST_YEAR]![month - 1]);

/** 1 Baishakh 2000. */
const ANCHOR = { year: 2000, fixed: toFixed({ year: 1943, month: 4, day: 14 }) };
const yearDays = (year: number) =>
  Array.from({ length: 12 }, (_, i) => bikramMonthDays(year, i + 1)).reduce((a, b) => a + b, 0);

/** First day of a year, Rata Die; that after the last year of the table too. */
export function bikramNewYear(year: number): number {
  let fixed = ANCHOR.fixed;
  for (let at = ANCHOR.year; at < year; at++) fixed += yearDays(at);
  for (let at = ANCHOR.year - 1; at >= year; at--) fixed -= yearDays(at);
  return fixed;
}
