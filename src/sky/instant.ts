import { toTt, toUt } from "#time";

/** One instant in both scales: Julian days in Terrestrial Time and in universal time (UT1). */
export interface Instant {
  readonly julianDayTt: number;
  readonly julianDayUt: number;
}

/** Completes an instant from its Terrestrial Time. */
export function instantOfTt(julianDayTt: number): Instant {
  return { julianDayTt, julianDayUt: toUt(julianDayTt) };
}

/** Completes an instant from its universal time. */
export function instantOfUt(julianDayUt: number): Instant {
  return { julianDayTt: toTt(julianDayUt), julianDayUt };
}
