import type { Lang } from "#sdk";
import { box, drawing, PAPER, SERIF, text } from "#east/svg.ts";
import { drawFigure, nameRows } from "../changes/yijing/drawing.ts";
import { hexagramOfLines } from "../core/hexagrams.ts";
import type { GreatYearAnswer } from "./answer.ts";
import type { GreatYearWords } from "./words/en.ts";

const WIDTH = 390;

/** Draws how far each of the great years has run, and the four figures that rule. */
export function drawGreatYear(
  answer: GreatYearAnswer,
  { picture }: GreatYearWords,
  lang: Lang,
): string {
  const { yearInHui, yearInYun, yearInShi } = answer;
  const bars = [
    [picture.bars(answer)[0]!, yearInHui / 10_800],
    [picture.bars(answer)[1]!, yearInYun / 360],
    [picture.bars(answer)[2]!, yearInShi / 30],
  ] as const;
  const drawnBars = bars.map(([name, part], i) => {
    const y = 58 + i * 34;
    return [
      text(14, y, name, { size: 12, anchor: "start" }),
      box(14, y + 6, WIDTH - 28, 9, { fill: "#e9e0cc", radius: 4 }),
      box(14, y + 6, Math.max(6, (WIDTH - 28) * part), 9, { fill: "#b9832b", radius: 4 }),
    ].join("");
  });
  const figures = [
    [answer.main, answer.line],
    [answer.yunFigure, answer.shiLine],
    [answer.shiFigure, 0],
    [answer.yearFigure, 0],
  ] as const;
  const drawn = figures.map(([figure, line], i) => {
    const x = 8 + i * 94;
    const shape = hexagramOfLines(figure.lines);
    return [
      box(x, 166, 92, 164, { fill: PAPER.card, stroke: PAPER.line }),
      text(x + 46, 184, picture.labels[i]!, { size: 11, fill: PAPER.faint }),
      drawFigure(shape, { x: x + 20, y: 196, width: 52, step: 14, lit: line ? [line] : [] }),
      text(x + 46, 298, figure.fullName, { size: 14, weight: 600, family: SERIF }),
      nameRows(picture.meaning(shape.id), x + 46, 312),
    ].join("");
  });
  const title = picture.title(answer.year);
  const desc = figures.map(([{ fullName }]) => fullName).join(" → ");
  return drawing(WIDTH, 340, { title, desc, lang }, [
    text(14, 30, title, { size: 16, weight: 700, anchor: "start", family: SERIF }),
    ...drawnBars,
    ...drawn,
  ]);
}
