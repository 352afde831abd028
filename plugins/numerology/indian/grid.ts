/**
 * The Vedic grid of a date: 3-1-9 over 6-7-5 over 2-8-4.
 *
 * Every digit of the date but zero is placed, then the destiny number, and the psychic number unless
 * the day is itself a single digit or a round ten, whose digit is there already. The century is left out,
 * as most programs have it, since whole generations share its digits; some place the whole year. Some also
 * place the psychic number of every day.
 *
 * @source five public programs with this square: four fill it without the century, one with the whole
 *   year; one of the four leaves out the psychic number of plain days, as here
 */
import type { CalendarDate } from "#time";

export const ROWS: readonly (readonly [number, number, number])[] = [
  [3, 1, 9],
  [6, 7, 5],
  [2, 8, 4],
];

/** The eight lines of the square: rows, columns, diagonals. */
export const LINES: readonly (readonly [number, number, number])[] = [
  ...ROWS,
  [3, 6, 2],
  [1, 7, 8],
  [9, 5, 4],
  [3, 7, 4],
  [9, 7, 2],
];

/** A filled grid. */
export interface Grid {
  /** How often each number 1-9 stands in it; index 0 is number 1. */
  readonly counts: readonly number[];
  readonly missing: readonly number[];
  readonly fullLines: readonly (readonly [number, number, number])[];
  readonly emptyLines: readonly (readonly [number, number, number])[];
}

/** Which digits of the year are placed. */
export type GridYear = "short" | "whole";

/** Fills the grid of a birth date. */
export function gridOf(
  { year, month, day }: CalendarDate,
  psychic: number,
  destiny: number,
  gridYear: GridYear,
): Grid {
  const placedYear = gridYear === "short" ? Math.abs(year) % 100 : Math.abs(year);
  const digits = [...`${day}${month}${placedYear}`].map(Number).filter((digit) => digit > 0);
  const dayIsPlain = day < 10 || day % 10 === 0;
  const placed = [...digits, destiny, ...(dayIsPlain ? [] : [psychic])];
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (number) => placed.filter((one) => one === number).length,
  );
  const has = (number: number) => counts[number - 1]! > 0;
  return {
    counts,
    missing: counts.flatMap((count, index) => (count === 0 ? [index + 1] : [])),
    fullLines: LINES.filter((line) => line.every(has)),
    emptyLines: LINES.filter((line) => !line.some(has)),
  };
}
