import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import { drawPoint, drawSign } from "../core/picture/glyphs.ts";
import { formatDegree } from "../core/zodiac.ts";
import type { SunSignAnswer } from "./answer.ts";
import type { SunSignWords } from "./words/en.ts";

const SIZE = 760;
const LEFT = 60;
const WIDTH = 640;

/** Draws the sign with the Sun on its thirty degrees and the three thirds below. */
export function drawSunSign(
  answer: SunSignAnswer,
  { picture: says, terms }: SunSignWords,
  lang: Lang,
): string {
  const { sign, degreeInSign, longitudeDeg, element: kind, ruler, decan } = answer;
  const x = LEFT + (degreeInSign / 30) * WIDTH;
  return picture(
    "sun-sign",
    { width: SIZE, height: 560 },
    { lang, title: terms.sign[sign], desc: says.desc(answer) },
    drawSign(sign, 180, 150, 190, COLOURS[kind]),
    label(terms.sign[sign], 340, 84, {
      "font-size": 44,
      "font-weight": 700,
      "text-anchor": "start",
    }),
    ...[
      `${terms.element[kind]} · ${terms.modality[answer.modality]}`,
      `${says.ruler} ${terms.body[ruler]}`,
      `${answer.enteredUtc.slice(0, -4).replace("T", " ")} –`,
      `${answer.leavesUtc.slice(0, -4).replace("T", " ")} UTC`,
    ].map((line, i) =>
      label(line, 340, 136 + 34 * i, {
        "font-size": 23,
        "text-anchor": "start",
        fill: COLOURS.soft,
      }),
    ),
    ...[0, 1, 2].map((third) =>
      element("rect", {
        x: LEFT + (third * WIDTH) / 3,
        y: 396,
        width: WIDTH / 3,
        height: 44,
        fill: third + 1 === decan ? COLOURS[kind] : COLOURS.paper,
        "fill-opacity": 0.35,
        stroke: COLOURS.faint,
        "stroke-width": 2,
      }),
    ),
    element("line", { x1: x, x2: x, y1: 372, y2: 440, stroke: COLOURS.tense, "stroke-width": 3 }),
    drawPoint("sun", x, 344, 40, COLOURS.union),
    label(formatDegree(longitudeDeg), Math.min(SIZE - 60, Math.max(60, x)), 300, {
      "font-size": 24,
    }),
    ...["0°", "10°", "20°", "30°"].map((text, i) =>
      label(text, LEFT + (i * WIDTH) / 3, 470, { "font-size": 20, fill: COLOURS.soft }),
    ),
    label(says.third(answer), SIZE / 2, 520, { "font-size": 22 }),
  );
}
