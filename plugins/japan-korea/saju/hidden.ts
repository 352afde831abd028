/** Stems that a branch holds, as Korean manuals list them. */
import { stem, type Stem } from "#time";
import { hiddenStemsOf } from "#east/hidden_stems.ts";

/** A stem in a branch, and the days of the month that it rules. */
export interface Held {
  readonly stem: Stem;
  readonly days: number | null;
}

/**
 * By branch from 자: index of the stem and its days, in the order in which they rule.
 *
 * @source 월률분야 지장간 (月律分野), as Korean manuals print it; 여기, 중기, 정기
 */
const MONTHLY: readonly (readonly (readonly [number, number])[])[] = [
  [
    [8, 10],
    [9, 20],
  ],
  [
    [9, 9],
    [7, 3],
    [5, 18],
  ],
  [
    [4, 7],
    [2, 7],
    [0, 16],
  ],
  [
    [0, 10],
    [1, 20],
  ],
  [
    [1, 9],
    [9, 3],
    [4, 18],
  ],
  [
    [4, 7],
    [6, 7],
    [2, 16],
  ],
  [
    [2, 10],
    [5, 9],
    [3, 11],
  ],
  [
    [3, 9],
    [1, 3],
    [5, 18],
  ],
  [
    [4, 7],
    [8, 7],
    [6, 16],
  ],
  [
    [6, 10],
    [7, 20],
  ],
  [
    [7, 9],
    [3, 3],
    [4, 18],
  ],
  [
    [4, 7],
    [0, 7],
    [8, 16],
  ],
];

/** Stems of a branch by a school, the main one last. */
export function heldBy(branchIndex: number, school: "monthly" | "inner"): readonly Held[] {
  return school === "monthly"
    ? MONTHLY[branchIndex]!.map(([index, days]) => ({ stem: stem(index), days }))
    : hiddenStemsOf(branchIndex)
        .map((one) => ({ stem: one.stem, days: null }))
        .toReversed();
}

/** The stem that gives a branch its ten god. */
export function mainStemOf(branchIndex: number): Stem {
  return hiddenStemsOf(branchIndex)[0]!.stem;
}
