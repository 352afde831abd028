import { Refusal } from "#sdk";
import { dayOfWeek } from "#time";
import { lunarMonthId, purnimantaOf } from "../../core/day/lunar_month.ts";
import { tithiOf, VARA } from "../../core/panchanga.ts";
import { dateOf } from "../calendar.ts";
import { calendarOf } from "../place.ts";
import type { FestivalYearAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { ekadashiOf, festivalYearOf, type Observance } from "./rules.ts";

export { drawFestivals as picture } from "./picture.ts";

export function run(chosen: Input): FestivalYearAnswer {
  try {
    return reckon(chosen);
  } catch (error) {
    if (error instanceof RangeError && /^\d{4}-/.test(error.message)) {
      throw new Refusal("sun-keeps-up-or-down", { date: error.message });
    }
    throw error;
  }
}

function reckon(chosen: Input): FestivalYearAnswer {
  const { calendar, reckonedFor, when } = calendarOf(chosen, chosen.ayanamsa, chosen.sunrise);
  const { festivals, vratas, months } = festivalYearOf(calendar, chosen.year, chosen.ayanamsa);
  const kept = ({ fixed, kala, others }: Observance) => ({
    date: dateOf(fixed),
    weekday: VARA.ids[dayOfWeek(fixed)]!,
    rule: kala,
    others: others.map(({ keeper, fixed: day }) => ({ keeper, date: dateOf(day) })),
  });
  return {
    reckonedFor,
    festivals: festivals.map((one) => ({
      festival: one.id,
      ...kept(one),
      tithi: one.tithi && tithiOf(one.tithi.number),
      tithiBegins: one.tithi && when(one.tithi.start),
      tithiEnds: one.tithi && when(one.tithi.end),
    })),
    vratas: vratas.map((one) => ({
      vrata: one.id,
      ekadashi: one.id === "ekadashi" ? ekadashiOf(one.month, one.tithi!.number) : null,
      month:
        (chosen.month === "purnimanta" ? purnimantaOf(one.month, one.tithi!.number) : null) ??
        lunarMonthId(one.month.index),
      ...kept(one),
    })),
    months: months.map((month) => ({
      month: lunarMonthId(month.index),
      kind: month.kind,
      secondName: month.kind === "kshaya" ? lunarMonthId(month.index + 1) : null,
      begins: when(month.begins),
      ends: when(month.ends),
    })),
  };
}
