/**
 * The sixteen figures of four rows: the ground of geomancy (raml, ramal), sikidy and a leg of Ifa.
 *
 * A figure is written from the top row down: "1" is a single mark, "2" a double one. Figures are added row
 * by row: equal rows give two, different rows one.
 */

/** Four characters, each "1" or "2", top row first. */
export type Figure = string;

/** All sixteen figures, from 1111 to 2222. */
export const FIGURES: readonly Figure[] = Array.from({ length: 16 }, (_, index) =>
  [8, 4, 2, 1].map((bit) => (index & bit ? "2" : "1")).join(""),
);

/** Adds two figures. */
export function addFigures(a: Figure, b: Figure): Figure {
  return [...a].map((row, i) => (row === b[i] ? "2" : "1")).join("");
}

/** Reads the rows of four figures as four new ones: figure k is made of the k-th rows. */
export function turnFigures(four: readonly Figure[]): readonly Figure[] {
  return [0, 1, 2, 3].map((row) => four.map((figure) => figure[row]!).join(""));
}

/** Marks of a figure together, 4 to 8. */
export function countMarks(figure: Figure): number {
  return [...figure].reduce((sum, row) => sum + Number(row), 0);
}

/** Draws a figure: `below(2)` for each row from the top, 0 is a single mark and 1 a double one. */
export function drawFigure(random: { below(count: number): number }): Figure {
  return [0, 1, 2, 3].map(() => String(random.below(2) + 1)).join("");
}
