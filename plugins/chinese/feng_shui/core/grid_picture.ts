/** Nine palaces drawn with the south above, as a compass board is looked at. */
import { box, ELEMENT_INK, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { elementOfStar, GRID } from "./stars.ts";

/** What stands in a palace. */
export interface Cell {
  readonly centre: number | string;
  readonly left?: number;
  readonly right?: number;
  /** Below: the direction. */
  readonly label: string;
  readonly note?: string;
  readonly tone?: "good" | "bad";
}

export const CELL = 108;
export const LEFT = 18;
const FILLS = { good: "#e4f0e2", bad: "#f6e3e0" } as const;

const ink = (value: number | string) =>
  typeof value === "number" ? { fill: ELEMENT_INK[elementOfStar(value)] } : {};

/** Draws nine cells; `top` is the upper edge. */
export function drawGrid(top: number, cellOf: (palace: number) => Cell): readonly string[] {
  return GRID.flatMap((palace, i) => {
    const { centre, left, right, label, note, tone } = cellOf(palace);
    const x = LEFT + (i % 3) * CELL;
    const y = top + Math.floor(i / 3) * CELL;
    const middle = x + CELL / 2;
    return [
      box(x + 2, y + 2, CELL - 4, CELL - 4, {
        fill: tone ? FILLS[tone] : PAPER.card,
        stroke: PAPER.line,
      }),
      text(middle, y + 66, String(centre), {
        size: typeof centre === "number" ? 30 : fit(centre, CELL - 14, 26),
        weight: 600,
        family: SERIF,
        ...ink(centre),
      }),
      ...(left === undefined
        ? []
        : [text(x + 26, y + 36, String(left), { size: 20, weight: 600, ...ink(left) })]),
      ...(right === undefined
        ? []
        : [text(x + CELL - 26, y + 36, String(right), { size: 20, weight: 600, ...ink(right) })]),
      text(middle, y + (note ? 84 : 94), label, {
        size: fit(label, CELL - 10, 11),
        fill: PAPER.faint,
      }),
      ...(note ? [text(middle, y + 98, note, { size: fit(note, CELL - 8, 11), weight: 600 })] : []),
    ];
  });
}
