import { type Given, Refusal } from "#sdk";
import { houseOf } from "#sky";
import { toJulianDay } from "#time";
import { readNativity } from "../core/nativity.ts";
import { placeOfReturn, reportReturn, requireTime } from "../core/return_chart.ts";
import { clockOf } from "../core/span.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { SolarReturnAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { closestAspects, onAngles, returnAfter, returnsUpTo } from "./rules.ts";

export { drawSolarReturn as picture } from "./picture.ts";

const MOST_YEARS = 150;

export function run(chosen: Input, give: Given): SolarReturnAnswer {
  const civil = give.civil();
  const chart = readNativity(civil, ["sun"], chosen.houseSystem);
  requireTime(chart);
  const { year, precession, houseSystem, timezone } = chosen;
  if (year <= civil.year - 1 || year > civil.year + MOST_YEARS) {
    throw new Refusal("year-out-of-reach", { from: civil.year, to: civil.year + MOST_YEARS });
  }
  const sunDeg = chart.positions.sun!.longitudeDeg;
  const natal = { sunDeg, sky: chart.sky, julianDayUt: chart.julianDayUt };
  const age = returnsUpTo(chart.julianDayUt, toJulianDay({ year, month: 1, day: 1 }, 0));
  const at = returnAfter(precession, natal, age);
  const place = placeOfReturn(chosen, chart);
  const cast = reportReturn(at, place, houseSystem);
  const when = clockOf(timezone);
  const orb = <T extends { readonly orbDeg: number }>(one: T) => ({
    ...one,
    orbDeg: round(one.orbDeg, 4),
  });
  return {
    ...when(at),
    age,
    ends: when(returnAfter(precession, natal, age + 1)),
    natalSun: placeOf(sunDeg),
    chart: cast,
    natalHouses:
      cast && chart.houses
        ? {
            ascendant: houseOf(cast.ascendant.longitudeDeg, chart.houses.cuspsDeg),
            midheaven: houseOf(cast.midheaven.longitudeDeg, chart.houses.cuspsDeg),
          }
        : null,
    angular: cast
      ? onAngles(cast.bodies, {
          ascendant: cast.ascendant.longitudeDeg,
          midheaven: cast.midheaven.longitudeDeg,
        }).map(orb)
      : [],
    aspects: cast ? closestAspects(cast.bodies).map(orb) : [],
  };
}
