import { type Given, type InputOf, type ReceiptNotes, Refusal } from "#sdk";
import { formatChineseDate } from "#time";
import { lunarMomentOf } from "#east/calendar/lunar_moment.ts";
import { chartReceipt } from "#east/calendar/receipt.ts";
import type { PalmAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { countPalm } from "./palm.ts";

export { drawPalm as picture } from "./picture.ts";

type Asked = InputOf<typeof input, typeof CONVENTIONS>;

export function run({ gender, clock, lateZi, leapMonth, women }: Asked, give: Given): PalmAnswer {
  const civil = give.civil();
  if (!civil.timeKnown) throw new Refusal("hourNeeded");
  const { date, yearBranch, hour } = lunarMomentOf(civil, clock, lateZi);
  const moves = leapMonth === "half" && date.isLeapMonth && date.day > 15;
  const month = moves ? (date.month % 12) + 1 : date.month;
  const step = gender === "female" && women === "backward" ? -1 : 1;
  return {
    lunarDate: formatChineseDate(date),
    gender,
    month,
    day: date.day,
    hourBranch: hour.id,
    seats: countPalm(yearBranch.index, month, date.day, hour.index, step),
  };
}

export function receipt(given: Asked, give: Given): ReceiptNotes {
  const dayBoundary = given.lateZi === "nextDay" ? "23:00" : "midnight";
  return chartReceipt({ ...given, dayBoundary }, give);
}
