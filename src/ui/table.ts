/** Tables; on phones each row becomes a small card. */
import { attributes, html } from "./html.ts";
import type { Child, Html } from "./html.ts";

/**
 * `end`: figures at the right; on phones `corner` stands at the right, `wide` has a line of its own and
 * `quiet` is in small words.
 */
export type CellLook =
  "" | "end" | "corner" | "wide" | "quiet" | "quiet wide" | "quiet end" | "quiet corner";

export interface Column<Row> {
  readonly title: string;
  readonly look?: CellLook;
  cell(row: Row): Child;
}

/** Writes rows under their columns; `caption` is read out and not shown. */
export function table<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Html {
  const classOf = (look: CellLook | undefined) => attributes({ class: look || null });
  const heads = columns.map(
    ({ title, look }) =>
      html`<th scope="col" ${classOf(look?.includes("end") ? "end" : "")}>${title}</th>`,
  );
  const body = rows.map(
    (row) =>
      html`<tr>
        ${columns.map(({ look, cell }) => html`<td${classOf(look)}>${cell(row)}</td>`)}
      </tr>`,
  );
  return html`<div class="table-box">
    <table class="table-cards">
      <caption class="visually-hidden">
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div>`;
}
