import type { Lang } from "#sdk";
import { hexagramOfLines } from "../../../core/hexagrams.ts";
import { box, drawing, PAPER, SERIF, text } from "#east/svg.ts";
import { drawFigure, nameRows } from "../drawing.ts";
import { lineTitle } from "../received.ts";
import type { CastAnswer } from "./answer.ts";
import type { CastWords } from "./words/en.ts";

const WIDTH = 360;

/** Draws the figure as it was cast, what it becomes, and the lines that speak. */
export function drawCast(answer: CastAnswer, { picture }: CastWords, lang: Lang): string {
  const { figure, changed, values, texts } = answer;
  const litOf = (whose: string) =>
    texts.flatMap(({ whose: of, text: said }) => {
      const line = said.code === "line" ? said.with.line : 0;
      return of === whose && line > 0 ? (line > 6 ? [1, 2, 3, 4, 5, 6] : [line]) : [];
    });
  const cast = hexagramOfLines(figure.lines);
  const marks = values.map((value, i) => {
    const sign = value === 9 ? " ○" : value === 6 ? " ×" : "";
    return `${lineTitle(figure.lines, i + 1)} ${value}${sign}`;
  });
  const chief = texts[0]!;
  const parts = [
    text(20, 40, picture.heading(answer), {
      size: 20,
      weight: 700,
      anchor: "start",
      family: SERIF,
    }),
    box(8, 54, 200, 226, { fill: PAPER.card, stroke: PAPER.line }),
    drawFigure(cast, { x: 24, y: 74, width: 96, marks, lit: litOf("figure"), step: 25 }),
    text(108, 246, figure.fullName, { size: 16, weight: 600, family: SERIF }),
    nameRows(picture.meaning(cast.id), 108, 261),
    box(216, 54, 136, 226, { fill: PAPER.card, stroke: PAPER.line }),
    changed
      ? drawFigure(hexagramOfLines(changed.lines), {
          x: 244,
          y: 74,
          width: 80,
          lit: litOf("changed"),
          step: 25,
        }) +
        text(284, 246, changed.fullName, { size: 16, weight: 600, family: SERIF }) +
        nameRows(picture.meaning(hexagramOfLines(changed.lines).id), 284, 261)
      : text(284, 160, picture.still, { size: 12, fill: PAPER.faint }),
    text(WIDTH / 2, 304, picture.speaks(chief.whose, chief.title), { size: 12, fill: PAPER.faint }),
    ...quoted(String(chief.text.original)).map((row, i) =>
      text(WIDTH / 2, 328 + i * 21, row, { size: 15, family: SERIF }),
    ),
  ];
  const rows = quoted(String(chief.text.original)).length;
  const title = picture.title(figure.fullName);
  const desc = `${marks.join(", ")}; ${picture.speaks(chief.whose, chief.title)}`;
  return drawing(WIDTH, 328 + rows * 21, { title, desc, lang }, parts);
}

/** A text broken after its stops into rows of at most twenty characters. */
function quoted(original: string): readonly string[] {
  const rows: string[] = [];
  for (const clause of original.match(/[^，。；：？！]+[，。；：？！]?/gu) ?? []) {
    const last = rows.at(-1);
    if (last && [...(last + clause)].length <= 20) rows[rows.length - 1] = last + clause;
    else rows.push(clause);
  }
  return rows;
}
