import { type InputOf, Refusal } from "#sdk";
import { dayAt } from "#east/calendar/zone_clock.ts";
import { KOREAN } from "../core/korean_calendar.ts";
import { oldDateOf } from "../core/old_date.ts";
import type { KoreanDay } from "./answer.ts";
import { describeDay } from "./convert.ts";
import type { input } from "./input.ts";

export { drawKoreanDay as picture } from "./picture.ts";

export function run({ date, calendar, lunar }: InputOf<typeof input>): KoreanDay {
  if ((date === undefined) === (lunar === undefined)) {
    throw new Refusal("dateOrLunar", { both: lunar !== undefined });
  }
  if (!lunar) {
    const { fixed } = dayAt(date!, undefined, calendar);
    oldDateOf(KOREAN, fixed);
    return describeDay(fixed);
  }
  const { year, month, leap = false, day } = lunar;
  const months = KOREAN.monthsOf(year);
  const found = months.find((one) => one.month === month && one.isLeapMonth === leap);
  if (!found || day > found.days) {
    const leapMonth = months.find((one) => one.isLeapMonth)?.month ?? 0;
    throw new Refusal("noSuchLunarDate", { year, month, leap, day, leapMonth });
  }
  return describeDay(found.firstFixed + day - 1);
}
