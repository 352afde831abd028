/** A table as a picture: headings, rows, and a tint for rows that stand out. */
import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "./svg.ts";

const WIDTH = 780;
const ROW = 38;
const EDGE = 16;

export interface Table {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly desc: string;
  readonly heading?: string;
  readonly columns: readonly { readonly title: string; readonly share: number }[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly tint?: string }[];
}

/** Draws the table; columns take their share of the width, cells are set to the left. */
export function drawTable(table: Table): string {
  const { columns, rows } = table;
  const top = table.heading ? 104 : 72;
  const height = top + rows.length * ROW + 20;
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const lefts = columns.map(
    (_, i) =>
      EDGE +
      ((WIDTH - 2 * EDGE) * columns.slice(0, i).reduce((sum, { share }) => sum + share, 0)) / whole,
  );
  const line = (cells: readonly string[], y: number, attributes: Record<string, string | number>) =>
    cells.map((text, i) =>
      label(text, lefts[i]! + 8, y, { "text-anchor": "start", "font-size": 20, ...attributes }),
    );
  return picture(
    table.id,
    { width: WIDTH, height },
    { lang: table.lang, title: table.title, desc: table.desc },
    label(table.title, WIDTH / 2, 30, { "font-size": 26, "font-weight": 700 }),
    table.heading
      ? label(table.heading, WIDTH / 2, 62, { "font-size": 20, fill: COLOURS.soft })
      : "",
    ...line(
      columns.map(({ title }) => title),
      top - 16,
      { fill: COLOURS.soft },
    ),
    ...rows.flatMap(({ cells, tint }, i) => {
      const y = top + i * ROW;
      return [
        element("rect", {
          x: EDGE,
          y,
          width: WIDTH - 2 * EDGE,
          height: ROW - 2,
          fill: tint ?? (i % 2 === 0 ? COLOURS.faint : COLOURS.paper),
        }),
        ...line(cells, y + ROW / 2 - 1, {}),
      ];
    }),
  );
}
