import { vocabulary, type IdOf } from "#sdk";
import { stem, type Stem } from "#time";

/** The place of a stem inside a branch. */
export const HIDDEN_ROLE = vocabulary("hiddenRole", {
  main: { native: "本氣", roman: "běn qì" },
  middle: { native: "中氣", roman: "zhōng qì" },
  residual: { native: "餘氣", roman: "yú qì" },
});
export type HiddenRole = IdOf<typeof HIDDEN_ROLE>;

/** A stem inside a branch. */
export interface HiddenStem {
  readonly stem: Stem;
  readonly role: HiddenRole;
  /** Part of the branch's weight, 0 to 1. */
  readonly share: number;
}

/**
 * Stems inside each branch, 子 first: main, middle, residual.
 *
 * @source Yuanhai Ziping, "di zhi zao hua"; 午 without 丙 and 亥 without 戊, as the great majority
 *   prints it; checked against 148 charts of tyme4ts 1.5.2 and lunar-typescript 1.8.6
 */
const ROWS: readonly (readonly number[])[] = [
  [9],
  [5, 9, 7],
  [0, 2, 4],
  [1],
  [4, 1, 9],
  [2, 6, 4],
  [3, 5],
  [5, 3, 1],
  [6, 8, 4],
  [7],
  [4, 7, 3],
  [8, 0],
];

/** Shares by number of stems in the branch; a modelling choice, disclosed in the answer. */
const SHARES: readonly (readonly number[])[] = [[], [1], [0.7, 0.3], [0.6, 0.3, 0.1]];

/** Stems inside each branch, index 0 is 子; main first. */
export const HIDDEN_STEMS: readonly (readonly HiddenStem[])[] = ROWS.map((row) =>
  Object.freeze(
    row.map((index, place) =>
      Object.freeze({
        stem: stem(index),
        role: HIDDEN_ROLE.ids[place]!,
        share: SHARES[row.length]![place]!,
      }),
    ),
  ),
);

/** Returns the stems inside a branch, main first. */
export function hiddenStemsOf(branchIndex: number): readonly HiddenStem[] {
  return HIDDEN_STEMS[branchIndex]!;
}
