/**
 * The digits of a date in the square of the Luo River.
 *
 * @source H. Templeton, Numbers and Their Influence (1940), arrows of full and empty lines; the square 4-9-2, 3-5-7,
 * 8-1-6 of the Luo Shu; Indian practice for the planes and the kua of the year
 */
import { vocabulary, type IdOf } from "#sdk";
import type { CalendarDate } from "#time";

export const SQUARE = [
  [4, 9, 2],
  [3, 5, 7],
  [8, 1, 6],
] as const;

const LINES = {
  row1: [4, 9, 2],
  row2: [3, 5, 7],
  row3: [8, 1, 6],
  col1: [4, 3, 8],
  col2: [9, 5, 1],
  col3: [2, 7, 6],
  diag1: [4, 5, 6],
  diag2: [2, 5, 8],
} as const;
export const LINE = vocabulary("loShuLine", Object.keys(LINES) as (keyof typeof LINES)[]);
export type Line = IdOf<typeof LINE>;
export const STATE = vocabulary("loShuState", ["full", "partial", "empty"]);
export type State = IdOf<typeof STATE>;

/** How often each number stands in a date; index 0 is number 1. Noughts have no place. */
export function countsOf({ year, month, day }: CalendarDate): readonly number[] {
  const digits = `${day}${month}${Math.abs(year)}`;
  return Array.from({ length: 9 }, (_, index) => digits.split(String(index + 1)).length - 1);
}

/** How the eight lines stand. */
export function linesOf(counts: readonly number[]) {
  return LINE.ids.map((line) => {
    const filled = LINES[line].filter((number) => counts[number - 1]! > 0).length;
    const state: State = filled === 3 ? "full" : filled === 0 ? "empty" : "partial";
    return { line, numbers: [...LINES[line]], state };
  });
}

/** The kua of Indian practice, by the digits of the calendar year alone. */
export function kuaOf(year: number, gender: "male" | "female"): number {
  const root = (value: number): number => (value > 9 ? root(digitSum(value)) : value);
  const sum = root(digitSum(Math.abs(year)));
  return root(gender === "male" ? 11 - sum : 4 + sum);
}

const digitSum = (value: number) => [...String(value)].reduce((sum, one) => sum + Number(one), 0);
