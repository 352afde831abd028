import type { Lang } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { COLOURS } from "../core/picture/drawing.ts";
import { drawTimeLine, type Row } from "../core/picture/time_line.ts";
import type { RetrogradesAnswer } from "./answer.ts";
import type { RetrogradesWords } from "./words/en.ts";

const at = ({ utc }: { readonly utc: string }) => julianDayOfEpochMs(Date.parse(utc));

/** Draws the loops of each planet as bars, their shadows thinner. */
export function drawRetrogrades(
  { loops }: RetrogradesAnswer,
  { terms, picture }: RetrogradesWords,
  lang: Lang,
): string {
  const planets = [...new Set(loops.map(({ planet }) => planet))];
  const rows: readonly Row[] = planets.map((planet) => ({
    name: terms.body[planet],
    bars: loops
      .filter((loop) => loop.planet === planet)
      .flatMap(({ shadowBegins, turnsRetrograde, turnsDirect, shadowEnds }) => [
        ...(shadowBegins && shadowEnds
          ? [{ fromUt: at(shadowBegins), toUt: at(shadowEnds), colour: COLOURS.soft, faint: true }]
          : []),
        { fromUt: at(turnsRetrograde), toUt: at(turnsDirect), colour: COLOURS.tense },
      ]),
  }));
  const ends = rows.flatMap(({ bars = [] }) => bars.flatMap(({ fromUt, toUt }) => [fromUt, toUt]));
  return drawTimeLine({
    id: "retrogrades",
    lang,
    title: picture.title,
    desc: picture.desc(loops.length),
    fromUt: Math.min(...ends, Number.POSITIVE_INFINITY),
    toUt: Math.max(...ends, Number.NEGATIVE_INFINITY),
    rows,
  });
}
