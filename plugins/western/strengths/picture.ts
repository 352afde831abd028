import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import { drawPoint, drawSign } from "../core/picture/glyphs.ts";
import { formatDegree } from "../core/zodiac.ts";
import type { StrengthsAnswer } from "./answer.ts";
import type { StrengthsWords } from "./words/en.ts";

const WIDTH = 760;
const TOP = 104;
const ROW = 62;
const ZERO = 470;
const UNIT = 9;
const MOST = 29;

/** Draws the points of each planet as bars from a middle line: its own above, its circumstances below. */
export function drawStrengths(
  { planets, degrees }: StrengthsAnswer,
  { picture: says }: StrengthsWords,
  lang: Lang,
): string {
  const height = TOP + (planets.length + degrees.length) * ROW + 24;
  const bar = (points: number, y: number, colour: string) => {
    const length = Math.min(MOST, Math.abs(points)) * UNIT;
    return element("rect", {
      x: points < 0 ? ZERO - length : ZERO,
      y,
      width: Math.max(1, length),
      height: 14,
      fill: colour,
    });
  };
  return picture(
    "strengths",
    { width: WIDTH, height },
    { lang, title: says.title, desc: says.desc(planets.length) },
    label(says.title, WIDTH / 2, 32, { "font-size": 27, "font-weight": 700 }),
    label(says.legend, WIDTH / 2, 72, { "font-size": 19, fill: COLOURS.soft }),
    ...planets.map(({ planet, longitudeDeg, sign, essential, accidental, net }, i) => {
      const y = TOP + (i + 0.5) * ROW;
      return [
        drawPoint(planet, 36, y, 30, COLOURS.ink),
        label(formatDegree(longitudeDeg), 96, y, { "font-size": 20 }),
        drawSign(sign, 152, y, 24, COLOURS.ink),
        bar(essential, y - 16, COLOURS.union),
        bar(accidental, y + 2, COLOURS.air),
        label(String(net), 200, y, { "font-size": 24, "font-weight": 700 }),
      ].join("");
    }),
    ...degrees.map(({ longitudeDeg, sign, points, almuten }, i) => {
      const y = TOP + (planets.length + i + 0.5) * ROW;
      return [
        label(formatDegree(longitudeDeg), 44, y, { "font-size": 20 }),
        drawSign(sign, 104, y, 24, COLOURS.ink),
        ...points.map(({ planet, points: worth }, k) => {
          const ink = almuten.includes(planet) ? COLOURS.tense : COLOURS.soft;
          return (
            drawPoint(planet, 190 + k * 92, y, 26, ink) +
            label(String(worth), 222 + k * 92, y, { "font-size": 21, fill: ink })
          );
        }),
      ].join("");
    }),
    planets.length > 0
      ? element("line", {
          x1: ZERO,
          x2: ZERO,
          y1: TOP,
          y2: TOP + planets.length * ROW,
          stroke: COLOURS.faint,
          "stroke-width": 2,
        })
      : "",
  );
}
