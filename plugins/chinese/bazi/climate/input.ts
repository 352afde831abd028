import { BRANCH, STEM } from "#lore";
import { oneOf, Type } from "#sdk";

export const input = Type.Object({
  dayStem: oneOf(STEM.ids),
  monthBranch: oneOf(BRANCH.ids),
});
