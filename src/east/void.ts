import { branch, modulo, type Branch, type StemBranch } from "#time";

/** Returns the two branches that the pair's ten days leave over, in order. */
export function voidBranchesOf(pair: StemBranch): readonly [Branch, Branch] {
  const first = pair.branch.index - pair.stem.index + 10;
  return [branch(first), branch(first + 1)];
}

/** Says whether a branch is void under a pair. */
export function isVoid(pair: StemBranch, branchIndex: number): boolean {
  return modulo(branchIndex - pair.branch.index + pair.stem.index - 10, 12) < 2;
}

/** Returns the pair with stem 甲 that opens the pair's ten days. */
export function xunHeadOf(pair: StemBranch): StemBranch {
  return pair.next(-pair.stem.index);
}
