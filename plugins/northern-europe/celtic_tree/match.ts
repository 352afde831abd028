/**
 * The match of two trees.
 *
 * Base 60; the same tree 15; a partner named by one side 25, by both 30; six places apart in the ring
 * of thirteen, as far as two trees can be, -8.
 */
import type { Text } from "#old";
import type { Tree } from "./trees.ts";

/** Why a match has the points it has. */
export interface Component {
  readonly code: "base" | "sameTree" | "partner" | "mutualPartners" | "farthest";
  readonly weight: number;
  readonly evidence: Text;
}

/** A match of two trees. */
export interface Match {
  readonly trees: readonly [string, string];
  readonly score: number;
  readonly components: readonly Component[];
}

const BASE: Component = {
  code: "base",
  weight: 60,
  evidence: { en: "Any two trees of the ring", zhHant: "環中任兩棵樹" },
};

/** Steps between two trees the shorter way round, 0 to 6. */
export function distanceOf(a: Tree, b: Tree): number {
  const apart = Math.abs(a.number - b.number);
  return Math.min(apart, 13 - apart);
}

/** Matches two trees; the order does not matter. */
export function matchTrees(a: Tree, b: Tree): Match {
  const components = [BASE, ...bonds(a, b), ...distances(a, b)];
  const score = components.reduce((sum, { weight }) => sum + weight, 0);
  return { trees: [a.id, b.id], score, components };
}

function bonds(a: Tree, b: Tree): readonly Component[] {
  if (a.id === b.id) {
    const evidence = { en: `Both are of the ${low(a)}`, zhHant: `兩人同屬${a.name.zhHant}` };
    return [{ code: "sameTree", weight: 15, evidence }];
  }
  const [ab, ba] = [a.partners.includes(b.id), b.partners.includes(a.id)];
  if (ab && ba) {
    const evidence = {
      en: `${a.name.en} and ${low(b)} name each other as partners`,
      zhHant: `${a.name.zhHant}與${b.name.zhHant}互為佳偶`,
    };
    return [{ code: "mutualPartners", weight: 30, evidence }];
  }
  if (!ab && !ba) return [];
  const [namer, named] = ab ? [a, b] : [b, a];
  const evidence = {
    en: `${named.name.en} is a partner of the ${low(namer)}`,
    zhHant: `${named.name.zhHant}是${namer.name.zhHant}的佳偶`,
  };
  return [{ code: "partner", weight: 25, evidence }];
}

function distances(a: Tree, b: Tree): readonly Component[] {
  if (distanceOf(a, b) !== 6) return [];
  const evidence = {
    en: `${a.name.en} and ${low(b)} stand six places apart, on opposite sides of the year`,
    zhHant: `${a.name.zhHant}與${b.name.zhHant}相隔六位，各在一年的兩頭`,
  };
  return [{ code: "farthest", weight: -8, evidence }];
}

function low({ name }: Tree): string {
  return name.en.toLowerCase();
}
