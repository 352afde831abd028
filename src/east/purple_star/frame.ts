/** The frame of a chart: palaces by month and hour, the bureau, and what runs around the board. */
import { BRANCH, type Phase } from "#lore";
import { modulo, monthPillar, type StemBranch } from "#time";
import type { GenderName } from "../gender.ts";
import { phaseOfSound, soundOf } from "../na_yin.ts";
import type { Frame } from "./placing.ts";
import type { BureauId } from "./stars.ts";

/** Bureau by the element of the life palace's sound. */
const BUREAUS: { readonly [K in Phase]: readonly [number, BureauId] } = {
  water: [2, "water2"],
  wood: [3, "wood3"],
  metal: [4, "metal4"],
  earth: [5, "earth5"],
  fire: [6, "fire6"],
};

/** Start of the life stages by bureau: 申 for water and earth, 亥 wood, 巳 metal, 寅 fire. */
export const STAGE_START: { readonly [K in Phase]: number } = {
  water: 8,
  earth: 8,
  wood: 11,
  metal: 5,
  fire: 2,
};

/** Start of the minor limit by group 申子辰, 巳酉丑, 寅午戌, 亥卯未: 戌 未 辰 丑. */
const MINOR_LIMIT = [10, 7, 4, 1] as const;
/** Start of the general's ring: 子 酉 午 卯. */
export const GENERAL_START = [0, 9, 6, 3] as const;

const SHOWN_AGES = 6;

/** How a leap month counts: to its middle as its own and then as the next, as the month it repeats, or as the next. */
export type LeapMonthRule = "half" | "same" | "next";

/** The number by which a month of the calendar counts in a chart. */
export function countedMonth(
  date: { readonly month: number; readonly isLeapMonth: boolean; readonly day: number },
  rule: LeapMonthRule,
): number {
  const moves = date.isLeapMonth && (rule === "next" || (rule === "half" && date.day > 15));
  return moves ? (date.month % 12) + 1 : date.month;
}

/** What the stars are placed by, with the element and the name of its bureau. */
export interface FramedChart {
  readonly frame: Frame;
  readonly element: Phase;
  readonly bureau: BureauId;
}

/**
 * Finds life and body palace and the bureau, which the sound of the life palace's pair decides.
 *
 * @param hour branch of the double hour, 0 is 子
 * @source Ziwei Doushu Quanshu, "an ming shen", "qi wu xing ju"
 */
export function frameOf(year: StemBranch, month: number, day: number, hour: number): FramedChart {
  const lifePalace = modulo(2 + (month - 1) - hour, 12);
  const bodyPalace = modulo(2 + (month - 1) + hour, 12);
  const element = phaseOfSound(soundOf(monthPillar(year.stem.index, lifePalace).index));
  const [number, bureau] = BUREAUS[element];
  return {
    frame: { year, month, day, hour, lifePalace, bodyPalace, bureau: number },
    element,
    bureau,
  };
}

/** The nominal age at which the decade of a branch begins. */
export function decadeStart(
  { lifePalace, bureau }: Frame,
  index: number,
  forward: boolean,
): number {
  return bureau + 10 * modulo(forward ? index - lifePalace : lifePalace - index, 12);
}

/** Returns the stars of each branch, 子 first, in the order of placing. */
export function byBranch<K>(places: ReadonlyMap<K, number>): readonly (readonly K[])[] {
  const stars: K[][] = BRANCH.ids.map(() => []);
  for (const [id, place] of places) stars[place]!.push(id);
  return stars;
}

/** Returns what a ring that starts on a branch has on another. */
export function ringAt<T>(ring: readonly T[], start: number, index: number, forward: boolean): T {
  return ring[modulo(forward ? index - start : start - index, 12)]!;
}

/** Nominal ages at which the minor limit stands on a branch, the first six. */
export function minorLimitAges(
  yearBranch: number,
  gender: GenderName,
  index: number,
): readonly number[] {
  const start = MINOR_LIMIT[yearBranch % 4]!;
  const first = modulo(gender === "male" ? index - start : start - index, 12) + 1;
  return Array.from({ length: SHOWN_AGES }, (_, i) => first + 12 * i);
}
