import { CHALDEAN_ORDER, DAY_RULERS } from "#sky";
import { type AlmanacDay, readAlmanacDay } from "../../core/day/almanac_day.ts";
import { abhijitApplies, qualityOf } from "../../core/day/parts.ts";
import { lastsOf } from "../../core/day/when.ts";
import { VARA } from "../../core/panchanga.ts";
import { limbsOf, periodsOf } from "../../panchanga/daily/rules.ts";
import { partsOf } from "../eighths.ts";
import type { DayPeriodsAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawDayPeriods as picture } from "./picture.ts";

export function run(chosen: Input): DayPeriodsAnswer {
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
}

/** Twelve and twelve, in the order of the planets from the lord of the weekday. */
function horasOf(day: AlmanacDay) {
  const first = CHALDEAN_ORDER.indexOf(DAY_RULERS[day.weekday]!);
  const of = (from: number) =>
    Array.from({ length: 12 }, (_, i) => CHALDEAN_ORDER[(first + from + i) % 7]!);
  return partsOf(day, of(0), of(12));
}
