import { byBirth, defineProcedure, Refusal, wordsIn } from "#sdk";
import { formatChineseDate, yearPillar } from "#time";
import { lunarMomentOf } from "../calendar/lunar_moment.ts";
import { chartReceipt } from "../calendar/receipt.ts";
import { answer, type WeightAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawScale } from "./picture.ts";
import { HEAVIEST, LIGHTEST, shareLighter, weigh } from "./weights.ts";
import type { BoneWeightWords } from "./words/en.ts";

/** Weight of the bones and its verse. */
export const boneWeightCalculate = defineProcedure({
  name: "boneWeight.calculate",
  tradition: "chinese-destiny",
  words: wordsIn<BoneWeightWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/bone_weight.svg",
  reads: "birth",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "yearOutOfRange", "hourNeeded"],
  run({ clock, lateZi, leapMonth, print }, give): WeightAnswer {
    const civil = give.civil();
    if (!civil.timeKnown) throw new Refusal("hourNeeded");
    const { date, hour } = lunarMomentOf(civil, clock, lateZi);
    const moves = leapMonth === "half" && date.isLeapMonth && date.day > 15;
    const month = moves ? (date.month % 12) + 1 : date.month;
    const year = yearPillar(date.year);
    const parts = weigh(year.index, month, date.day, hour.index, print);
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
  },
  receipt: (given, give) =>
    chartReceipt(
      { ...given, dayBoundary: given.lateZi === "nextDay" ? "23:00" : "midnight" },
      give,
    ),
  asks: byBirth,
  weighs: {
    origin: "verdict",
    read({ qian: { total }, weight: { liang, qian } }) {
      const part = (total - LIGHTEST) / (HEAVIEST - LIGHTEST);
      const score = Math.max(0, Math.min(100, Math.round(100 * part)));
      return { score, testimonies: [{ code: "weighs", with: { liang, qian }, weight: score }] };
    },
  },
  picture: drawScale,
  examples: [
    {
      title: "a winter evening of 1914",
      input: { birthDate: "1914-01-15", birthTime: "22:30", timezone: "+08:00", clock: "civil" },
      expect: {
        qian: { year: 7, month: 5, day: 15, hour: 6, total: 33 },
        weight: { native: "3兩3錢" },
      },
      source: "weight tables of chinese-lunisolar-calendar agreed with five public tables",
    },
  ],
  references: [
    {
      title: "Chenggu Ge 稱骨歌",
      author: "attr. Yuan Tiangang 袁天罡",
      year: "Tang; printed Qing",
    },
  ],
});
