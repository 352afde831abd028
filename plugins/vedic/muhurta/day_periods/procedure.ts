import { defineProcedure, wordsIn } from "#sdk";
import { CHALDEAN_ORDER, DAY_RULERS } from "#sky";
import { readAlmanacDay, SUN_REFUSALS, type AlmanacDay } from "../../core/day/almanac_day.ts";
import { abhijitApplies, qualityOf } from "../../core/day/parts.ts";
import { lastsOf } from "../../core/day/when.ts";
import { VARA } from "../../core/panchanga.ts";
import { limbsOf, periodsOf } from "../../panchanga/daily/rules.ts";
import { partsOf } from "../eighths.ts";
import { answer, type DayPeriodsAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawDayPeriods } from "./picture.ts";
import type { DayPeriodsWords } from "./words/en.ts";

/** The hours of a day to use and to avoid, and its planetary hours. */
export const muhurtaDayPeriods = defineProcedure({
  name: "muhurta.dayPeriods",
  tradition: "hindu-calendar",
  words: wordsIn<DayPeriodsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/day_wheel.svg",
  conventions: CONVENTIONS,
  refusals: SUN_REFUSALS,
  input,
  output: answer,
  run(chosen): DayPeriodsAnswer {
    const day = readAlmanacDay(chosen, chosen.sunrise);
    const { when } = day;
    const periods = periodsOf(day, limbsOf(day, chosen.ayanamsa, chosen.positions));
    return {
      vara: VARA.ids[day.weekday]!,
      sunrise: when(day.sunrise),
      sunset: when(day.sunset),
      nextSunrise: when(day.nextSunrise),
      abhijitApplies: abhijitApplies(day),
      periods: periods.map(({ id, start, end }) => ({
        period: id,
        quality: qualityOf(id),
        ...lastsOf(when, start, end),
      })),
      horas: horasOf(day).map(({ part, byDay, start, end }, i) => ({
        number: i + 1,
        ruler: part,
        byDay,
        ...lastsOf(when, start, end),
      })),
    };
  },
  picture: drawDayPeriods,
  examples: [
    {
      title: "a Sunday in Thiruvananthapuram",
      input: {
        date: "1992-09-13",
        timezone: "Asia/Kolkata",
        latitude: 8.5241,
        longitude: 76.9366,
      },
      expect: {
        sunrise: { utc: "1992-09-13T00:45:57Z" },
        sunset: { utc: "1992-09-13T12:50:11Z" },
        abhijitApplies: true,
      },
      source: "Swiss Ephemeris 2.10.03; Rahu Kalam is the last eighth in PyJHora as well",
    },
  ],
  references: [
    { title: "Muhurta Chintamani", author: "Rama Daivajna", year: "1600", part: "II, VI" },
    { title: "Kalaprakashika", part: "day parts" },
  ],
});

/** Twelve and twelve, in the order of the planets from the lord of the weekday. */
function horasOf(day: AlmanacDay) {
  const first = CHALDEAN_ORDER.indexOf(DAY_RULERS[day.weekday]!);
  const of = (from: number) =>
    Array.from({ length: 12 }, (_, i) => CHALDEAN_ORDER[(first + from + i) % 7]!);
  return partsOf(day, of(0), of(12));
}
