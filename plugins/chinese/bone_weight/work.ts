import { type Given, type InputOf, type ReceiptNotes, Refusal, type Weighing } from "#sdk";
import { formatChineseDate, yearPillar } from "#time";
import { lunarMomentOf } from "#east/calendar/lunar_moment.ts";
import { chartReceipt } from "#east/calendar/receipt.ts";
import type { WeightAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { HEAVIEST, LIGHTEST, shareLighter, weigh as weighPillars } from "./weights.ts";

export { drawScale as picture } from "./picture.ts";

export function run(
  { clock, lateZi, leapMonth, print }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): WeightAnswer {
  const civil = give.civil();
  if (!civil.timeKnown) throw new Refusal("hourNeeded");
  const { date, hour } = lunarMomentOf(civil, clock, lateZi);
  const moves = leapMonth === "half" && date.isLeapMonth && date.day > 15;
  const month = moves ? (date.month % 12) + 1 : date.month;
  const year = yearPillar(date.year);
  const parts = weighPillars(year.index, month, date.day, hour.index, print);
  const total = parts.year + parts.month + parts.day + parts.hour;
  const [liang, qian] = [Math.floor(total / 10), total % 10];
  return {
    lunarDate: formatChineseDate(date),
    year: year.id,
    hour: hour.id,
    qian: { ...parts, total },
    weight: { liang, qian, native: `${liang}兩${qian === 0 ? "" : `${qian}錢`}` },
    lighter: shareLighter(total),
    verse: { code: "verse", with: { qian: total } },
  };
}

export function receipt(
  given: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): ReceiptNotes {
  return chartReceipt(
    { ...given, dayBoundary: given.lateZi === "nextDay" ? "23:00" : "midnight" },
    give,
  );
}

export function weigh({ qian: { total }, weight: { liang, qian } }: WeightAnswer): Weighing {
  const part = (total - LIGHTEST) / (HEAVIEST - LIGHTEST);
  const score = Math.max(0, Math.min(100, Math.round(100 * part)));
  return { score, testimonies: [{ code: "weighs", with: { liang, qian }, weight: score }] };
}
