/** The almanac day: what marks it, and the month with the days that are sought and shunned. */
import type { Lang } from "#sdk";
import { burmese } from "#time";
import { answersFor } from "../../core/day.ts";
import { drawWall } from "../../core/wall.ts";
import { almanacDay, MONTH } from "../core/day.ts";
import type { AstroAnswer } from "./answer.ts";
import { LEANINGS, markedDays } from "./rules.ts";
import { ASTRO_DAY, type AstroDay } from "./terms.ts";
import type { AstroWords } from "./words/en.ts";

const romanOf = (day: AstroDay) => ASTRO_DAY.writings[day]!.roman!;

/** Yatyaza and Pyathada colour a day, as almanacs print them; the others stand in the leaf. */
function toneOf(days: readonly AstroDay[]): "good" | "bad" | undefined {
  if (days.includes("yatyaza")) return "good";
  return days.includes("pyathada") || days.includes("afternoonPyathada") ? "bad" : undefined;
}

/** Draws it. */
export function drawAstroDay(
  answer: AstroAnswer,
  { picture, terms }: AstroWords,
  lang: Lang,
): string {
  const { civil, myanmar, marked, nagaHead, sabbath } = answer;
  const of = (leaning: "sought" | "shunned" | "noted") =>
    marked.filter((one) => one.leaning === leaning).map(({ day }) => romanOf(day));
  const lists = (["sought", "shunned", "noted"] as const)
    .filter((leaning) => of(leaning).length > 0)
    .map((leaning) => picture.list(terms.burmeseLeaning[leaning], of(leaning)));
  const lines = [
    picture.moon(myanmar.phase, myanmar.dayOfHalf),
    ...(lists.length > 0 ? lists : [picture.unmarked]),
    ...(sabbath === null ? [] : [terms.burmeseSabbath[sabbath]]),
    picture.naga(terms.direction[nagaHead]),
  ];
  return drawWall({
    id: "burmese-astro-day",
    lang,
    title: picture.title(civil.date),
    desc: lines.join("; "),
    colour: "#6a3d7c",
    band: picture.band(terms.burmeseMonth[myanmar.month], myanmar.year),
    figure: String(myanmar.dayOfHalf),
    lines,
    date: civil.date,
    ...picture.wall,
    legend: picture.legend,
    cell: (fixed) => {
      if (!answersFor(burmese, fixed)) return null;
      const days = markedDays(fixed).filter((day) => LEANINGS[day] !== "noted");
      const { phase, dayOfHalf } = almanacDay(fixed);
      const tone = toneOf(days);
      const rest = days.filter((day) => !/yatyaza|pyathada/i.test(day));
      return {
        label: picture.short(phase, dayOfHalf),
        ...(rest.length > 0 ? { note: romanOf(rest[0]!) } : {}),
        ...(tone ? { tone } : {}),
      };
    },
  });
}
