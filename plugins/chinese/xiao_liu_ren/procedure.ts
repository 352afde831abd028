import {
  byMoment,
  defineProcedure,
  requireAnswerable,
  understand,
  wordsIn,
  type Understood,
} from "#sdk";
import { formatChineseDate } from "#time";
import { lunarMomentOf } from "../calendar/lunar_moment.ts";
import type { Luck } from "../core/luck.ts";
import { replyBy, unitFor } from "../core/question/reply.ts";
import { answer, type PalmAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { countOn, countPalms, PALM, type Palm } from "./palms.ts";
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
  refusals: ["lifespan", "longitudeNeeded", "yearOutOfRange"],
  run({ numbers, clock, lateZi, ...given }, give): PalmAnswer {
    const { question = null } = given;
    requireAnswerable(given.question);
    const asked = understand(given.question, given);
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
      const palms = countPalms(a, b, c);
      return { counted, ...palms, ...answerBy(asked, palms.hour), question };
    }
    const { date, hour } = lunarMomentOf(give.civil(), clock, lateZi);
    const hourNumber = hour.index + 1;
    const palms = countPalms(date.month, date.day, hourNumber);
    return {
      counted: {
        by: "moment",
        numbers: [date.month, date.day, hourNumber],
        lunarDate: formatChineseDate(date),
        lunarMonth: date.month,
        lunarDay: date.day,
        hour: hour.id,
      },
      ...palms,
      ...answerBy(asked, palms.hour),
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

/**
 * What the last palm answers: its direction is where, its number the time, and each option is counted on from it.
 */
function answerBy(
  asked: Understood,
  hour: Palm,
): Pick<PalmAnswer, "asked" | "reply" | "optionPalms"> {
  const options = asked.options.map((option) => countOn(hour, [...option].length));
  const reply = replyBy(asked, {
    score: SCORES[hour.luck],
    phase: hour.element,
    quarter: hour.direction,
    count: PALM.ids.indexOf(hour.palm) + 1,
    unit: unitFor(asked),
    weighed: options.map(({ luck }, index) => ({
      option: asked.options[index]!,
      score: SCORES[luck],
    })),
  });
  return { asked, reply, optionPalms: options.map(({ palm }) => palm) };
}
