import type { Lang } from "#sdk";
import { dayOfWeek, toFixed } from "#time";
import { drawSheet } from "../../core/month_sheet.ts";
import type { LunisolarAnswer } from "./answer.ts";
import type { LunisolarWords } from "./words/en.ts";

const BRIGHT = "#fff4d2";
const DARK = "#e6e9f2";

/** Draws the civil month with the tithis that its sunrises see. */
export function drawLunisolar(
  answer: LunisolarAnswer,
  { picture: says }: LunisolarWords,
  lang: Lang,
): string {
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)$/.exec(answer.date)!;
  const first = toFixed({ year: Number(year), month: Number(month), day: 1 });
  return drawSheet({
    id: "hindu-month",
    lang,
    title: says.title(Number(year), Number(month)),
    headings: [says.asked(answer), says.months(answer.page)],
    desc: says.asked(answer),
    weekdays: says.weekdays,
    firstWeekday: dayOfWeek(first),
    days: answer.page.map(({ tithi }, i) => ({
      figure: String(((tithi - 1) % 15) + 1),
      note: says.note(tithi),
      tint: tithi > 15 ? DARK : BRIGHT,
      asked: i + 1 === Number(day),
    })),
    legend: says.legend,
  });
}
