/** When the day begins by the Sun at a birth, and by the clock where the place is unknown. */
import { dayOfSun } from "#sky";
import type { CivilMoment } from "#time";

/** Clock hours that stand for sunrise and sunset near the equator. */
export const SIX = 6 * 3600;
export const EIGHTEEN = 18 * 3600;

/** Seconds of the day shown by the clock. */
export function clockSeconds({ hour, minute, second }: CivilMoment): number {
  return hour * 3600 + minute * 60 + second;
}

/**
 * Seconds of the local day at which the Sun rises and sets.
 *
 * @returns 6:00 and 18:00 with `known: false` where no place was given or the Sun does neither
 */
export function sunSeconds(moment: CivilMoment) {
  const { latitude, longitude, julianDayUt } = moment;
  const fallback = { rise: SIX, set: EIGHTEEN, known: false };
  if (latitude === null || longitude === null) return fallback;
  const midnight = julianDayUt - clockSeconds(moment) / 86_400;
  const day = dayOfSun(midnight, { latitudeDeg: latitude, longitudeDeg: longitude });
  if (!day.sunrise || !day.sunset) return fallback;
  const seconds = (jd: number) => Math.round((jd - midnight) * 86_400);
  return {
    rise: seconds(day.sunrise.julianDayUt),
    set: seconds(day.sunset.julianDayUt),
    known: true,
  };
}
