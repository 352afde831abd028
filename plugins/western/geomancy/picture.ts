import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import { NATURES, type FigureId } from "./figures.ts";
import type { Shield } from "./shield.ts";

const WIDTH = 780;
const HEIGHT = 700;
const FONT = 17;
const DOT = 6;

interface Says {
  readonly picture: { readonly title: string; readonly desc: (shield: Shield) => string };
  readonly terms: { readonly geomanticFigure: Readonly<Record<FigureId, string>> };
}

/** Draws the shield: mothers and daughters above from the right, nieces, witnesses and the judge below. */
export function drawShield(
  { shield }: { readonly shield: Shield },
  words: Says,
  lang: Lang,
): string {
  const { picture: says, terms } = words;
  const { mothers, daughters, nieces, rightWitness, leftWitness, judge, reconciler } = shield;
  const column = (i: number, of: number) => WIDTH - ((i + 0.5) * WIDTH) / of;
  const figure = (id: FigureId, x: number, y: number) =>
    drawMarks(id, x, y) +
    // Eight stand in a row: names of two words take two lines.
    terms.geomanticFigure[id]
      .split(" ")
      .map((word, i) => label(word, x, y + 64 + 20 * i, { "font-size": FONT, fill: COLOURS.ink }))
      .join("");
  const line = (y: number) =>
    element("line", {
      x1: 16,
      x2: WIDTH - 16,
      y1: y,
      y2: y,
      stroke: COLOURS.faint,
      "stroke-width": 2,
    });
  return picture(
    "shield",
    { width: WIDTH, height: HEIGHT + 40 },
    { lang, title: says.title, desc: says.desc(shield) },
    label(says.title, WIDTH / 2, 28, { "font-size": 26, "font-weight": 700 }),
    ...[...mothers, ...daughters].map((id, i) => figure(id, column(i, 8), 96)),
    line(200),
    ...nieces.map((id, i) => figure(id, column(i, 4), 258)),
    line(362),
    figure(rightWitness, column(0, 2), 420),
    figure(leftWitness, column(1, 2), 420),
    line(524),
    figure(judge, WIDTH / 2, 586),
    figure(reconciler, 110, 586),
  );
}

function drawMarks(id: FigureId, x: number, y: number): string {
  return [...NATURES[id].marks]
    .map((row, i) => {
      const cy = y - 36 + i * 24;
      const dots = row === "1" ? [x] : [x - 13, x + 13];
      return dots.map((cx) => element("circle", { cx, cy, r: DOT, fill: COLOURS.ink })).join("");
    })
    .join("");
}
