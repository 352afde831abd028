import { Refusal, type InputOf } from "#sdk";
import { japanDay } from "../calendar/japan_day.ts";
import { fixedOfOldDay } from "../calendar/old_calendar.ts";
import type { KyurekiAnswer } from "./answer.ts";
import { describeDay } from "./convert.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawMonth as picture } from "./picture.ts";

export function run({
  date,
  calendar,
  old,
  leap2033,
}: InputOf<typeof input, typeof CONVENTIONS>): KyurekiAnswer {
  if ((date === undefined) === (old === undefined)) {
    throw new Refusal("dateOrOld", { both: old !== undefined });
  }
  if (!old) return describeDay(japanDay(date!, calendar).fixed, leap2033);
  const { year, month, leap = false, day } = old;
  return describeDay(fixedOfOldDay({ year, month, isLeapMonth: leap, day }, leap2033), leap2033);
}
