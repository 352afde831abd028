import { type Candidates, candidateTimes, type Give, type InputOf } from "#sdk";
import { findSolarLongitude, moonElongation } from "#sky";
import { epochMsOfJulianDay, julianDayOfEpochMs } from "#time";
import { lunationAt, moonAt, quartersAfter, requireSky, utcOf } from "../core/sky.ts";
import type { MoonAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { eighthOf, fullMoonName } from "./rules.ts";

export { drawMoon as picture } from "./picture.ts";

export function run({ months = 1 }: InputOf<typeof input>, give: Give<"now">): MoonAnswer {
  const { julianDayTt, julianDayUt, year, latitude } = give.civil();
  requireSky(year);
  const moon = moonAt(julianDayTt);
  const { previous, ageDays, lunationDays } = lunationAt(julianDayUt);
  return {
    eighth: eighthOf(moon.elongationDeg),
    ...moon,
    ageDays,
    lunationDays,
    previousNewMoon: utcOf(previous.julianDayUt),
    nextQuarters: quartersAfter(julianDayUt, 4 * months).map(({ phase, julianDayUt: at }) => ({
      phase,
      ...utcOf(at),
      name: phase === "full" ? nameOf(at) : null,
    })),
    south: latitude !== null && latitude < 0,
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  time: candidateTimes({
    input: "time",
    markers: () => [(_at, moment) => eighthOf(moonElongation(moment().julianDayTt))],
  }),
};

function nameOf(julianDayUt: number) {
  const epochMs = epochMsOfJulianDay(julianDayUt);
  const year = new Date(epochMs).getUTCFullYear();
  const start = julianDayOfEpochMs(Date.UTC(2000, 8, 1)) + 365.2425 * (year - 2000);
  return fullMoonName(epochMs, epochMsOfJulianDay(findSolarLongitude(180, start).julianDayUt));
}
