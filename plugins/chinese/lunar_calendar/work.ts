import { type InputOf, Refusal } from "#sdk";
import { chineseMonths, FIRST_CHINESE_YEAR, fixedOfChineseDate, LAST_CHINESE_YEAR } from "#time";
import { dayAt } from "#east/calendar/zone_clock.ts";
import type { LunarAnswer } from "./answer.ts";
import { describeDay } from "./convert.ts";
import type { input } from "./input.ts";

export { drawMonth as picture } from "./picture.ts";

export function run({ date, calendar, lunar }: InputOf<typeof input>): LunarAnswer {
  if ((date === undefined) === (lunar === undefined)) {
    throw new Refusal("dateOrLunar", { both: lunar !== undefined });
  }
  if (!lunar) {
    const { fixed, year } = dayAt(date!, undefined, calendar);
    if (year <= FIRST_CHINESE_YEAR || year >= LAST_CHINESE_YEAR) {
      throw new Refusal("yearOutOfRange", { year });
    }
    return describeDay(fixed);
  }
  const { year, month, leap = false, day } = lunar;
  const found = chineseMonths(year).find((one) => one.month === month && one.isLeapMonth === leap);
  if (!found || day > found.days) {
    const leapMonth = chineseMonths(year).find((one) => one.isLeapMonth)?.month ?? 0;
    throw new Refusal("noSuchLunarDate", { year, month, leap, day, leapMonth });
  }
  return describeDay(fixedOfChineseDate({ year, month, isLeapMonth: leap, day }));
}
