/** The leaf of a Burmese calendar: the day of the Moon large, and the month with its sabbaths. */
import type { Lang } from "#sdk";
import { burmese } from "#time";
import { answersFor } from "../../core/day.ts";
import { drawWall } from "../../core/wall.ts";
import { almanacDay, MONTH } from "../core/day.ts";
import type { MyanmarAnswer } from "./answer.ts";
import type { MyanmarWords } from "./words/en.ts";

/** Draws it. */
export function drawMyanmarDay(
  answer: MyanmarAnswer,
  { picture, terms }: MyanmarWords,
  lang: Lang,
): string {
  const { civil, myanmar, monthName, phase, dayOfHalf, feasts, thingyan, sabbath } = answer;
  const lines = [
    picture.moon(phase, dayOfHalf),
    ...(thingyan === null ? [] : [terms.thingyanDay[thingyan].text]),
    ...feasts.map((feast) => terms.burmeseFeast[feast].text),
    ...(sabbath === null ? [] : [terms.burmeseSabbath[sabbath]]),
    picture.years(myanmar.year, answer.sasanaYear),
    terms.burmeseYearKind[answer.year.kind],
  ];
  return drawWall({
    id: "myanmar-day",
    lang,
    title: picture.title(civil.date),
    desc: lines.join("; "),
    colour: "#8a5a12",
    band: picture.band(terms.burmeseMonth[monthName], myanmar.year),
    figure: String(dayOfHalf),
    lines,
    date: civil.date,
    ...picture.wall,
    legend: picture.legend,
    cell: (fixed) => {
      if (!answersFor(burmese, fixed)) return null;
      const day = almanacDay(fixed);
      return {
        label: picture.short(day.phase, day.dayOfHalf),
        ...(day.day === 1 ? { note: MONTH.writings[day.monthName]!.roman! } : {}),
        ...(day.sabbath === "sabbath" ? { tone: "holy" as const } : {}),
      };
    },
  });
}
