import {
  type Give,
  type InputOf,
  requireAnswerable,
  understand,
  type Understood,
  type Weighing,
} from "#sdk";
import { formatChineseDate } from "#time";
import { lunarMomentOf } from "#east/calendar/lunar_moment.ts";
import type { Luck } from "#east/luck.ts";
import { replyBy, unitFor } from "../core/question/reply.ts";
import type { PalmAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { countOn, countPalms, PALM, type Palm } from "./palms.ts";

export { drawPalms as picture } from "./picture.ts";

/** Score of a palm's luck, for blends. */
const SCORES: Readonly<Record<Luck, number>> = { lucky: 70, mixed: 50, unlucky: 30 };

export function run(
  { numbers, clock, lateZi, ...given }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): PalmAnswer {
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
}

export function weigh({ hour: { luck } }: PalmAnswer): Weighing {
  const score = SCORES[luck];
  return { score, testimonies: [{ code: "palmEnds", with: { luck }, weight: score }] };
}

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
