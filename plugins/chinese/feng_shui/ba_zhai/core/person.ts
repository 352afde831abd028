/** The life trigram of a person by a date of birth. */
import { solarYearOf } from "#east/calendar/pillars.ts";
import { jieAround } from "#east/calendar/solar_terms.ts";
import { dayAt, spanOfDay } from "#east/calendar/zone_clock.ts";
import { kuaOf, type Kua } from "../../../core/eight_mansions.ts";
import type { GenderName } from "#east/gender.ts";

/** A person with a life trigram. */
export interface Person extends Kua {
  readonly solarYear: number;
  /** Whether 立春 falls on the day of birth, so that the hour decides the year. */
  readonly turnsThatDay: boolean;
}

/**
 * Reads the life trigram of a date, from 立春 to 立春; on the day of 立春 itself the year that it opens.
 *
 * @throws {InputError} if there is no such day
 */
export function personOf(birthDate: string, gender: GenderName): Person {
  const { fromUt, toUt } = spanOfDay(dayAt(birthDate));
  const [before, after] = [fromUt, toUt - 1e-6].map((at) =>
    solarYearOf(jieAround(at).previous),
  ) as [number, number];
  return { ...kuaOf(after, gender), solarYear: after, turnsThatDay: before !== after };
}
