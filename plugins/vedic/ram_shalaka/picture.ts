/** The grid of fifteen by fifteen with the squares of the verse, and the verse below. */
import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/svg.ts";
import type { ShalakaAnswer } from "./answer.ts";
import { CELLS, letterAt, SIDE, VERSES } from "./verses.ts";
import type { ShalakaWords } from "./words/en.ts";

const WIDTH = 780;
const TOP = 96;
const STEP = 49;
const LEFT = (WIDTH - SIDE * STEP) / 2;
const MARKED = "#f6dca8";
const DEVANAGARI = "'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', sans-serif";

export function drawShalaka(
  { cell, squares, number }: ShalakaAnswer,
  { title, picture: says }: ShalakaWords,
  lang: Lang,
): string {
  const marked = new Set(squares);
  const grid = Array.from({ length: CELLS }, (_, i) => {
    const x = LEFT + (i % SIDE) * STEP;
    const y = TOP + Math.floor(i / SIDE) * STEP;
    const chosen = i + 1 === cell;
    return [
      element("rect", {
        x: x + 1,
        y: y + 1,
        width: STEP - 2,
        height: STEP - 2,
        rx: 4,
        fill: marked.has(i + 1) ? MARKED : COLOURS.paper,
        stroke: chosen ? COLOURS.accent : COLOURS.faint,
        "stroke-width": chosen ? 5 : 2,
      }),
      label(letterAt(i + 1), x + STEP / 2, y + STEP / 2, {
        "font-size": 22,
        "font-family": DEVANAGARI,
      }),
    ].join("");
  });
  const below = TOP + SIDE * STEP + 40;
  const { lines } = VERSES[number - 1]!;
  return picture(
    "ram-shalaka",
    { width: WIDTH, height: below + 110 },
    { lang, title, desc: says.desc(number, lines) },
    label(title, WIDTH / 2, 32, { "font-size": 26, "font-weight": 700 }),
    label(says.head(cell), WIDTH / 2, 68, { "font-size": 20, fill: COLOURS.soft }),
    ...grid,
    ...lines.map((line, i) =>
      label(line, WIDTH / 2, below + i * 42, { "font-size": 28, "font-family": DEVANAGARI }),
    ),
  );
}
