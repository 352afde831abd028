/** Inputs of a chart that may be left out; what is tried in place of a time stands in `birth_times.ts`. */
import type { Omittable } from "#sdk";

/**
 * Declares the time of birth as omittable.
 *
 * @param verdicts fields to certify, as JSON pointers
 * @param exhaustive whether the times that are tried cover the day
 */
export function birthTimeOmittable(verdicts: readonly string[], exhaustive = true): Omittable {
  return { fields: ["birthTime", "birthHour"], assume: null, exhaustive, verdicts };
}

/** The place as an omission: nothing is certified, what hangs on the horizon is left out. */
export const PLACE_OMITTABLE: Omittable = {
  fields: ["latitude", "longitude"],
  assume: null,
  exhaustive: false,
  verdicts: [],
};
