/**
 * The match of two trees.
 *
 * Base 60; the same tree 15; a partner named by one side 25, by both 30; six places apart in the ring
 * of thirteen, as far as two trees can be, -8.
 */
import type { Phrase } from "#sdk";
import type { Tree, TreeId } from "../trees.ts";

/** What joins two trees or parts them. */
export type BondPhrases = {
  /** Any two trees. */
  base: {};
  sameTree: { tree: TreeId };
  /** One tree is named as a partner by the other. */
  partner: { tree: TreeId; of: TreeId };
  mutualPartners: { a: TreeId; b: TreeId };
  farthest: { a: TreeId; b: TreeId };
};

/** One reason of a match with its points. */
export type Bond = Phrase<BondPhrases> & { readonly weight: number };

/** A match of two trees. */
export interface Match {
  readonly trees: readonly [TreeId, TreeId];
  readonly score: number;
  readonly components: readonly Bond[];
}

/** Steps between two trees the shorter way round, 0 to 6. */
export function distanceOf(a: Tree, b: Tree): number {
  const apart = Math.abs(a.number - b.number);
  return Math.min(apart, 13 - apart);
}

/** Matches two trees; the order does not matter. */
export function matchTrees(a: Tree, b: Tree): Match {
  const base: Bond = { code: "base", weight: 60 };
  const components = [base, ...bondsOf(a, b), ...strainsOf(a, b)];
  const score = components.reduce((sum, { weight }) => sum + weight, 0);
  return { trees: [a.id, b.id], score, components };
}

function bondsOf(a: Tree, b: Tree): readonly Bond[] {
  if (a.id === b.id) return [{ code: "sameTree", with: { tree: a.id }, weight: 15 }];
  const [ab, ba] = [a.partners.includes(b.id), b.partners.includes(a.id)];
  if (ab && ba) return [{ code: "mutualPartners", with: { a: a.id, b: b.id }, weight: 30 }];
  if (!ab && !ba) return [];
  const [namer, named] = ab ? [a, b] : [b, a];
  return [{ code: "partner", with: { tree: named.id, of: namer.id }, weight: 25 }];
}

function strainsOf(a: Tree, b: Tree): readonly Bond[] {
  if (distanceOf(a, b) !== 6) return [];
  return [{ code: "farthest", with: { a: a.id, b: b.id }, weight: -8 }];
}
