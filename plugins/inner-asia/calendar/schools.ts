/** The schools of the calendar, and the animal with which their months begin. */
import { bhutanese, tibetanPhugpa, tibetanTsurphu, type TibetanCalendar } from "#time";
import { ANIMAL } from "../tibetan/names.ts";

export type School = "phugpa" | "tsurphu" | "bhutan";

export const SCHOOLS: Readonly<Record<School, TibetanCalendar>> = {
  phugpa: tibetanPhugpa,
  tsurphu: tibetanTsurphu,
  bhutan: bhutanese,
};

/** Animal of the first month: the dragon, and in Tsurphu the tiger. */
const FIRST_ANIMAL: Readonly<Record<School, number>> = { phugpa: 4, tsurphu: 2, bhutan: 4 };

/**
 * The animal of a month.
 *
 * @param month 1-12
 */
export const animalOfMonth = (month: number, school: School) =>
  ANIMAL.ids[(FIRST_ANIMAL[school] + month - 1) % 12]!;
