/** Years for which solar terms are held on either side. */
import { Refusal } from "#sdk";
import { SOLAR_TERM_TABLE_YEARS } from "#sky";

/** What the refusal is filled with. */
export type YearRefusal = { yearOutOfRange: { year: number; first: number; last: number } };

/**
 * Refuses years without a solar term on either side.
 *
 * @throws {Refusal} `yearOutOfRange`
 */
export function refuseOutside(year: number): void {
  const [first, last] = [SOLAR_TERM_TABLE_YEARS.first + 2, SOLAR_TERM_TABLE_YEARS.last - 2];
  if (year >= first && year <= last) return;
  throw new Refusal("yearOutOfRange", { year, first, last });
}
