import { Refusal } from "#sdk";
import {
  equationOfTimeMinutes,
  meanSolarTime,
  standardLocalTime,
  trueSolarTime,
  type CivilMoment,
  type LocalTime,
  type SolarTime,
} from "#time";
import type { ClockName } from "./conventions.ts";

/** The time by which an art reckons day and hour. */
export interface ChartTime {
  readonly clock: ClockName;
  readonly local: LocalTime;
  /** The corrections, where the clock is a solar one. */
  readonly solar: SolarTime | null;
}

/** The refusal of arts whose solar clocks need a longitude, with what fills its sentence. */
export type LongitudeRefusal = { longitudeNeeded: { clock: ClockName } };

/**
 * Returns a civil moment on the clock chosen; daylight saving is taken out of every one.
 *
 * @throws {Refusal} longitudeNeeded, if the clock is a solar one and the moment has no longitude
 */
export function chartTimeOf(civil: CivilMoment, clock: ClockName): ChartTime {
  if (clock === "civil") return { clock, local: standardLocalTime(civil), solar: null };
  if (civil.longitude === null) {
    throw new Refusal("longitudeNeeded", { clock });
  }
  const solar =
    clock === "mean"
      ? meanSolarTime(civil)
      : trueSolarTime(civil, equationOfTimeMinutes(civil.julianDayTt));
  return { clock, local: solar.local, solar };
}
