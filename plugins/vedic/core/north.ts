/** A chart in the North Indian form: houses stand still, the signs are numbers. */
import { element } from "#sdk";
import { COLOURS, label } from "./svg.ts";

/** Lines of words about a centre. */
function block(words: readonly string[], x: number, y: number, perLine: number): string {
  const lines: string[] = [];
  for (let i = 0; i < words.length; i += perLine) {
    lines.push(words.slice(i, i + perLine).join(" · "));
  }
  return lines
    .map((line, i) =>
      label(line, x, y + (i - (lines.length - 1) / 2) * 25, {
        "font-size": 21,
        "font-weight": 600,
      }),
    )
    .join("");
}

/** Centre of a house for its grahas and for its sign number, in sixteenths of the side. */
const NORTH: readonly { readonly at: [number, number]; readonly sign: [number, number] }[] = [
  { at: [8, 3.6], sign: [8, 6.9] },
  { at: [4, 1.2], sign: [4, 3.2] },
  { at: [1.75, 4], sign: [3.3, 4] },
  { at: [4, 7.7], sign: [6.9, 8] },
  { at: [1.75, 12], sign: [3.3, 12] },
  { at: [4, 14.8], sign: [4, 12.8] },
  { at: [8, 12.4], sign: [8, 9.1] },
  { at: [12, 14.8], sign: [12, 12.8] },
  { at: [14.25, 12], sign: [12.7, 12] },
  { at: [12, 7.7], sign: [9.1, 8] },
  { at: [14.25, 4], sign: [12.7, 4] },
  { at: [12, 1.2], sign: [12, 3.2] },
];
/** Houses with room for three words in a line; the side triangles hold one. */
const NORTH_PER_LINE = [2, 3, 1, 2, 1, 3, 2, 3, 1, 2, 1, 3] as const;

/** What stands in the signs of one chart. */
export interface North {
  /** Index of the rising sign. */
  readonly lagna: number;
  /** What is written in a sign, the lagna's mark among it. */
  readonly inside: (sign: number) => readonly string[];
}

/** Draws the chart into a square. */
export function drawNorth(
  { lagna, inside }: North,
  left: number,
  top: number,
  side: number,
): string {
  const unit = side / 16;
  const line = (d: string) =>
    element("path", { d, stroke: COLOURS.line, "stroke-width": 3, fill: "none" });
  const [r, b] = [left + side, top + side];
  const [mx, my] = [left + side / 2, top + side / 2];
  const houses = NORTH.map(({ at, sign }, i) => {
    const index = (lagna + i) % 12;
    const [x, y] = [left + at[0] * unit, top + at[1] * unit];
    return [
      label(String(index + 1), left + sign[0] * unit, top + sign[1] * unit, {
        "font-size": 20,
        fill: COLOURS.accent,
      }),
      block(inside(index), x, y, NORTH_PER_LINE[i]!),
    ].join("");
  });
  return [
    element("path", {
      d: `M${mx} ${top}L${left + side * 0.75} ${top + side / 4}L${mx} ${my}L${left + side / 4} ${top + side / 4}Z`,
      fill: COLOURS.faint,
    }),
    line(`M${left} ${top}H${r}V${b}H${left}Z`),
    line(`M${left} ${top}L${r} ${b}M${r} ${top}L${left} ${b}`),
    line(`M${mx} ${top}L${r} ${my}L${mx} ${b}L${left} ${my}Z`),
    ...houses,
  ].join("");
}
