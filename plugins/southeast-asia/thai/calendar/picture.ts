/** The leaf of a temple calendar: the lunar day large, and the month with its holy days. */
import type { Lang } from "#sdk";
import { thaiLunar } from "#time";
import { answersFor } from "../../core/day.ts";
import { drawWall } from "../../core/wall.ts";
import type { ThaiCalendarAnswer } from "./answer.ts";
import { isHoly, lunarDay } from "./rules.ts";
import { MONTH } from "./terms.ts";
import type { ThaiCalendarWords } from "./words/en.ts";

/** Draws it. */
export function drawThaiDay(
  answer: ThaiCalendarAnswer,
  { picture, terms }: ThaiCalendarWords,
  lang: Lang,
): string {
  const { civil, thai, monthName, eras, feasts, holyDay, year } = answer;
  const lines = [
    picture.half(thai.waxing, thai.day),
    ...feasts.map((feast) => terms.thaiFeast[feast].text),
    ...(holyDay ? [picture.holyDay] : []),
    picture.years(eras.chula, eras.buddhist),
    picture.kind(terms.thaiYearKind[year.kind]),
  ];
  return drawWall({
    id: "thai-day",
    lang,
    title: picture.title(civil.date),
    desc: lines.join("; "),
    colour: "#8c2f39",
    band: `${MONTH.writings[monthName]!.roman!} · ${terms.thaiMonth[monthName]}`,
    figure: String(thai.day),
    lines,
    date: civil.date,
    ...picture.wall,
    legend: picture.legend,
    cell: (fixed) => {
      if (!answersFor(thaiLunar, fixed)) return null;
      const { month, day, waxing, dayOfMonth } = lunarDay(fixed);
      return {
        label: picture.lunarDay(waxing, day),
        ...(dayOfMonth === 1 ? { note: picture.monthNumber(month) } : {}),
        ...(isHoly(fixed) ? { tone: "holy" as const } : {}),
      };
    },
  });
}
