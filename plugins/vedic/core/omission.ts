/** Inputs of a chart that may be left out; what is tried in place of a time stands in `birth_times.ts`. */
import type { Omittable } from "#sdk";

/**
 * Declares the time of birth as omittable.
 *
 * @param verdicts fields to certify, as JSON pointers
 */
export function birthTimeOmittable(verdicts: readonly string[]): Omittable {
  return { fields: ["birthTime", "birthHour"], assume: null, exhaustive: true, verdicts };
}

/** The place as an omission: what hangs on the horizon is left out, nothing is certified. */
export const PLACE_OMITTABLE: Omittable = {
  fields: ["latitude", "longitude"],
  assume: null,
  exhaustive: false,
  verdicts: [],
};
