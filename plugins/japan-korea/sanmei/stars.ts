/**
 * The ten main stars, the twelve subordinate ones, and the stems of the branches by days.
 *
 * A main star is what another stem is to the stem of the day; a subordinate star is the stage of that stem
 * over a branch. Of the stems in a branch one rules, by the days since the solar month began.
 *
 * @source Takao Yoshimasa 高尾義政, Sanmeigaku, as retold at sammeigaku.com (二十八元; 十大主星と人体図の出し方); points of
 *   the subordinate stars as two programs have them. What the words say of the stars is our own
 */
import { lifeStageIndex } from "#east/life_stages.ts";
import { vocabulary, type IdOf } from "#sdk";

/** The main stars by element from that of the day, the like polarity first. */
export const MAIN_STAR = vocabulary("sanmeiMain", {
  kansaku: { native: "貫索星", roman: "Kansaku-sei" },
  sekimon: { native: "石門星", roman: "Sekimon-sei" },
  hokaku: { native: "鳳閣星", roman: "Hōkaku-sei" },
  chojo: { native: "調舒星", roman: "Chōjo-sei" },
  rokuzon: { native: "禄存星", roman: "Rokuzon-sei" },
  shiroku: { native: "司禄星", roman: "Shiroku-sei" },
  shaki: { native: "車騎星", roman: "Shaki-sei" },
  kengyu: { native: "牽牛星", roman: "Kengyū-sei" },
  ryuko: { native: "龍高星", roman: "Ryūkō-sei" },
  gyokudo: { native: "玉堂星", roman: "Gyokudō-sei" },
});
export type MainStar = IdOf<typeof MAIN_STAR>;

/** The subordinate stars by stage, the stage of birth first. */
export const SUB_STAR = vocabulary("sanmeiSub", {
  tenki: { native: "天貴星", roman: "Tenki-sei" },
  tenko: { native: "天恍星", roman: "Tenkō-sei" },
  tennan: { native: "天南星", roman: "Tennan-sei" },
  tenroku: { native: "天禄星", roman: "Tenroku-sei" },
  tensho: { native: "天将星", roman: "Tenshō-sei" },
  tendo: { native: "天堂星", roman: "Tendō-sei" },
  tenkoElder: { native: "天胡星", roman: "Tenko-sei" },
  tenkyoku: { native: "天極星", roman: "Tenkyoku-sei" },
  tenkoStore: { native: "天庫星", roman: "Tenko-sei" },
  tenchi: { native: "天馳星", roman: "Tenchi-sei" },
  tenho: { native: "天報星", roman: "Tenpō-sei" },
  tenin: { native: "天印星", roman: "Ten'in-sei" },
});
export type SubStar = IdOf<typeof SUB_STAR>;

/** Points of the subordinate stars, 1 to 12. */
export const ENERGY: Readonly<Record<SubStar, number>> = {
  tenki: 9,
  tenko: 7,
  tennan: 10,
  tenroku: 11,
  tensho: 12,
  tendo: 8,
  tenkoElder: 4,
  tenkyoku: 2,
  tenkoStore: 5,
  tenchi: 1,
  tenho: 3,
  tenin: 6,
};

/** Places of the body that main stars stand in. */
export const MAIN_PLACE = vocabulary("sanmeiPlace", {
  head: { native: "頭", roman: "atama" },
  chest: { native: "胸", roman: "mune" },
  belly: { native: "腹", roman: "hara" },
  leftHand: { native: "左手", roman: "hidari-te" },
  rightHand: { native: "右手", roman: "migi-te" },
});
export type MainPlace = IdOf<typeof MAIN_PLACE>;

/** Places of the subordinate stars, each with a part of life. */
export const SUB_PLACE = vocabulary("sanmeiAge", {
  leftShoulder: { native: "左肩", roman: "hidari-kata" },
  leftFoot: { native: "左足", roman: "hidari-ashi" },
  rightFoot: { native: "右足", roman: "migi-ashi" },
});
export type SubPlace = IdOf<typeof SUB_PLACE>;

/** What another stem is to the stem of the day, both 0 for 甲. */
export function mainStarOf(day: number, other: number): MainStar {
  const element = (Math.floor(other / 2) - Math.floor(day / 2) + 5) % 5;
  return MAIN_STAR.ids[element * 2 + (day % 2 === other % 2 ? 0 : 1)]!;
}

/** The stage of the day's stem over a branch. */
export function subStarOf(day: number, branch: number): SubStar {
  return SUB_STAR.ids[lifeStageIndex(day, branch)]!;
}

/** Stems of each branch, 子 first, with the last day on which each rules; the last rules on. */
const ELEMENTS_28: readonly (readonly (readonly [stem: number, lastDay: number])[])[] = [
  [[9, 99]],
  [
    [9, 9],
    [7, 12],
    [5, 99],
  ],
  [
    [4, 7],
    [2, 14],
    [0, 99],
  ],
  [[1, 99]],
  [
    [1, 9],
    [9, 12],
    [4, 99],
  ],
  [
    [4, 5],
    [6, 14],
    [2, 99],
  ],
  [
    [5, 19],
    [3, 99],
  ],
  [
    [3, 9],
    [1, 12],
    [5, 99],
  ],
  [
    [4, 10],
    [8, 13],
    [6, 99],
  ],
  [[7, 99]],
  [
    [7, 9],
    [3, 12],
    [4, 99],
  ],
  [
    [0, 12],
    [8, 99],
  ],
];

/** The stem of a branch that rules so many days after the solar month began. */
export function rulingStem(branch: number, days: number): number {
  return ELEMENTS_28[branch]!.find(([, last]) => days <= last)![0];
}
