/** The leaf of a Khmer almanac: the lunar day large, and the month with its holy days. */
import type { Lang } from "#sdk";
import { khmer as calendar } from "#time";
import { answersFor } from "../core/day.ts";
import { drawWall } from "../core/wall.ts";
import type { KhmerAnswer } from "./answer.ts";
import { isHoly } from "./rules.ts";
import { ANGEL, MONTH } from "./terms.ts";
import type { KhmerWords } from "./words/en.ts";

/** Draws it. */
export function drawKhmerDay(
  answer: KhmerAnswer,
  { picture, terms }: KhmerWords,
  lang: Lang,
): string {
  const { civil, khmer, monthName, feasts, holyDay, newYear } = answer;
  const romanOf = (month: number) => MONTH.writings[MONTH.ids[month]!]!.roman!;
  const lines = [
    picture.half(khmer.waxing, khmer.day),
    ...feasts.map((feast) => terms.khmerFeast[feast].text),
    ...(holyDay ? [picture.holyDay] : []),
    picture.years(khmer.year, answer.chulaYear),
    picture.newYear(newYear.local, ANGEL.writings[newYear.angel]!.roman!),
  ];
  return drawWall({
    id: "khmer-day",
    lang,
    title: picture.title(civil.date),
    desc: lines.join("; "),
    colour: "#1f4e79",
    band: `${romanOf(khmer.month)} · ${terms.khmerMonth[monthName]}`,
    figure: String(khmer.day),
    lines,
    date: civil.date,
    ...picture.wall,
    legend: picture.legend,
    cell: (fixed) => {
      if (!answersFor(calendar, fixed) || !answersFor(calendar, fixed + 1)) return null;
      const { month, day, waxing } = calendar.fromFixed(fixed);
      return {
        label: picture.lunarDay(waxing, day),
        ...(waxing && day === 1 ? { note: romanOf(month) } : {}),
        ...(isHoly(fixed) ? { tone: "holy" as const } : {}),
      };
    },
  });
}
