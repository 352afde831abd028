/**
 * Days set apart by solar month, by pair and by old date.
 *
 * @source as almanacs of Japan print them: koyomi8.com and the almanac's vocabulary of the National Diet
 *   Library, 暦注; the rules of 一粒万倍日, 天赦日, 不成就日 and 三隣亡 are those of the reference cases
 */
import type { StemBranch } from "#time";
import type { Selected } from "./terms.ts";

/** Two branches for each solar month from that of 子 on. */
const MANBAI = [
  [11, 0],
  [3, 0],
  [1, 6],
  [9, 2],
  [0, 3],
  [3, 4],
  [5, 6],
  [9, 6],
  [0, 7],
  [3, 8],
  [9, 6],
  [9, 10],
] as const;

/** Pairs of 天赦 in spring, summer, autumn, winter: 戊寅, 甲午, 戊申, 甲子. */
const TENSHA = [14, 30, 44, 0] as const;
/** First of the days of 不成就 in months 1 and 7, 2 and 8, and so on; every eighth day after it. */
const FUJOJU = [3, 2, 1, 4, 5, 6] as const;
/** Branches of 三隣亡 for solar months by threes, from that of 亥 on: 亥, 寅, 午. */
const SANRINBO = [11, 2, 6] as const;
/** Stems of 月徳 for solar months by fours, from that of 子 on: 壬, 庚, 丙, 甲. */
const TSUKITOKU = [8, 6, 2, 0] as const;

const between = (index: number, from: number, to: number) => index >= from && index <= to;

/** What the days are told from. */
export interface DayFacts {
  /** Branch of the solar month, 0 is 子. */
  readonly monthBranch: number;
  readonly pair: StemBranch;
  readonly oldMonth: number;
  readonly oldDay: number;
  /** Mansion on duty, 0 is 角. */
  readonly mansion: number;
  /** Whether it is one of the days before autumn that are called doyō. */
  readonly isSummerDoyo: boolean;
}

const GHOST = 22;

const RULES: Readonly<Record<Selected, (of: DayFacts) => boolean>> = {
  tensha: ({ monthBranch, pair }) =>
    pair.index === TENSHA[Math.floor(((monthBranch + 10) % 12) / 3)]!,
  ichiryuManbai: ({ monthBranch, pair }) =>
    (MANBAI[monthBranch]! as readonly number[]).includes(pair.branch.index),
  kinoeNe: ({ pair }) => pair.index === 0,
  tsuchinotoMi: ({ pair }) => pair.index === 5,
  toraNoHi: ({ pair }) => pair.branch.index === 2,
  miNoHi: ({ pair }) => pair.branch.index === 5,
  kishuku: ({ mansion }) => mansion === GHOST,
  tenon: ({ pair: { index } }) =>
    between(index, 0, 4) || between(index, 15, 19) || between(index, 45, 49),
  tsukitoku: ({ monthBranch, pair }) => pair.stem.index === TSUKITOKU[monthBranch % 4]!,
  tenichiTenjo: ({ pair: { index } }) => between(index, 29, 44),
  kanoeSaru: ({ pair }) => pair.index === 56,
  ushiOfDoyo: ({ isSummerDoyo, pair }) => isSummerDoyo && pair.branch.index === 1,
  fujoju: ({ oldMonth, oldDay }) => oldDay % 8 === FUJOJU[(oldMonth - 1) % 6]! % 8,
  sanrinbo: ({ monthBranch, pair }) => pair.branch.index === SANRINBO[(monthBranch + 1) % 3]!,
  // 丑, 辰, 午 and 戌 are the days between, 間日, on which it rests.
  hassen: ({ pair: { index } }) => between(index, 48, 59) && ![49, 52, 54, 58].includes(index),
  juppogure: ({ pair: { index } }) => between(index, 20, 29),
  // Great bodo from 庚午, small from 戊寅; 丁丑 between them rests.
  bodo: ({ pair: { index } }) => between(index, 6, 12) || between(index, 14, 20),
};

/** Lists what a day is set apart as. */
export function selectedOf(facts: DayFacts): readonly Selected[] {
  return (Object.keys(RULES) as Selected[]).filter((id) => RULES[id](facts));
}
