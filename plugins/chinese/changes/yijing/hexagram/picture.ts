import type { Lang } from "#sdk";
import { hexagramOfLines } from "../../../core/hexagrams.ts";
import { box, drawing, PAPER, SERIF, text } from "#east/svg.ts";
import { drawFigure, nameRows } from "../drawing.ts";
import type { LookupAnswer } from "./answer.ts";
import type { LookupWords } from "./words/en.ts";

const WIDTH = 360;
const HEIGHT = 400;

/** Draws the hexagram with the names of its lines, and below it the three that belong to it. */
export function drawHexagram(answer: LookupAnswer, { picture }: LookupWords, lang: Lang): string {
  const figure = hexagramOfLines(answer.figure.lines);
  const meaning = picture.meaning(figure.id);
  const titles = answer.lines.map(({ title, place }) => picture.line(title, place));
  const small = [answer.inner, answer.reversed, answer.opposite].map((one, i) => {
    const x = 14 + i * 112;
    const name = picture.meaning(hexagramOfLines(one.lines).id);
    return [
      box(x, 234, 108, 154, { fill: PAPER.card, stroke: PAPER.line }),
      text(x + 54, 252, picture.labels[i]!, { size: 11, fill: PAPER.faint }),
      drawFigure(hexagramOfLines(one.lines), { x: x + 27, y: 262, width: 54, step: 13 }),
      text(x + 54, 354, one.fullName, { size: 14, weight: 600, family: SERIF }),
      nameRows(name, x + 54, 369),
    ].join("");
  });
  const title = picture.title(answer.figure.fullName);
  const under = meaning ? text(20, 66, meaning, start(13)) : "";
  return drawing(WIDTH, HEIGHT, { title, desc: picture.desc(answer), lang }, [
    box(8, 8, WIDTH - 16, 218, { fill: PAPER.card, stroke: PAPER.line }),
    text(20, 44, answer.figure.fullName, {
      size: 24,
      weight: 700,
      anchor: "start",
      family: SERIF,
    }),
    text(340, 44, `${answer.figure.number}`, { size: 20, anchor: "end", fill: PAPER.faint }),
    under,
    drawFigure(figure, { x: 80, y: 78, width: 128, marks: titles }),
    ...small,
  ]);
}

function start(size: number) {
  return { size, anchor: "start", fill: PAPER.faint } as const;
}
