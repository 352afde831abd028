/** Hexagrams drawn large, with what stands beside each line. */
import { box, ELEMENT_INK, PAPER, text } from "#east/svg.ts";
import type { Hexagram } from "../../core/hexagrams.ts";

/** Ink of what speaks. */
export const SPEAKING = "#b3261e";
const GROUND = "#fbf1d8";

/** How a figure is drawn. */
export interface Figure {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** From the lowest line: what stands to the right of it. */
  readonly marks?: readonly string[];
  /** Lines that stand on a ground of their own, 1 the lowest. */
  readonly lit?: readonly number[];
  readonly step?: number;
}

/** Draws a figure, each line in the colour of its trigram's phase. */
export function drawFigure(figure: Hexagram, style: Figure): string {
  const { x, y, width, marks = [], lit = [], step = 24 } = style;
  const thick = step * 0.58;
  const gap = width * 0.14;
  return [...figure.lines]
    .map((value, i) => {
      const top = y + (5 - i) * step;
      const fill = ELEMENT_INK[(i < 3 ? figure.lower : figure.upper).element];
      const half = (width - gap) / 2;
      const ground = lit.includes(i + 1)
        ? box(x - 8, top - 4, width + 16 + (marks[i] ? 66 : 0), step - 2, { fill: GROUND })
        : "";
      const bars =
        value === "1"
          ? box(x, top, width, thick, { fill, radius: 1 })
          : box(x, top, half, thick, { fill, radius: 1 }) +
            box(x + half + gap, top, half, thick, { fill, radius: 1 });
      const mark = marks[i]
        ? text(x + width + 12, top + thick - 2, marks[i]!, {
            size: 13,
            anchor: "start",
            fill: lit.includes(i + 1) ? SPEAKING : PAPER.faint,
          })
        : "";
      return ground + bars + mark;
    })
    .join("");
}

/** A name set under a small figure: in one row, or parted where it is longer than the figure is wide. */
export function nameRows(name: string, x: number, y: number): string {
  const words = name.split(" ");
  const at = words.findIndex((_, i) => words.slice(0, i + 1).join(" ").length * 2 >= name.length);
  const rows =
    name.length <= 18
      ? [name]
      : [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")].filter((row) => row);
  return rows.map((row, i) => text(x, y + i * 12, row, { size: 10, fill: PAPER.faint })).join("");
}
