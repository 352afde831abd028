import type { Lang } from "#sdk";
import { hexagramOfLines, type Hexagram } from "../../core/hexagrams.ts";
import { box, drawing, ELEMENT_INK, PAPER, SERIF, text } from "#east/svg.ts";
import type { MeihuaAnswer } from "./answer.ts";
import type { MeihuaWords } from "./words/en.ts";

const WIDTH = 360;
const HEIGHT = 296;

/** Draws the figure, its inner one and the one it becomes. */
export function drawFigures(answer: MeihuaAnswer, { picture }: MeihuaWords, lang: Lang): string {
  const { labels } = picture;
  const figures = [answer.hexagram, answer.mutual, answer.changed].map(({ lines }) =>
    hexagramOfLines(lines),
  );
  const bodyBelow = answer.movingLine > 3;
  const parts = figures.map((figure, i) => {
    const x = 14 + i * 114;
    return (
      box(x, 46, 104, 200, { fill: PAPER.card, stroke: PAPER.line }) +
      text(x + 52, 66, labels[i]!, { size: 11, fill: PAPER.faint }) +
      drawLines(figure, x + 20, 78, i === 0 ? answer.movingLine : 0) +
      text(x + 52, 210, figure.fullName, { size: 15, weight: 600, family: SERIF }) +
      picture
        .meaning(figure.id)
        .map((one, row) => text(x + 52, 225 + row * 13, one, { size: 10, fill: PAPER.faint }))
        .join("")
    );
  });
  // Turned on its side, a word of any language keeps clear of the lines.
  const side = (below: boolean, word: string, fill: string) => {
    const y = below ? 161 : 104;
    return `<g transform="rotate(-90 28 ${y})">${text(28, y, word, { size: 11, weight: 700, fill })}</g>`;
  };
  const marks = [
    side(bodyBelow, picture.body, "#1b5599"),
    side(!bodyBelow, picture.use, "#b3261e"),
  ];
  const foot = picture.foot(answer);
  const title = picture.title(answer.hexagram.fullName);
  const desc = `${figures.map(({ fullName }) => fullName).join(" → ")}; ${foot}`;
  return drawing(WIDTH, HEIGHT, { title, desc, lang }, [
    text(14, 30, picture.name, {
      size: 17,
      weight: 700,
      anchor: "start",
      family: SERIF,
    }),
    ...parts,
    ...marks,
    text(WIDTH / 2, 274, foot, { size: 13 }),
  ]);
}

function drawLines(figure: Hexagram, x: number, y: number, moving: number): string {
  return [...figure.lines]
    .map((value, i) => {
      const top = y + (5 - i) * 19;
      const trigram = i < 3 ? figure.lower : figure.upper;
      const fill = ELEMENT_INK[trigram.element];
      const mark =
        moving === i + 1
          ? text(x + 76, top + 10, value === "1" ? "○" : "×", { size: 11, fill: "#b3261e" })
          : "";
      if (value === "1") return box(x, top, 68, 11, { fill, radius: 1 }) + mark;
      return (
        box(x, top, 29, 11, { fill, radius: 1 }) +
        box(x + 39, top, 29, 11, { fill, radius: 1 }) +
        mark
      );
    })
    .join("");
}
