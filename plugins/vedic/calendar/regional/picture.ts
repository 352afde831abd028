import type { Lang } from "#sdk";
import { dayOfWeek, toFixed } from "#time";
import { drawSheet } from "../../core/month_sheet.ts";
import { COLOURS } from "../../core/svg.ts";
import type { RegionalAnswer } from "./answer.ts";
import type { RegionalWords } from "./words/en.ts";

const SECOND = "#e6efe0";
const FIRST_DAY = "#f6dca8";

/** Draws the civil month with the days of the regional calendar; each of its months has a tint of its own. */
export function drawRegional(
  answer: RegionalAnswer,
  { picture: says }: RegionalWords,
  lang: Lang,
): string {
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)$/.exec(answer.date)!;
  const first = toFixed({ year: Number(year), month: Number(month), day: 1 });
  const { page } = answer;
  return drawSheet({
    id: "regional-month",
    lang,
    title: says.title(Number(year), Number(month)),
    headings: [says.asked(answer), says.months(page)],
    desc: says.asked(answer),
    weekdays: says.weekdays,
    firstWeekday: dayOfWeek(first),
    days: page.map((one, i) => ({
      figure: one.day === null ? "" : String(one.day),
      note: one.day === 1 && one.month ? says.short(one.month) : "",
      tint: one.day === 1 ? FIRST_DAY : one.month === page[0]!.month ? COLOURS.faint : SECOND,
      asked: i + 1 === Number(day),
    })),
    legend: says.legend,
  });
}
