import type { Lang } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { COLOURS } from "../core/picture/drawing.ts";
import { drawTimeLine } from "../core/picture/time_line.ts";
import type { PlanetReturnsAnswer } from "./answer.ts";
import type { PlanetReturnsWords } from "./words/en.ts";

const MARGIN_DAYS = 20;

/** Draws the returns as points against the calendar; passes backwards are hollow. */
export function drawReturns(
  answer: PlanetReturnsAnswer,
  { terms, picture }: PlanetReturnsWords,
  lang: Lang,
): string {
  const marks = answer.returns.map(({ utc, motion }) => ({
    atUt: julianDayOfEpochMs(Date.parse(utc)),
    colour: motion === "direct" ? COLOURS.easy : COLOURS.tense,
    hollow: motion === "retrograde",
  }));
  const at = marks.map(({ atUt }) => atUt);
  return drawTimeLine({
    id: "planet-returns",
    lang,
    title: picture.title,
    desc: picture.desc(answer),
    fromUt: (at[0] ?? 0) - MARGIN_DAYS,
    toUt: (at.at(-1) ?? 0) + MARGIN_DAYS,
    rows: [{ name: terms.body[answer.body], marks }],
  });
}
