import { vocabulary, type IdOf } from "#sdk";
import { branchRelations, RELATION_WRITINGS as WRITINGS } from "#east/relations.ts";
import { bounded } from "./scoring.ts";

/** Relations of two branches. */
export const BRANCH_RELATION = vocabulary("branchRelation", {
  sixCombine: WRITINGS.sixCombine,
  halfCombine: WRITINGS.halfCombine,
  arch: WRITINGS.arch,
  hiddenCombine: WRITINGS.hiddenCombine,
  break: WRITINGS.break,
  harm: WRITINGS.harm,
  rudePunishment: WRITINGS.rudePunishment,
  ungratefulPunishment: WRITINGS.ungratefulPunishment,
  bullyingPunishment: WRITINGS.bullyingPunishment,
  selfPunishment: WRITINGS.selfPunishment,
  clash: WRITINGS.clash,
});
export type BranchRelation = IdOf<typeof BRANCH_RELATION>;

/** Points of each relation between two branches, from 50; the order follows the books, the figures are a model. */
export const BRANCH_POINTS: Readonly<Record<BranchRelation, number>> = {
  sixCombine: 40,
  halfCombine: 32,
  arch: 24,
  hiddenCombine: 10,
  break: -12,
  harm: -22,
  rudePunishment: -26,
  ungratefulPunishment: -26,
  bullyingPunishment: -26,
  selfPunishment: -18,
  clash: -36,
};

/** Lists the relations of two branches, by their numbers from 子. */
export function relationsOf(one: number, other: number): readonly BranchRelation[] {
  return branchRelations(one, other).map(({ kind }) => kind as BranchRelation);
}

/** Values of the 144 pairs of branches, by 12 times the first and the second. */
const VALUES: readonly number[] = Array.from({ length: 144 }, (_, pair) =>
  bounded(
    relationsOf(Math.floor(pair / 12), pair % 12).reduce(
      (sum, kind) => sum + BRANCH_POINTS[kind],
      50,
    ),
  ),
);

/** Returns how two branches get on, 0 to 100; 50 where no relation binds them. */
export function branchValue(one: number, other: number): number {
  return VALUES[one * 12 + other]!;
}
