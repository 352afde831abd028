import type { Lang } from "#old";
import { STEMS, BRANCHES } from "#time";
import { box, drawing, ELEMENT_INK, line, PAPER, SERIF, text } from "../../core/svg.ts";
import { GRADE_NAMES } from "../scoring.ts";
import type { BaziMatch } from "./compatibility_bazi.ts";
import { DIMENSIONS } from "./match.ts";

const WIDTH = 360;
const HEIGHT = 402;
const BARS = 218;
const STEP = 30;
const [LEFT, RIGHT] = [104, 300];

/** Draws the pillars of both, and a bar for each side of life. */
export function drawMatch(answer: BaziMatch, lang: Lang): string {
  const en = lang === "en";
  const grade = GRADE_NAMES[answer.verdict.value];
  const title = en ? "Four pillars of two" : "八字合婚";
  const at = (value: number) => LEFT + (value * (RIGHT - LEFT)) / 100;
  const bars = DIMENSIONS.flatMap((id, i) => {
    const { name, score } = answer.dimensions[id];
    const y = BARS + i * STEP;
    const [from, to] = [at(Math.min(50, score)), at(Math.max(50, score))];
    return [
      text(LEFT - 12, y + 10, en ? name.en : name.zhHant, { size: 13, anchor: "end" }),
      box(LEFT, y, RIGHT - LEFT, 14, { fill: "#efe8d8", radius: 7 }),
      box(from, y, Math.max(2, to - from), 14, {
        fill: score >= 50 ? "#21703c" : "#b3261e",
        radius: 4,
      }),
      text(RIGHT + 14, y + 12, String(score), { size: 14, weight: 600, anchor: "start" }),
    ];
  });
  const desc = DIMENSIONS.map((id) => {
    const { name, score } = answer.dimensions[id];
    return `${en ? name.en : name.zhHant} ${score}`;
  }).join(", ");
  return drawing(
    WIDTH,
    HEIGHT,
    {
      title: `${title}: ${answer.a.native}; ${answer.b.native}`,
      desc: `${answer.score}, ${en ? grade.en : grade.zhHant}; ${desc}`,
      lang,
    },
    [
      text(20, 32, title, { size: 17, weight: 700, anchor: "start", family: SERIF }),
      text(340, 34, String(answer.score), { size: 26, weight: 700, anchor: "end" }),
      ...pillars(answer.a, 16, en),
      ...pillars(answer.b, 188, en),
      text(180, 202, en ? grade.en : grade.zhHant, {
        size: 14,
        weight: 600,
        family: SERIF,
        fill: "#9c1f17",
      }),
      ...bars,
      line(at(50), BARS - 6, at(50), BARS + 4 * STEP + 20, PAPER.faint),
      text(at(50), BARS + 4 * STEP + 34, "50", { size: 11, fill: PAPER.faint }),
    ],
  );
}

function pillars(side: BaziMatch["a"], x: number, en: boolean): readonly string[] {
  const columns = [side.hour, side.day, side.month, side.year];
  const words = en ? ["hour", "day", "month", "year"] : ["時", "日", "月", "年"];
  return [
    box(x, 50, 156, 128, { fill: PAPER.card, stroke: PAPER.line }),
    box(x + 41, 56, 37, 116, { fill: "#f7f1e3", radius: 4 }),
    ...columns.flatMap((pair, i) => {
      const middle = x + 22 + i * 37.5;
      const head = text(middle, 72, words[i]!, { size: 11, fill: PAPER.faint });
      if (!pair) return [head, text(middle, 124, "–", { size: 22, fill: PAPER.faint })];
      const [stem, branch] = [STEMS[pair.index % 10]!, BRANCHES[pair.index % 12]!];
      const glyph = (y: number, one: typeof stem | typeof branch) =>
        text(middle, y, one.native, {
          size: 27,
          weight: 700,
          family: SERIF,
          fill: ELEMENT_INK[one.element],
        });
      return [head, glyph(112, stem), glyph(152, branch)];
    }),
  ];
}
