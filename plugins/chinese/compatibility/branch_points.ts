import type { RelationId } from "../core/relations.ts";
import { branchRelations } from "../core/relations.ts";
import { bounded } from "./scoring.ts";

/** Points of each relation between two branches, from 50; the order follows the books, the figures are a model. */
export const BRANCH_POINTS: Readonly<Partial<Record<RelationId, number>>> = {
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

/** Returns how two branches get on, 0 to 100; 50 where no relation binds them. */
export function branchValue(one: number, other: number): number {
  const points = branchRelations(one, other).map(({ kind }) => BRANCH_POINTS[kind] ?? 0);
  return bounded(points.reduce((sum, each) => sum + each, 50));
}
