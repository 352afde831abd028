import { byBirth, defineProcedure, Refusal, wordsIn } from "#sdk";
import { houseOf } from "#sky";
import { toJulianDay } from "#time";
import { CHART_REFUSALS, readNativity } from "../core/nativity.ts";
import { placeOfReturn, reportReturn, requireTime } from "../core/return_chart.ts";
import { clockOf } from "../core/span.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { answer, type SolarReturnAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawSolarReturn } from "./picture.ts";
import { closestAspects, onAngles, returnAfter, returnsUpTo } from "./rules.ts";
import type { SolarReturnWords } from "./words/en.ts";

const MOST_YEARS = 150;

/** The chart of the instant at which the Sun comes back to its place of birth. */
export const returnsSolar = defineProcedure({
  name: "returns.solar",
  tradition: "western",
  words: wordsIn<SolarReturnWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/solar_return.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...CHART_REFUSALS, "birth-time-needed", "year-out-of-reach"],
  input,
  output: answer,
  run(chosen, give): SolarReturnAnswer {
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
  },
  asks: byBirth,
  picture: drawSolarReturn,
  examples: [
    {
      title: "the forty-second return to the same star, in Paris",
      input: {
        birthDate: "1880-07-08",
        birthTime: "07:57",
        timezone: "UTC",
        year: 1922,
        precession: "precessed",
        returnLatitude: 48.8566,
        returnLongitude: 2.3522,
      },
      expect: {
        age: 42,
        chart: { ascendant: { longitudeDeg: 86.27 }, midheaven: { longitudeDeg: 323.94 } },
      },
      tolerance: 0.1,
      source: "Swiss Ephemeris 2.10.03: 10 July 1922, 02:26:40 UT",
    },
  ],
  references: [
    { title: "The Technique of Solar Returns", author: "A. Volguine", year: "1937" },
    { title: "Planets in Transit", author: "Robert Hand", year: "1976" },
  ],
});
