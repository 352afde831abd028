import { defineProcedure, omittableTime, wordsIn } from "#sdk";
import { findSolarLongitude, moonElongation } from "#sky";
import { epochMsOfJulianDay, julianDayOfEpochMs } from "#time";
import { lunationAt, moonAt, quartersAfter, requireSky, utcOf } from "../core/sky.ts";
import { answer, type MoonAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawMoon } from "./picture.ts";
import { eighthOf, fullMoonName } from "./rules.ts";
import type { MoonWords } from "./words/en.ts";

/** The Moon of a moment: phase, age, light, distance, sign, and the quarters that follow. */
export const moonPhaseCurrent = defineProcedure({
  name: "moonPhase.current",
  tradition: "moon",
  words: wordsIn<MoonWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/moon.svg",
  reads: "moment",
  needs: ["now"],
  omittable: {
    time: omittableTime({
      input: "time",
      assume: { time: "12:00" },
      markers: () => [(_at, moment) => eighthOf(moonElongation(moment().julianDayTt))],
      verdicts: ["/eighth"],
    }),
  },
  input,
  output: answer,
  refusals: ["outside-ephemeris"],
  run({ months = 1 }, give): MoonAnswer {
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
  },
  picture: drawMoon,
  examples: [
    {
      title: "a waning Moon of February 2019",
      input: { date: "2019-02-23", time: "05:00", timezone: "UTC" },
      expect: {
        eighth: { id: "waningGibbous" },
        ageDays: 18.3303,
        sign: { id: "libra" },
      },
      tolerance: 0.001,
      source: "astronomy-engine 2.1.19 and PyEphem",
    },
    {
      title: "the Harvest Moon of 2024",
      input: { date: "2024-09-17", time: "00:00", timezone: "UTC" },
      expect: { eighth: { id: "full" } },
      source: "US Naval Observatory: full Moon 2024 September 18, 02:34 UT",
    },
  ],
  references: [
    { title: "Astronomical Algorithms", author: "Jean Meeus", year: "1998", part: "ch. 47-49" },
    { title: "The Farmers' Almanac", year: "1930s", part: "names of full moons" },
  ],
});

function nameOf(julianDayUt: number) {
  const epochMs = epochMsOfJulianDay(julianDayUt);
  const year = new Date(epochMs).getUTCFullYear();
  const start = julianDayOfEpochMs(Date.UTC(2000, 8, 1)) + 365.2425 * (year - 2000);
  return fullMoonName(epochMs, epochMsOfJulianDay(findSolarLongitude(180, start).julianDayUt));
}
