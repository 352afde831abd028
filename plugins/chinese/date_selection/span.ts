/** The days of a span, and the year of a birth, as day selection takes them. */
import { Refusal } from "#sdk";
import { yearPillar, type CivilMoment, type StemBranch } from "#time";
import { solarYearOf } from "#east/calendar/pillars.ts";
import { jieAround } from "#east/calendar/solar_terms.ts";
import { civilAt, dayAt } from "#east/calendar/zone_clock.ts";
import { FIRST_YEAR, LAST_YEAR } from "../almanac/input.ts";
import { MOST_DAYS } from "./find/input.ts";

/**
 * Lists the noons of the days of a span, by the clock of China.
 *
 * @param from YYYY-MM-DD
 * @param to YYYY-MM-DD, within it
 * @throws {Refusal} spanReversed, spanTooLong, yearOutOfRange
 * @throws {InputError} if a day does not exist
 */
export function daysBetween(from: string, to: string): readonly CivilMoment[] {
  const [first, last] = [dayAt(from), dayAt(to)];
  const count = last.fixed - first.fixed + 1;
  if (count < 1) throw new Refusal("spanReversed");
  if (count > MOST_DAYS) throw new Refusal("spanTooLong", { days: count, most: MOST_DAYS });
  for (const { year } of [first, last]) {
    if (year < FIRST_YEAR || year > LAST_YEAR) throw new Refusal("yearOutOfRange", { year });
  }
  return Array.from({ length: count }, (_, i) => civilAt(first.julianDayUt + i, undefined));
}

/**
 * Returns the pillar of the year, from 立春, in which somebody was born.
 *
 * @throws {InputError} if the day does not exist
 */
export function yearOfBirth(date: string): StemBranch {
  return yearPillar(solarYearOf(jieAround(dayAt(date).julianDayUt).previous));
}
