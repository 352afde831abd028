import type { Lang } from "#sdk";
import { pairOf } from "#east/pairs.ts";
import { box, drawing, ELEMENT_INK, line, PAPER, SERIF, text } from "#east/svg.ts";
import type { BaziMatch } from "./answer.ts";
import { DIMENSIONS } from "./match.ts";
import type { CompatibilityBaziWords } from "./words/en.ts";

const WIDTH = 360;
const HEIGHT = 402;
const BARS = 218;
const STEP = 30;
const [LEFT, RIGHT] = [104, 300];

/** Draws the pillars of both, and a bar for each side of life. */
export function drawMatch(
  answer: BaziMatch,
  { terms, picture }: CompatibilityBaziWords,
  lang: Lang,
): string {
  const { title, dimension } = picture;
  const grade = terms.grade[answer.verdict.value];
  const at = (value: number) => LEFT + (value * (RIGHT - LEFT)) / 100;
  const bars = DIMENSIONS.flatMap((id, i) => {
    const { score } = answer.dimensions[id];
    const y = BARS + i * STEP;
    const [from, to] = [at(Math.min(50, score)), at(Math.max(50, score))];
    return [
      text(LEFT - 12, y + 10, dimension[id], { size: 13, anchor: "end" }),
      box(LEFT, y, RIGHT - LEFT, 14, { fill: "#efe8d8", radius: 7 }),
      box(from, y, Math.max(2, to - from), 14, {
        fill: score >= 50 ? "#21703c" : "#b3261e",
        radius: 4,
      }),
      text(RIGHT + 14, y + 12, String(score), { size: 14, weight: 600, anchor: "start" }),
    ];
  });
  const desc = DIMENSIONS.map((id) => `${dimension[id]} ${answer.dimensions[id].score}`).join(", ");
  return drawing(
    WIDTH,
    HEIGHT,
    {
      title: `${title}: ${answer.a.native}; ${answer.b.native}`,
      desc: `${answer.score}, ${grade}; ${desc}`,
      lang,
    },
    [
      text(20, 32, title, { size: 17, weight: 700, anchor: "start", family: SERIF }),
      text(340, 34, String(answer.score), { size: 26, weight: 700, anchor: "end" }),
      ...drawPillars(answer.a, 16, picture.places),
      ...drawPillars(answer.b, 188, picture.places),
      text(180, 202, grade, {
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

function drawPillars(
  side: BaziMatch["a"],
  x: number,
  names: CompatibilityBaziWords["picture"]["places"],
): readonly string[] {
  return [
    box(x, 50, 156, 128, { fill: PAPER.card, stroke: PAPER.line }),
    box(x + 41, 56, 37, 116, { fill: "#f7f1e3", radius: 4 }),
    ...(["hour", "day", "month", "year"] as const).flatMap((place, i) => {
      const pillar = side[place];
      const middle = x + 22 + i * 37.5;
      const head = text(middle, 72, names[place], { size: 11, fill: PAPER.faint });
      if (!pillar) return [head, text(middle, 124, "–", { size: 22, fill: PAPER.faint })];
      const { stem, branch } = pairOf(pillar);
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
