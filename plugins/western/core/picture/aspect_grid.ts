/** The triangular table of aspects: one cell for every two points. */
import { element } from "#sdk";
import { ASPECTS, type AspectId } from "../aspects.ts";
import type { PointId } from "../points.ts";
import { drawPoint } from "./glyphs.ts";
import { COLOURS } from "./drawing.ts";

const CELL = 48;

/** Glyphs of the aspects in a box of 24 × 24 about the origin. */
const GLYPHS: Readonly<Record<AspectId, string>> = {
  conjunction: "M-4 4m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M0 0L9-9",
  sextile: "M0-9V9M-8-4.500L8 4.500M8-4.500L-8 4.500",
  square: "M-8-8H8V8H-8Z",
  trine: "M0-9L9 7H-9Z",
  opposition: "M-9 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-2 3L3-3M1-6a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  semisextile: "M-9 7H9M0 7L-7-6M0 7L7-6",
  semisquare: "M7-8L-7 8H9",
  quintile: "M0-9L9-2.500L5.500 8H-5.500L-9-2.500Z",
  sesquisquare: "M-8-8H3V3H-8ZM3 3L9 9M9 9H0",
  biquintile: "M-9-6L0 0L-9 6M1-6L9 0L1 6",
  quincunx: "M-9-7H9M0-7L-7 6M0-7L7 6",
};

/** Side of the grid for a number of points. */
export function gridSize(points: number): number {
  return CELL * points;
}

/** Draws the grid at a place; the points stand on the diagonal. */
export function drawAspectGrid(
  points: readonly PointId[],
  aspects: readonly { readonly a: string; readonly b: string; readonly aspect: AspectId }[],
  left: number,
  top: number,
): string {
  const middle = (i: number) => CELL * i + CELL / 2;
  const cells = points.flatMap((_, row) =>
    Array.from({ length: row + 1 }, (__, column) =>
      element("rect", {
        x: CELL * column,
        y: CELL * row,
        width: CELL,
        height: CELL,
        fill: row === column ? "#f1ecdf" : "none",
        stroke: COLOURS.faint,
      }),
    ),
  );
  const diagonal = points.map((id, i) => drawPoint(id, middle(i), middle(i), 30, COLOURS.ink));
  const marks = aspects.flatMap(({ a, b, aspect }) => {
    const [one, other] = [points.indexOf(a as PointId), points.indexOf(b as PointId)];
    if (one < 0 || other < 0) return [];
    const [x, y] = [middle(Math.min(one, other)), middle(Math.max(one, other))];
    return [
      element("path", {
        d: GLYPHS[aspect],
        transform: `translate(${x} ${y})`,
        fill: "none",
        stroke: COLOURS[ASPECTS[aspect].nature],
        "stroke-width": 2.4,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      }),
    ];
  });
  return element("g", { transform: `translate(${left} ${top})` }, ...cells, ...diagonal, ...marks);
}
