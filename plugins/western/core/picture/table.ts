/** Tables under a wheel: where every body and cusp stands, to the minute. */
import { cut, element } from "#sdk";
import { signAt } from "#lore";
import { formatDegree } from "../zodiac.ts";
import type { PointId } from "../points.ts";
import { COLOURS, label } from "./drawing.ts";
import { drawPoint, drawSign } from "./glyphs.ts";

/** One line: a body or the number of a cusp, with its longitude. */
export interface TableRow {
  readonly id: PointId | number;
  readonly longitudeDeg: number;
  readonly retrograde?: boolean | undefined;
  /** House in which it stands, 1 to 12. */
  readonly house?: number | null | undefined;
}

const ROW = 34;
const FONT = 21;
const COLUMN = 240;
const PADDING = 16;

/** Height of tables side by side. */
export function tableHeight(columns: readonly (readonly TableRow[])[]): number {
  const rows = Math.max(0, ...columns.map((column) => column.length));
  return rows === 0 ? 0 : rows * ROW + 2 * PADDING;
}

/** Draws tables side by side under a wheel. */
export function drawTables(
  columns: readonly (readonly TableRow[])[],
  width: number,
  top: number,
): string {
  const left = (width - COLUMN * columns.length) / 2;
  const lines = columns.flatMap((column, c) =>
    column.map((row, r) =>
      element(
        "g",
        {
          transform: `translate(${cut(left + c * COLUMN)} ${cut(top + PADDING + (r + 0.5) * ROW)})`,
        },
        drawRow(row),
      ),
    ),
  );
  return lines.join("");
}

function drawRow({ id, longitudeDeg, retrograde, house }: TableRow): string {
  const name =
    typeof id === "number"
      ? label(String(id), 22, 0, { "font-size": FONT, "font-weight": 700, fill: COLOURS.soft })
      : drawPoint(id, 22, 0, 26, COLOURS.ink);
  return [
    name,
    label(formatDegree(longitudeDeg), 88, 0, { "font-size": FONT }),
    drawSign(signAt(longitudeDeg), 148, 0, 24, COLOURS.ink),
    retrograde ? label("r", 174, 0, { "font-size": FONT, fill: COLOURS.tense }) : "",
    house ? label(String(house), 206, 0, { "font-size": FONT, fill: COLOURS.soft }) : "",
  ].join("");
}

/** Cuts rows into columns of about equal length. */
export function inColumns(
  rows: readonly TableRow[],
  columns: number,
): readonly (readonly TableRow[])[] {
  const length = Math.ceil(rows.length / columns);
  return Array.from({ length: columns }, (_, i) => rows.slice(i * length, (i + 1) * length));
}
