import { byMoment, defineProcedure, wordsIn } from "#sdk";
import { formatChineseDate } from "#time";
import { lunarMomentOf } from "../calendar/lunar_moment.ts";
import type { Luck } from "../core/luck.ts";
import { answer, type PalmAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { countPalms } from "./palms.ts";
import { drawPalms } from "./picture.ts";
import type { PalmWords } from "./words/en.ts";

/** Score of a palm's luck, for blends. */
const SCORES: Readonly<Record<Luck, number>> = { lucky: 70, mixed: 50, unlucky: 30 };

/** Small Six Ren: three counts round six palms. */
export const xiaoLiuRenCalculate = defineProcedure({
  name: "xiaoLiuRen.calculate",
  tradition: "chinese-boards",
  words: wordsIn<PalmWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/xiao_liu_ren.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "yearOutOfRange"],
  run({ numbers, clock, lateZi, question = null }, give): PalmAnswer {
    if (numbers) {
      const [a, b, c] = numbers as [number, number, number];
      const counted = {
        by: "numbers" as const,
        numbers,
        lunarDate: null,
        lunarMonth: null,
        lunarDay: null,
        hour: null,
      };
      return { counted, ...countPalms(a, b, c), question };
    }
    const { date, hour } = lunarMomentOf(give.civil(), clock, lateZi);
    const hourNumber = hour.index + 1;
    return {
      counted: {
        by: "moment",
        numbers: [date.month, date.day, hourNumber],
        lunarDate: formatChineseDate(date),
        lunarMonth: date.month,
        lunarDay: date.day,
        hour: hour.id,
      },
      ...countPalms(date.month, date.day, hourNumber),
      question,
    };
  },
  asks: byMoment,
  weighs: {
    origin: "verdict",
    read({ hour: { luck } }) {
      const score = SCORES[luck];
      return { score, testimonies: [{ code: "palmEnds", with: { luck }, weight: score }] };
    },
  },
  picture: drawPalms,
  examples: [
    {
      title: "the morning of 9 October 1967",
      input: { date: "1967-10-09", time: "08:30", timezone: "+08:00", clock: "civil" },
      expect: {
        month: { palm: { native: "速喜" } },
        day: { palm: { native: "留連" } },
        hour: { palm: { native: "空亡" } },
        counted: { lunarMonth: 9, lunarDay: 6 },
      },
      source: "tyme4ts 1.5.2 (MinorRen) agreed with the counting rule",
    },
  ],
  references: [{ title: "Yuxia Ji 玉匣記", part: "six palms of Li Chunfeng", year: "Ming prints" }],
});
