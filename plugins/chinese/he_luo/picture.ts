import type { Lang } from "#sdk";
import { box, drawing, PAPER, SERIF, text } from "#east/svg.ts";
import { drawFigure, nameRows } from "../changes/yijing/drawing.ts";
import { hexagramOfLines } from "../core/hexagrams.ts";
import type { HeLuoAnswer } from "./answer.ts";
import type { HeLuoWords } from "./words/en.ts";

const WIDTH = 390;

/** Draws the two figures of a life with the years of each line; the line that is oneself stands on a ground. */
export function drawLife(answer: HeLuoAnswer, { picture }: HeLuoWords, lang: Lang): string {
  const draw = (part: "former" | "later", x: number) => {
    const { figure, line, lines } = answer[part];
    const shape = hexagramOfLines(figure.lines);
    const marks = [1, 2, 3, 4, 5, 6].map((at) => {
      const one = lines.find(({ line: of }) => of === at)!;
      return `${one.from}–${String(one.to).slice(-2)}`;
    });
    return [
      box(x, 72, 184, 236, { fill: PAPER.card, stroke: PAPER.line }),
      text(x + 92, 92, picture.parts[part], { size: 12, fill: PAPER.faint }),
      drawFigure(shape, { x: x + 18, y: 108, width: 76, step: 25, marks, lit: [line] }),
      text(x + 92, 282, figure.fullName, { size: 16, weight: 600, family: SERIF }),
      nameRows(picture.meaning(shape.id), x + 92, 298),
    ].join("");
  };
  const title = picture.title(answer.former.figure.fullName);
  const desc = `${answer.former.figure.fullName} → ${answer.later.figure.fullName}`;
  return drawing(WIDTH, 352, { title, desc, lang }, [
    text(14, 30, picture.name, { size: 17, weight: 700, anchor: "start", family: SERIF }),
    text(14, 54, `${answer.native} · ${picture.sums(answer)}`, {
      size: 12,
      anchor: "start",
      fill: PAPER.faint,
    }),
    draw("former", 8),
    draw("later", 198),
    text(WIDTH / 2, 336, picture.year(answer), { size: 13 }),
  ]);
}
