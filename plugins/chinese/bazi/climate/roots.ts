import { hiddenStemsOf } from "#east/hidden_stems.ts";
import type { Branch, Stem } from "#lore";
import { BRANCHES } from "#time";

/** The branches that hold a stem, 子 first. */
export function branchesHolding(stem: Stem): readonly Branch[] {
  return BRANCHES.filter(({ index }) =>
    hiddenStemsOf(index).some((one) => one.stem.id === stem),
  ).map(({ id }) => id);
}
