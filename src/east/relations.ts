import type { Phase } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import { modulo } from "#time";

/** Kinds of relation among stems and branches, as they are written. */
export const RELATION_WRITINGS = {
  stemCombine: { native: "天干五合", roman: "tiān gān wǔ hé" },
  stemClash: { native: "天干相沖", roman: "tiān gān xiāng chōng" },
  sixCombine: { native: "六合", roman: "liù hé" },
  threeCombine: { native: "三合", roman: "sān hé" },
  halfCombine: { native: "半合", roman: "bàn hé" },
  arch: { native: "拱合", roman: "gǒng hé" },
  direction: { native: "三會", roman: "sān huì" },
  clash: { native: "六沖", roman: "liù chōng" },
  harm: { native: "六害", roman: "liù hài" },
  ungratefulPunishment: { native: "無恩之刑", roman: "wú ēn zhī xíng" },
  bullyingPunishment: { native: "恃勢之刑", roman: "shì shì zhī xíng" },
  rudePunishment: { native: "無禮之刑", roman: "wú lǐ zhī xíng" },
  selfPunishment: { native: "自刑", roman: "zì xíng" },
  break: { native: "相破", roman: "xiāng pò" },
  hiddenCombine: { native: "暗合", roman: "àn hé" },
};
export const RELATION = vocabulary("relation", RELATION_WRITINGS);
export type RelationId = IdOf<typeof RELATION>;

/** A relation between two or three stems or branches. */
export interface Relation {
  readonly kind: RelationId;
  /** The element into which a combination leads, where it leads into one. */
  readonly result: Phase | null;
}

/** Results of the five stem combinations, from 甲己 on. */
const STEM_RESULTS: readonly Phase[] = ["earth", "metal", "water", "wood", "fire"];

/**
 * Returns the relation of two stems: five combinations 甲己 … 戊癸, four clashes 甲庚 … 丁癸.
 *
 * @source Sanming Tonghui, juan 2, "lun shi gan he"; the clashes leave out 戊 and 己, the centre
 */
export function stemRelation(one: number, other: number): Relation | null {
  const low = Math.min(one, other);
  const distance = Math.abs(one - other);
  if (distance === 5) return { kind: "stemCombine", result: STEM_RESULTS[low]! };
  if (distance === 6 && low < 4) return { kind: "stemClash", result: null };
  return null;
}

/** Partner and result of the six combinations, by branch; 午未 gives fire (schools differ). */
const SIX_COMBINE_RESULTS: readonly Phase[] = [
  "earth",
  "earth",
  "wood",
  "fire",
  "metal",
  "water",
  "fire",
  "fire",
  "water",
  "metal",
  "fire",
  "wood",
];

/** Elements of the four trines, by branch modulo 4: 申子辰, 巳酉丑, 寅午戌, 亥卯未. */
const TRINE_ELEMENTS: readonly Phase[] = ["water", "metal", "fire", "wood"];

const DIRECTION_ELEMENTS: readonly Phase[] = ["wood", "fire", "metal", "water"];

const BREAKS: readonly (readonly [number, number])[] = [
  [0, 9],
  [6, 3],
  [8, 5],
  [2, 11],
  [4, 1],
  [10, 7],
];

const HIDDEN_COMBINES: readonly (readonly [number, number])[] = [
  [2, 1],
  [3, 8],
  [6, 11],
];

/** Returns the branch that combines with a branch by six combination. */
export function sixCombinePartner(branchIndex: number): number {
  return modulo(1 - branchIndex, 12);
}

/** Returns the trine of a branch as its element. */
export function trineElement(branchIndex: number): Phase {
  return TRINE_ELEMENTS[branchIndex % 4]!;
}

/** Returns the season to which a branch belongs: 0 寅卯辰, 1 巳午未, 2 申酉戌, 3 亥子丑. */
export function directionIndex(branchIndex: number): number {
  return Math.floor(modulo(branchIndex - 2, 12) / 3);
}

/** Says whether two branches clash. */
export function isClash(one: number, other: number): boolean {
  return modulo(one - other, 12) === 6;
}

/** Says whether two branches harm each other: each clashes with the other's partner. */
export function isHarm(one: number, other: number): boolean {
  return modulo(one + other, 12) === 7;
}

/** Returns the kind of punishment between two branches, or null. */
export function punishmentOf(one: number, other: number): RelationId | null {
  if (one === other) return [4, 6, 9, 11].includes(one) ? "selfPunishment" : null;
  const both = (group: readonly number[]) => group.includes(one) && group.includes(other);
  if (both([2, 5, 8])) return "ungratefulPunishment";
  if (both([1, 10, 7])) return "bullyingPunishment";
  if (both([0, 3])) return "rudePunishment";
  return null;
}

/**
 * Returns every relation of two branches; half combinations and arches among them.
 *
 * @source Sanming Tonghui, juan 2, on combination, clash, punishment and harm; the six combinations,
 *   clashes and harms agree with tyme4ts 1.5.2
 */
export function branchRelations(one: number, other: number): readonly Relation[] {
  return (BRANCH_RELATIONS[one * 12 + other] ??= Object.freeze(findBranchRelations(one, other)));
}

/** Found once for each of the 144 pairs. */
const BRANCH_RELATIONS: (readonly Relation[] | undefined)[] = [];

function findBranchRelations(one: number, other: number): readonly Relation[] {
  const relations: Relation[] = [];
  if (modulo(one + other, 12) === 1) {
    relations.push({ kind: "sixCombine", result: SIX_COMBINE_RESULTS[one]! });
  }
  if (one !== other && one % 4 === other % 4) {
    const hasCardinal = one % 3 === 0 || other % 3 === 0;
    relations.push({ kind: hasCardinal ? "halfCombine" : "arch", result: trineElement(one) });
  }
  if (isClash(one, other)) relations.push({ kind: "clash", result: null });
  if (isHarm(one, other)) relations.push({ kind: "harm", result: null });
  const punishment = punishmentOf(one, other);
  if (punishment) relations.push({ kind: punishment, result: null });
  if (isPairOf(BREAKS, one, other)) relations.push({ kind: "break", result: null });
  if (isPairOf(HIDDEN_COMBINES, one, other))
    relations.push({ kind: "hiddenCombine", result: null });
  return relations;
}

/** Returns the three combination or the direction that three different branches complete, or null. */
export function tripleRelation(a: number, b: number, c: number): Relation | null {
  if (a === b || b === c || a === c) return null;
  if (a % 4 === b % 4 && b % 4 === c % 4) return { kind: "threeCombine", result: trineElement(a) };
  const season = directionIndex(a);
  if (season === directionIndex(b) && season === directionIndex(c)) {
    return { kind: "direction", result: DIRECTION_ELEMENTS[season]! };
  }
  return null;
}

function isPairOf(pairs: readonly (readonly [number, number])[], one: number, other: number) {
  return pairs.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
}
