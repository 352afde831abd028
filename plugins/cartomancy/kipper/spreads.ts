/**
 * A line of five, nine in three rows, and all 36 in four rows of nine.
 *
 * @source Custom of readers of the Munich deck: lines and rows are read from the left, all from the main person
 */
import { vocabulary, type IdOf } from "#sdk";

export const SPREAD = vocabulary("kipperSpread", ["line", "nine", "full"]);
export type Spread = IdOf<typeof SPREAD>;

const SIZES: Readonly<Record<Spread, number>> = { line: 5, nine: 9, full: 36 };
const COLUMNS: Readonly<Record<Spread, number>> = { line: 5, nine: 3, full: 9 };

export const sizeOf = (spread: Spread): number => SIZES[spread];
export const columnsOf = (spread: Spread): number => COLUMNS[spread];
