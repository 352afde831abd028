import type { Lang } from "#old";
import type { Hexagram } from "../../core/hexagrams.ts";
import { box, drawing, ELEMENT_INK, PAPER, SERIF, text } from "../../core/svg.ts";
import type { MeihuaAnswer } from "./meihua_brief.ts";

const WIDTH = 360;
const HEIGHT = 272;

/** Draws the figure, its inner one and the one it becomes. */
export function drawFigures(answer: MeihuaAnswer, lang: Lang): string {
  const en = lang === "en";
  const labels = en ? ["figure", "mutual", "changed"] : ["本卦", "互卦", "變卦"];
  const figures = [answer.hexagram, answer.mutual, answer.changed];
  const bodyBelow = answer.movingLine > 3;
  const parts = figures.map((figure, i) => {
    const x = 14 + i * 114;
    return (
      box(x, 46, 104, 176, { fill: PAPER.card, stroke: PAPER.line }) +
      text(x + 52, 66, labels[i]!, { size: 11, fill: PAPER.faint }) +
      drawLines(figure, x + 18, 78, i === 0 ? answer.movingLine : 0) +
      text(x + 52, 210, figure.fullName, { size: 15, weight: 600, family: SERIF })
    );
  });
  const side = (below: boolean) => (below ? 168 : 108);
  const marks = [
    text(24, side(bodyBelow), en ? "b" : "體", { size: 10, weight: 700, fill: "#1b5599" }),
    text(24, side(!bodyBelow), en ? "u" : "用", { size: 10, weight: 700, fill: "#b3261e" }),
  ];
  const foot = en
    ? `body ${answer.body.native} · use ${answer.use.native} · ${answer.relation.gloss}`
    : `體${answer.body.native} · 用${answer.use.native} · ${answer.relation.native}`;
  const title = en
    ? `Plum blossom: ${answer.hexagram.fullName}`
    : `梅花易數：${answer.hexagram.fullName}`;
  const desc = `${figures.map(({ fullName }) => fullName).join(" → ")}; ${foot}`;
  return drawing(WIDTH, HEIGHT, { title, desc, lang }, [
    text(14, 30, en ? "Plum blossom numbers" : "梅花易數", {
      size: 17,
      weight: 700,
      anchor: "start",
      family: SERIF,
    }),
    ...parts,
    ...marks,
    text(WIDTH / 2, 250, foot, { size: 13 }),
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
          ? text(x + 78, top + 10, value === "1" ? "○" : "×", { size: 11, fill: "#b3261e" })
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
