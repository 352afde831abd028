import type { Point } from "../../src/places/distance.ts";

/** A place while the index is made. */
export interface Row {
  /** GeoNames' number; 0 where the source gives none. */
  readonly geonamesId: number;
  /** The first is the usual one in Latin letters. */
  names: readonly string[];
  /** Names added to those of the packages, former ones among them: shown only where there is no other. */
  further?: ReadonlySet<string>;
  readonly latitude: number;
  readonly longitude: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Code of the first-order division, "US.IL"; "" where the source gives none. */
  division: string;
  /** Null where the source gives none. */
  readonly population: number | null;
  /** The order of places: the population, or a guess by what kind of place it is. */
  weight: number;
  zone: string;
}

/** Degrees to four places, 11 m: what the index keeps. */
export function toKept(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

/** Finds rows near a point, by cells of a third of a degree. */
export class RowGrid {
  readonly #cells = new Map<string, Row[]>();

  constructor(rows: Iterable<Row>) {
    for (const row of rows) this.add(row);
  }

  add(row: Row): void {
    const key = cell(row.latitude, row.longitude);
    const cellRows = this.#cells.get(key);
    if (cellRows === undefined) this.#cells.set(key, [row]);
    else cellRows.push(row);
  }

  /** Lists rows whose cells touch the point's cell: all within 25 km up to latitude 47°, most of them to 70°. */
  *near(point: Point): Iterable<Row> {
    for (const north of [-STEP, 0, STEP])
      for (const east of [-STEP, 0, STEP])
        yield* this.#cells.get(cell(point.latitude + north, point.longitude + east)) ?? [];
  }
}

const STEP = 1 / 3;

function cell(latitude: number, longitude: number): string {
  const wrapped = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return `${Math.floor(latitude / STEP)},${Math.floor(wrapped / STEP)}`;
}
