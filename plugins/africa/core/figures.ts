/**
 * The sixteen figures of four rows, the ground of sikidy and of a leg of Ifa.
 *
 * A figure is written from the top row down: "1" is a single mark or seed, "2" a double one. Figures
 * are added row by row: equal rows give two, different rows one.
 */
import { Type, type Random } from "#old";

/** Four characters, each "1" or "2", top row first. */
export type Pattern = string;

/** All sixteen figures, from 1111 to 2222. */
export const PATTERNS: readonly Pattern[] = Array.from({ length: 16 }, (_, index) =>
  [8, 4, 2, 1].map((bit) => (index & bit ? "2" : "1")).join(""),
);

/** Schema of a figure. */
export const PatternShape = Type.String({
  pattern: "^[12]{4}$",
  description: "A figure, top row first: 1 is a single mark, 2 a double one",
});

/** Adds two figures. */
export function addFigures(a: Pattern, b: Pattern): Pattern {
  return [...a].map((row, i) => (row === b[i] ? "2" : "1")).join("");
}

/** Reads the rows of four figures as four new ones: figure k is made of the k-th rows. */
export function turnFigures(four: readonly Pattern[]): readonly Pattern[] {
  return [0, 1, 2, 3].map((row) => four.map((figure) => figure[row]!).join(""));
}

/** Marks of a figure together, 4 to 8. */
export function countMarks(figure: Pattern): number {
  return [...figure].reduce((sum, row) => sum + Number(row), 0);
}

/** Draws a figure: `below(2)` for each row from the top, 0 is a single mark and 1 a double one. */
export function drawFigure(random: Random): Pattern {
  return [0, 1, 2, 3].map(() => String(random.below(2) + 1)).join("");
}
