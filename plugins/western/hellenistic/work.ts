import { type Candidates, type Given, anyValue } from "#sdk";
import { normalizeDeg } from "#sky";
import { CLASSICAL, signAt } from "#lore";
import { offsetOfInput, zodiacOf } from "../core/conventions.ts";
import type { DignitySchool } from "../core/dignities.ts";
import { type AngledNativity, readNativity } from "../core/nativity.ts";
import { ascendantVerdict, sectVerdict, signVerdict, birthTimes } from "../core/birth_times.ts";
import { readTarget } from "../core/target_date.ts";
import { placeOf, round, wholeSignHouse } from "../core/zodiac.ts";
import type { HellenisticAnswer } from "./answer.ts";
import { configurationsOf, type Longitudes } from "./condition.ts";
import type { Input } from "./input.ts";
import { reportPlanet, reportSect } from "./planets.ts";
import { NO_TIMES, reportTimes } from "./time_lords.ts";

export { drawHellenisticWheel as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): HellenisticAnswer {
  const civil = give.civil();
  const chart = readNativity(civil, CLASSICAL.ids, "wholeSign");
  const { offsetDeg } = zodiacOf(chart.sky, chosen.zodiac, chosen.ayanamsa);
  const inZodiac = (longitudeDeg: number) => normalizeDeg(longitudeDeg - offsetDeg);
  const longitudes = Object.fromEntries(
    CLASSICAL.ids.map((id) => [id, inZodiac(chart.positions[id]!.longitudeDeg)]),
  ) as Longitudes;
  const school: DignitySchool = { bounds: chosen.bounds, triplicity: "dorothean" };
  const target =
    chosen.targetDate === undefined
      ? null
      : readTarget(chosen.targetDate, chosen.targetTime, chosen, civil).julianDayUt;
  const angles = chart.houses && {
    ascendantDeg: inZodiac(chart.houses.ascendantDeg),
    midheavenDeg: inZodiac(chart.houses.midheavenDeg),
  };
  const houseOf = angles && ((longitude: number) => wholeSignHouse(angles.ascendantDeg, longitude));
  const { isDay } = chart;
  return {
    sect: isDay === null ? null : reportSect(isDay, longitudes),
    ascendant: angles && placeOf(angles.ascendantDeg),
    midheaven: angles && {
      ...placeOf(angles.midheavenDeg),
      wholeSignHouse: wholeSignHouse(angles.ascendantDeg, angles.midheavenDeg),
    },
    signs: Object.fromEntries(CLASSICAL.ids.map((id) => [id, signAt(longitudes[id])])),
    planets: CLASSICAL.ids.map((id) => reportPlanet(id, { longitudes, chart, school, houseOf })),
    configurations: configurationsOf(longitudes).map((one) => ({
      ...one,
      orbDeg: one.orbDeg === null ? null : round(one.orbDeg),
    })),
    ...(angles
      ? reportTimes({
          chosen,
          civil,
          chart: chart as AngledNativity,
          longitudes,
          school,
          ascendantDeg: angles.ascendantDeg,
          offsetDeg,
          target,
        })
      : NO_TIMES),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes({
    verdictsOf: (given) => {
      const offset = offsetOfInput(given);
      return {
        ...Object.fromEntries(CLASSICAL.ids.map((id) => [`/signs/${id}`, signVerdict(id, offset)])),
        "/sect/sect": sectVerdict,
        "/ascendant/sign": ascendantVerdict(offset),
      };
    },
  }),
  latitude: anyValue,
};
