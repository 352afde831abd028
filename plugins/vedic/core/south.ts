/** A chart in the South Indian form: the signs stand still, the rising one is struck through at its corner. */
import { SIGN, type Sign } from "#lore";
import { element } from "#sdk";
import { COLOURS, label } from "./svg.ts";

/** Column and row of each sign, Aries first. */
const SOUTH: readonly (readonly [number, number])[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

/** What stands in the signs of one chart. */
export interface South {
  /** Index of the rising sign; -1 without one. */
  readonly lagna: number;
  readonly inside: (sign: number) => readonly string[];
  readonly centre: readonly string[];
}

const LINE = 22;

/** Draws a chart into a square; a crowded sign gives up its name. */
export function drawSouth(
  signShort: Readonly<Record<Sign, string>>,
  chart: South,
  left: number,
  top: number,
  side: number,
): string {
  const cell = side / 4;
  const cells = SOUTH.map(([column, row], sign) => {
    const [x, y] = [left + column * cell, top + row * cell];
    const rises = sign === chart.lagna;
    const inside = chart.inside(sign);
    const lines = pairsOf(inside);
    const named = lines.length <= 3;
    const middle = y + cell / 2 - (named ? 10 : 0);
    return [
      element("rect", {
        x,
        y,
        width: cell,
        height: cell,
        fill: rises ? COLOURS.faint : "none",
        stroke: COLOURS.line,
        "stroke-width": 2,
      }),
      rises
        ? element("path", {
            d: `M${x} ${y + 18}L${x + 18} ${y}`,
            stroke: COLOURS.accent,
            "stroke-width": 3,
          })
        : "",
      ...lines.map((line, i) =>
        label(line, x + cell / 2, middle + (i - (lines.length - 1) / 2) * LINE, {
          "font-size": 20,
          "font-weight": 600,
        }),
      ),
      named
        ? label(signShort[SIGN.ids[sign]!], x + cell / 2, y + cell - 13, {
            "font-size": 20,
            fill: COLOURS.soft,
          })
        : "",
    ].join("");
  });
  const [x, y] = [left + side / 2, top + side / 2];
  const middle = chart.centre.map((text, i) =>
    label(text, x, y + (i - (chart.centre.length - 1) / 2) * 30, {
      "font-size": 22,
      fill: COLOURS.ink,
    }),
  );
  return [...cells, ...middle].join("");
}

/** Words two to a line. */
function pairsOf(words: readonly string[]): readonly string[] {
  return Array.from({ length: Math.ceil(words.length / 2) }, (_, i) =>
    words.slice(2 * i, 2 * i + 2).join(" "),
  );
}
