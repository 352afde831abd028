/** What courses are found by: the plate, its lessons and transmissions. */
import { phaseRelation, type Phase, type PhaseRelation } from "#lore";
import { BRANCHES, modulo, type StemBranch } from "#time";
import { stateInSeason } from "#east/season.ts";
import type { Turn } from "../almanac.ts";
import type { General } from "../generals.ts";
import { LODGES } from "../lodges.ts";
import type { Lesson, Transmissions } from "../transmissions.ts";

/** A laid plate. */
export interface Scene {
  readonly day: StemBranch;
  /** Heaven branch minus earth branch, 0 to 11. */
  readonly offset: number;
  readonly hourBranch: number;
  readonly monthGeneral: number;
  /** Branches that the solar month may be: a month general spans two half months. */
  readonly months: readonly number[];
  /** Branch of the year; null where it is not known. */
  readonly year: number | null;
  /** What turns on the day; null for a board given without a date. */
  readonly turn: Turn | null;
  /** Branch of the Moon's lodge; null for a board given without a date. */
  readonly moon: number | null;
  readonly lessons: readonly Lesson[];
  readonly found: Transmissions;
  /** The general over each earth branch, 子 first. */
  readonly generals: readonly General[];
  /** Branch of the noble. */
  readonly noble: number;
  readonly void: readonly number[];
}

/** Generals in front of the noble, and behind it. */
export const IN_FRONT: ReadonlySet<General> = new Set([
  "tengShe",
  "zhuQue",
  "liuHe",
  "gouChen",
  "qingLong",
]);
/** The six helpful generals. */
export const HELPFUL: ReadonlySet<General> = new Set([
  "guiRen",
  "liuHe",
  "qingLong",
  "taiChang",
  "taiYin",
  "tianHou",
]);

export const CARDINALS: readonly number[] = [0, 3, 6, 9];
export const CORNERS: readonly number[] = [2, 5, 8, 11];
export const STORES: readonly number[] = [1, 4, 7, 10];

export const phaseOf = (branch: number): Phase => BRANCHES[branch]!.element;
export const relationOf = (one: number, other: number): PhaseRelation =>
  phaseRelation(phaseOf(one), phaseOf(other));

/** Earth branch on which a heaven branch stands. */
export const seatOf = ({ offset }: Scene, branch: number) => modulo(branch - offset, 12);
/** General that a heaven branch carries. */
export const generalOf = (scene: Scene, branch: number): General =>
  scene.generals[seatOf(scene, branch)]!;
/** The lodge of the day's stem, and what stands over it and over the day's branch. */
export const lodgeOf = ({ day }: Scene) => LODGES[day.stem.index]!;
export const overStem = ({ lessons }: Scene) => lessons[0]!.upper;
export const overBranch = ({ lessons }: Scene) => lessons[2]!.upper;

/** Whether a phase thrives or is assisted in the month, or in either month where two are open. */
export function isInSeason({ months }: Scene, phase: Phase): boolean {
  return months.some((month) => ["thriving", "assisted"].includes(stateInSeason(phase, month)));
}

/** Whether a phase is confined or dormant in the month. */
export function isOutOfSeason({ months }: Scene, phase: Phase): boolean {
  return months.some((month) => ["confined", "dormant"].includes(stateInSeason(phase, month)));
}
