import { type Give, InputError } from "#sdk";
import { bahaiWestern, dayOfWeek, formatDate, fromFixed } from "#time";
import { civilDayOf, readOwnDate } from "../core/day.ts";
import type { BahaiAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { calendarOf, holyDaysOf, monthIdOf, weekdayOf, yearNameOf } from "./rules.ts";

export { drawBahai as picture } from "./picture.ts";

const EPOCH = bahaiWestern.toFixed({ year: 1, month: 1, day: 1 });

export function run({ badi, after, rule }: Input, give: Give<"now">): BahaiAnswer {
  const own = readOwnDate("badi", badi, calendarOf(rule));
  const fixed = own ?? give.civil().fixed + (after === "sunset" ? 1 : 0);
  if (fixed < EPOCH) throw new InputError([{ path: "date", code: "beforeEra" }]);
  const found = calendarOf(rule).fromFixed(fixed);
  const { month, day, yearInVahid } = found;
  return {
    civil: civilDayOf(fixed),
    badi: found,
    monthName: monthIdOf(month),
    dayName: month === 0 ? null : monthIdOf(day),
    weekday: weekdayOf(dayOfWeek(fixed)),
    yearName: yearNameOf(yearInVahid),
    holyDays: holyDaysOf(fixed, rule),
    fast: month === 19,
    feast: month !== 0 && day === 1,
    begins: formatDate(fromFixed(fixed - 1)),
  };
}
