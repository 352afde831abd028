import type { CivilMoment } from "./civil_moment.ts";
import { addSeconds, formatLocal } from "./local_time.ts";
import type { LocalTime } from "./local_time.ts";
import type { TrueSolarReceipt } from "./receipt.ts";

/** A clock set by the Sun, with the corrections that lead to it from the standard clock. */
export interface SolarTime {
  /** Local date and time on that clock, to the whole second. */
  readonly local: LocalTime;
  /** Mean solar time minus standard clock time, minutes. */
  readonly longitudeMinutes: number;
  /** Apparent minus mean solar time, minutes; 0 for mean solar time. */
  readonly equationOfTimeMinutes: number;
}

/**
 * Returns how far mean solar time is ahead of the standard clock: four minutes for each degree
 * that the place lies east of the meridian of its standard time.
 *
 * @param longitude degrees, east positive
 * @param standardOffsetSeconds standard clock minus universal time, without daylight saving
 */
export function longitudeMinutes(longitude: number, standardOffsetSeconds: number): number {
  return 4 * longitude - standardOffsetSeconds / 60;
}

/**
 * Returns the mean solar time of a moment: the clock without daylight saving, moved to the
 * longitude of the place.
 *
 * @throws {RangeError} if the moment has no longitude
 */
export function meanSolarTime(moment: CivilMoment): SolarTime {
  return solarTime(moment, 0);
}

/**
 * Returns the true solar time of a moment, that of a sundial at the place.
 *
 * @param equationOfTimeMinutes apparent minus mean solar time at the moment, minutes
 * @throws {RangeError} if the moment has no longitude
 */
export function trueSolarTime(moment: CivilMoment, equationOfTimeMinutes: number): SolarTime {
  return solarTime(moment, equationOfTimeMinutes);
}

/** Returns a solar time as it stands in a receipt, minutes rounded to 0.001. */
export function toTrueSolarReceipt(solar: SolarTime): TrueSolarReceipt {
  return {
    local: formatLocal(solar.local),
    longitudeMinutes: roundToThousandth(solar.longitudeMinutes),
    equationOfTimeMinutes: roundToThousandth(solar.equationOfTimeMinutes),
  };
}

function solarTime(moment: CivilMoment, equationOfTimeMinutes: number): SolarTime {
  if (moment.longitude === null) {
    throw new RangeError("Cannot compute solar time: the moment has no longitude");
  }
  const ofLongitude = longitudeMinutes(moment.longitude, moment.standardOffsetSeconds);
  const seconds = (ofLongitude + equationOfTimeMinutes) * 60 - moment.dstSeconds;
  const local = addSeconds(moment, seconds);
  return Object.freeze({ local, longitudeMinutes: ofLongitude, equationOfTimeMinutes });
}

function roundToThousandth(minutes: number): number {
  return Math.round(minutes * 1000) / 1000 + 0;
}
