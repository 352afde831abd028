import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { dayOfWeek } from "#time";
import { SUN_REFUSALS } from "../../core/day/almanac_day.ts";
import { lunarMonthId, purnimantaOf } from "../../core/day/lunar_month.ts";
import { tithiOf, VARA } from "../../core/panchanga.ts";
import { dateOf } from "../calendar.ts";
import { calendarOf } from "../place.ts";
import { answer, type FestivalYearAnswer } from "./answer.ts";
import { CONVENTIONS, input, type Input } from "./input.ts";
import { drawFestivals } from "./picture.ts";
import { ekadashiOf, festivalYearOf, type Observance } from "./rules.ts";
import type { FestivalYearWords } from "./words/en.ts";

/** Festivals, fasts and lunar months of a civil year at a place. */
export const hinduFestivalYear = defineProcedure({
  name: "hinduFestival.year",
  tradition: "hindu-calendar",
  words: wordsIn<FestivalYearWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/panchanga.svg",
  conventions: CONVENTIONS,
  refusals: SUN_REFUSALS,
  input,
  output: answer,
  run(chosen): FestivalYearAnswer {
    try {
      return reckon(chosen);
    } catch (error) {
      if (error instanceof RangeError && /^\d{4}-/.test(error.message)) {
        throw new Refusal("sun-keeps-up-or-down", { date: error.message });
      }
      throw error;
    }
  },
  picture: drawFestivals,
  examples: [
    {
      title: "2025, reckoned for India",
      input: { year: 2025, timezone: "Asia/Kolkata", latitude: 28.6139, longitude: 77.209 },
      expect: { reckonedFor: { assumed: false } },
      source: "dates of 2001-2030 are held against government lists in the tests beside it",
    },
  ],
  references: [
    { title: "Dharmasindhu", author: "Kashinatha Upadhyaya", year: "1790" },
    { title: "Nirnayasindhu", author: "Kamalakara Bhatta", year: "1612" },
    { title: "Report of the Calendar Reform Committee", year: "1955" },
  ],
});

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
