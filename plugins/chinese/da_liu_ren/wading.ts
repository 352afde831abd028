/** Gate 3 where several are alike: the choice by depth of harm 涉害, and what it is called. */
import { phaseRelation, type Phase } from "#lore";
import { BRANCHES, type StemBranch } from "#time";
import type { Course } from "./courses/terms.ts";
import type { SheHaiRule } from "./input.ts";
import { LODGES } from "./lodges.ts";

/** A lesson that may begin the transmissions. */
export interface Candidate {
  readonly upper: number;
  /** Earth branch on which it stands. */
  readonly stands: number;
  /** 0 to 3. */
  readonly lesson: number;
}

/** What of a board the choice needs. */
interface Board {
  readonly day: StemBranch;
  readonly isYangDay: boolean;
  readonly rule: SheHaiRule;
}

/**
 * What a choice by depth is called: by where the chosen one stands, where depths are equal by the case's own
 * side, and where the stem's own phase goes before the one that it controls.
 *
 * @source Da Liu Ren Daquan 7, 涉害課: 見機, 察微, 綴瑕, 比用格
 */
export function wadeNames(
  { day, rule }: Board,
  pool: readonly Candidate[],
  chosen: Candidate,
  way: "robbed" | "controls",
): readonly Course[] {
  const rivals = pool.filter(({ upper }) => upper !== chosen.upper);
  const cornerOf = ({ stands }: Candidate) =>
    CORNERS.meng.includes(stands) ? "meng" : CORNERS.zhong.includes(stands) ? "zhong" : "ji";
  const corner = cornerOf(chosen);
  const isLevel = (one: Candidate) =>
    cornerOf(one) === corner && (rule !== "depth" || depthOf(one, way) === depthOf(chosen, way));
  const names: Course[] = [];
  if (corner === "meng") names.push("jianJi");
  if (corner === "zhong") names.push("chaWei");
  if (rivals.some(isLevel)) names.push("zhuiXia");
  const relation = phaseRelation(elementOf(chosen.upper), day.stem.element);
  const friendly = relation === "generates" || relation === "same";
  if (friendly && rivals.some(({ upper }) => controls(day.stem.element, elementOf(upper))))
    names.push("biYongGe");
  return names;
}

/** Gate 3: the one that meets most harm on its way home; then corners, then the day's own side. */
export function wade(
  board: Board,
  pool: readonly Candidate[],
  way: "robbed" | "controls",
): Candidate {
  let left = pool;
  if (board.rule === "depth") {
    const depths = pool.map((one) => depthOf(one, way));
    const most = Math.max(...depths);
    left = pool.filter((_, i) => depths[i] === most);
  }
  for (const corner of [CORNERS.meng, CORNERS.zhong]) {
    if (left.length === 1) break;
    const standing = left.filter(({ stands }) => corner.includes(stands));
    if (standing.length > 0) {
      left = standing;
      break;
    }
  }
  if (left.length === 1) return left[0]!;
  const own = left.filter(({ lesson }) => lesson < 2 === board.isYangDay);
  return own[0] ?? left[0]!;
}

/** The first and the middle branches of the seasons: 孟 and 仲. */
const CORNERS: { readonly [K in "meng" | "zhong"]: readonly number[] } = {
  meng: [2, 8, 5, 11],
  zhong: [0, 6, 3, 9],
};

/** Counts branches and lodged stems that harm it, or that it harms, from where it stands to its home. */
function depthOf({ upper, stands }: Candidate, way: "robbed" | "controls"): number {
  const own = elementOf(upper);
  const counts = (element: Phase) =>
    way === "robbed" ? controls(element, own) : controls(own, element);
  let depth = 0;
  for (let at = stands; at !== upper; at = (at + 1) % 12) {
    if (counts(elementOf(at))) depth++;
    for (const [stem, lodge] of LODGES.entries()) {
      if (lodge === at && counts(STEM_ELEMENTS[stem]!)) depth++;
    }
  }
  return depth;
}

const STEM_ELEMENTS: readonly Phase[] = [
  "wood",
  "wood",
  "fire",
  "fire",
  "earth",
  "earth",
  "metal",
  "metal",
  "water",
  "water",
];

/** Whether one phase controls another. */
export function controls(one: Phase, other: Phase): boolean {
  return phaseRelation(one, other) === "controls";
}

/** The phase of a branch. */
export function elementOf(branchIndex: number): Phase {
  return BRANCHES[branchIndex]!.element;
}
