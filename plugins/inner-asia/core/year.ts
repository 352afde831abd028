/** The years for which the calendars of this folder are reckoned. */
import { Refusal } from "#sdk";

const FIRST_YEAR = 1028;
const LAST_YEAR = 2500;

/** What fills the refusal of a year. */
export type YearRefusal = { yearOutOfRange: { year: number; first: number; last: number } };

/**
 * Declines a year outside the cycles that the calendar is reckoned for.
 *
 * @throws {Refusal} `yearOutOfRange`
 */
export function requireYear(year: number): void {
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw new Refusal("yearOutOfRange", { year, first: FIRST_YEAR, last: LAST_YEAR });
  }
}
