/** The Javanese day that holds a moment. */
import type { CivilMoment } from "#time";
import { clockSeconds, type SunsByMidnight, sunSeconds } from "../core/sun_day.ts";

/** Where days begin. */
export type DayBegin = "sunset" | "sunrise";

/** The day that holds a moment, by where days begin; its Rata Die is that of its daylight. */
export function dayOf(moment: CivilMoment, dayBegin: DayBegin, suns?: SunsByMidnight) {
  const sun = sunSeconds(moment, suns);
  const seconds = clockSeconds(moment);
  const afterSunset = dayBegin === "sunset" && seconds >= sun.set;
  const beforeSunrise = dayBegin === "sunrise" && seconds < sun.rise;
  const fixed = moment.fixed + (afterSunset ? 1 : 0) - (beforeSunrise ? 1 : 0);
  return { fixed, afterSunset, beforeSunrise, sunsetKnown: sun.known };
}
