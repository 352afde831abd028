import { type InputOf, Refusal } from "#sdk";
import { dayAt } from "#east/calendar/zone_clock.ts";
import { refuseBeyond, vietnameseBy } from "../core/calendar.ts";
import type { VietnameseDay } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { describeDay } from "./rules.ts";

export { drawDay as picture } from "./picture.ts";

export function run({
  date,
  calendar,
  lunar,
  meridian,
  dayMonth,
}: InputOf<typeof input, typeof CONVENTIONS>): VietnameseDay {
  if ((date === undefined) === (lunar === undefined)) {
    throw new Refusal("dateOrLunar", { both: lunar !== undefined });
  }
  if (!lunar) {
    const { fixed } = dayAt(date!, undefined, calendar);
    refuseBeyond(fixed);
    return describeDay(fixed, meridian, dayMonth);
  }
  const { year, month, leap = false, day } = lunar;
  const months = vietnameseBy(meridian).monthsOf(year);
  const found = months.find((one) => one.month === month && one.isLeapMonth === leap);
  if (!found || day > found.days) {
    const leapMonth = months.find((one) => one.isLeapMonth)?.month ?? 0;
    throw new Refusal("noSuchLunarDate", { year, month, leap, day, leapMonth });
  }
  return describeDay(found.firstFixed + day - 1, meridian, dayMonth);
}
