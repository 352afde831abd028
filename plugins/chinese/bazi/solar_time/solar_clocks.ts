import { Refusal } from "#sdk";
import {
  equationOfTimeMinutes,
  formatLocal,
  secondsOfDay,
  trueSolarTime,
  type CivilMoment,
} from "#time";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import { CLOCK_NAME, type DayBoundary } from "#east/calendar/conventions.ts";
import { dayAndHour } from "#east/calendar/pillars.ts";
import type { SolarTimeAnswer } from "./answer.ts";

const DOUBLE_HOUR = 7200;
const HOUR = 3600;

/**
 * Corrects a clock time to the sundial, and says whether the hour pillar changes.
 *
 * @throws {Refusal} timeNeeded, longitudeNeeded
 * @source Meeus, Astronomical Algorithms, ch. 28 (equation of time); histories of zones: the IANA time zone database
 */
export function readSolarTime(civil: CivilMoment, dayBoundary: DayBoundary): SolarTimeAnswer {
  if (!civil.timeKnown) throw new Refusal("timeNeeded");
  if (civil.longitude === null) throw new Refusal("longitudeNeeded", { clock: "true" });
  const solar = trueSolarTime(civil, equationOfTimeMinutes(civil.julianDayTt));
  const dstMinutes = civil.dstSeconds / 60;
  const clocks = CLOCK_NAME.ids.map((clock) => {
    const chart = chartTimeOf(civil, clock);
    const { day, hour } = dayAndHour(civil, chart, dayBoundary);
    return {
      clock,
      local: formatLocal(chart.local),
      hour: hour!.branch.id,
      day: day.id,
      pillar: hour!.id,
      toEdgeMinutes: rounded(edgeSeconds(secondsOfDay(chart.local)) / 60),
    };
  });
  const [standard, , sundial] = clocks;
  return {
    given: formatLocal(civil.given),
    dstMinutes,
    meridianDeg: rounded(civil.standardOffsetSeconds / 240),
    longitudeDeg: civil.longitude,
    longitudeMinutes: rounded(solar.longitudeMinutes),
    equationOfTimeMinutes: rounded(solar.equationOfTimeMinutes),
    shiftMinutes: rounded(solar.longitudeMinutes + solar.equationOfTimeMinutes - dstMinutes),
    clocks,
    hourChanges: standard!.pillar !== sundial!.pillar,
    dayChanges: standard!.day !== sundial!.day,
  };
}

const rounded = (minutes: number) => Math.round(minutes * 1000) / 1000;

/** Double hours turn at the odd hours. */
function edgeSeconds(seconds: number): number {
  const into = (seconds + HOUR) % DOUBLE_HOUR;
  return Math.min(into, DOUBLE_HOUR - into);
}
