/**
 * The questionnaire: 36 statements of our own, four for each type, and how they are counted.
 *
 * The statements describe habits that those who teach the figure agree on; they were tried on nobody, so that the result
 * is an invitation to read, no measurement.
 */
import { GROUPS, NUMBERS, wingsOf, type TypeNumber } from "../enneagram/types.ts";

/** The type for which each statement counts; no two of one type stand side by side. */
export const KEY: readonly TypeNumber[] = [
  3, 8, 1, 6, 4, 9, 2, 7, 5, 1, 5, 9, 7, 2, 6, 8, 3, 4, 9, 6, 3, 5, 1, 8, 4, 2, 7, 2, 4, 8, 9, 5, 7,
  1, 6, 3,
];
/** Statements of each type. */
export const PER_TYPE = 4;
/** Points by which a type must lead to stand clear of the next. */
export const CLEAR_LEAD = 2;

/** Points of the nine types, type 1 first: 4 to 20 each. */
export function pointsOf(answers: readonly number[]): readonly number[] {
  return NUMBERS.map((type) =>
    answers.reduce((sum, given, index) => sum + (KEY[index] === type ? given : 0), 0),
  );
}

/** The types with most points, one as a rule. */
export function leadersOf(points: readonly number[]): readonly TypeNumber[] {
  const most = Math.max(...points);
  return NUMBERS.filter((type) => points[type - 1] === most);
}

/** How far the first type stands before the second. */
export function leadOf(points: readonly number[]): number {
  const [first, second] = [...points].sort((a, b) => b - a);
  return first! - second!;
}

/** The neighbour with more points; null where both have as many. */
export function wingOf(type: TypeNumber, points: readonly number[]): TypeNumber | null {
  const [before, after] = wingsOf(type);
  const [a, b] = [points[before - 1]!, points[after - 1]!];
  return a === b ? null : a > b ? before : after;
}

/** Points of the three centres. */
export function centrePoints(points: readonly number[]): Readonly<Record<Centre, number>> {
  const sum = (centre: Centre) =>
    GROUPS.centre[centre].reduce((all, type) => all + points[type - 1]!, 0);
  return { gut: sum("gut"), heart: sum("heart"), head: sum("head") };
}
type Centre = keyof typeof GROUPS.centre;
