/**
 * The Grand Tableau as a board: rows and columns, and how two places stand to each other.
 *
 * @source Sheet of c. 1846 for four rows of eight and one of four, and that near and far decide; houses, knights, mirrors
 *   and corners by German and French custom of the last century
 */
import { vocabulary, type IdOf } from "#sdk";

export const LAYOUT = vocabulary("tableauLayout", ["8x4+4", "9x4"]);
export type Layout = IdOf<typeof LAYOUT>;

/** Place on the table: columns from the left, rows from the top, both from 0. */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

const LAST_ROW = 4;
/** The four last cards of the sheet lie beneath the middle. */
const INDENT = 2;

export const columnsOf = (layout: Layout): number => (layout === "9x4" ? 9 : 8);

/** @param place from 0, row by row */
export function spotOf(place: number, layout: Layout): Spot {
  const columns = columnsOf(layout);
  const row = Math.floor(place / columns);
  const column = place % columns;
  return { column: layout === "8x4+4" && row === LAST_ROW ? column + INDENT : column, row };
}

/** The place at a spot; null where no card lies. */
export function placeAt({ column, row }: Spot, layout: Layout): number | null {
  const columns = columnsOf(layout);
  if (column < 0 || column >= columns || row < 0) return null;
  if (row < 4) return row * columns + column;
  if (layout === "9x4" || row > LAST_ROW || column < INDENT || column >= INDENT + 4) return null;
  return 4 * columns + column - INDENT;
}

/** Steps of a king from one place to another. */
export function distanceOf(a: number, b: number, layout: Layout): number {
  const [one, other] = [spotOf(a, layout), spotOf(b, layout)];
  return Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row));
}

const STEPS = [-2, -1, 0, 1, 2];
function placesBy(
  place: number,
  layout: Layout,
  wanted: (dx: number, dy: number) => boolean,
): readonly number[] {
  const { column, row } = spotOf(place, layout);
  return STEPS.flatMap((dy) =>
    STEPS.flatMap((dx) => {
      if (!wanted(dx, dy)) return [];
      const found = placeAt({ column: column + dx, row: row + dy }, layout);
      return found === null ? [] : [found];
    }),
  );
}

/** The places that touch one, row by row. */
export const around = (place: number, layout: Layout): readonly number[] =>
  placesBy(place, layout, (dx, dy) => Math.max(Math.abs(dx), Math.abs(dy)) === 1);

/** The places a knight's move away. */
export const knightsOf = (place: number, layout: Layout): readonly number[] =>
  placesBy(place, layout, (dx, dy) => Math.abs(dx * dy) === 2);

/** The places that mirror one: across the upright middle, across the level one, across both. */
export function mirrorsOf(place: number, layout: Layout): readonly number[] {
  const { column, row } = spotOf(place, layout);
  const across = columnsOf(layout) - 1 - column;
  const spots =
    row === LAST_ROW
      ? [{ column: across, row }]
      : [
          { column: across, row },
          { column, row: 3 - row },
          { column: across, row: 3 - row },
        ];
  return [...new Set(spots.map((spot) => placeAt(spot, layout)!))].filter((one) => one !== place);
}

/** The places of one row or column before and after another, nearest first. */
export function lineOf(
  place: number,
  layout: Layout,
  direction: "left" | "right" | "above" | "below",
): readonly number[] {
  const { column, row } = spotOf(place, layout);
  const [dx, dy] = { left: [-1, 0], right: [1, 0], above: [0, -1], below: [0, 1] }[direction] as [
    number,
    number,
  ];
  const found: number[] = [];
  for (let step = 1; step < columnsOf(layout); step++) {
    const at = placeAt({ column: column + dx * step, row: row + dy * step }, layout);
    if (at === null) break;
    found.push(at);
  }
  return found;
}

/** The four corners of the four rows: first, end of the first, start of the last, end of the last. */
export function cornersOf(layout: Layout): readonly number[] {
  const columns = columnsOf(layout);
  return [0, columns - 1, 3 * columns, 4 * columns - 1];
}

/** The middle of the four rows: four cards of eight columns, two of nine. */
export function heartOf(layout: Layout): readonly number[] {
  return layout === "9x4" ? [13, 22] : [11, 12, 19, 20];
}
