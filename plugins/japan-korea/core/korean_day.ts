/** A civil day as a Korean calendar prints it. */
import { nextSolarTerm } from "#sky";
import { LUNISOLAR_OFFSETS, toJulianDay, fromFixed } from "#time";
import { JEOLGI, type Jeolgi } from "./hangul.ts";

/** The solar term whose instant falls on a day by Korea's clock of the calendar, or null. */
export function jeolgiOn(fixed: number): Jeolgi | null {
  const midnight = toJulianDay(fromFixed(fixed)) - LUNISOLAR_OFFSETS.korea(fixed) / 24;
  const term = nextSolarTerm(midnight - 1e-6);
  return term.julianDayUt < midnight + 1 ? JEOLGI.ids[term.index]! : null;
}
