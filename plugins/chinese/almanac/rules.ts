import { modulo, stem, branch, type StemBranch } from "#time";
import type { Text } from "#old";
import type { Named } from "../core/named.ts";
import {
  DIRECTIONS,
  MANSIONS,
  OFFICERS,
  ON_YELLOW_ROAD,
  ROAD_GODS,
  ROADS,
  type LuckyName,
  type Mansion,
} from "./names.ts";

/** Returns the officer of a day: counted from the month's branch. */
export function officerOf(monthBranch: number, dayBranch: number): LuckyName {
  return OFFICERS[modulo(dayBranch - monthBranch, 12)]!;
}

/** A god of the yellow or black road. */
export interface RoadGod extends Named {
  readonly road: Named;
}

/**
 * Returns the road god of a day in its month, or of an hour in its day.
 *
 * The azure dragon starts at 申 for 子 and 午, then two branches on for each branch.
 *
 * @param outer branch of the month (for a day) or of the day (for an hour)
 * @source Xieji Bianfang Shu, juan 7, "huang dao hei dao"
 */
export function roadGodOf(outer: number, inner: number): RoadGod {
  const start = modulo(8 + 2 * outer, 12);
  const index = modulo(inner - start, 12);
  return { ...ROAD_GODS[index]!, road: ON_YELLOW_ROAD[index]! ? ROADS.yellow : ROADS.black };
}

/** Returns the mansion on duty on a day. */
export function mansionOf(julianDayNumber: number): Mansion {
  return MANSIONS[modulo(julianDayNumber + 11, 28)]!;
}

/** Returns the side of the three killers (煞) by the branch's trine. */
export function shaDirection(branchIndex: number): Named {
  return DIRECTIONS[["S", "E", "N", "W"][branchIndex % 4]!]!;
}

const JOY = ["NE", "NW", "SW", "S", "SE"] as const;
const WEALTH = ["NE", "SW", "N", "E", "S"] as const;
const FORTUNE_A = "SE SE E E N S SW SW NW W".split(" ");
const FORTUNE_B = "N SW NW SE NE N SW NW SE NE".split(" ");
const YANG_NOBLE = "SW SW W NW NE N S NE E SE".split(" ");
const YIN_NOBLE = "NE N NW W SW SW NE S SE E".split(" ");

/** The directions of the gods of a day, by its stem. */
export interface GodDirections {
  readonly joy: Named;
  readonly wealth: Named;
  readonly fortune: { readonly sect1: Named; readonly sect2: Named };
  readonly yangNoble: Named;
  readonly yinNoble: Named;
}

/**
 * Returns the directions of joy, wealth, fortune and the two nobles.
 *
 * @source Xieji Bianfang Shu, juan 7; fortune after two schools, as in lunar-typescript 1.8.6
 */
export function godDirections(stemIndex: number): GodDirections {
  const at = (letters: string) => DIRECTIONS[letters]!;
  return {
    joy: at(JOY[stemIndex % 5]!),
    wealth: at(WEALTH[Math.floor(stemIndex / 2)]!),
    fortune: { sect1: at(FORTUNE_A[stemIndex]!), sect2: at(FORTUNE_B[stemIndex]!) },
    yangNoble: at(YANG_NOBLE[stemIndex]!),
    yinNoble: at(YIN_NOBLE[stemIndex]!),
  };
}

const PENG_ZU_STEMS: readonly (readonly [string, string])[] = [
  ["甲不開倉財物耗散", "Do not open the granary: goods will be scattered"],
  ["乙不栽植千株不長", "Do not plant: of a thousand shoots none will grow"],
  ["丙不修灶必見災殃", "Do not repair the stove: misfortune will follow"],
  ["丁不剃頭頭必生瘡", "Do not shave the head: sores will form"],
  ["戊不受田田主不祥", "Do not take over land: its owner will have no luck"],
  ["己不破券二比並亡", "Do not break contracts: both parties will lose"],
  ["庚不經絡織機虛張", "Do not warp the loom: it will be set up in vain"],
  ["辛不合醬主人不嘗", "Do not make sauces: the host will not taste them"],
  ["壬不泱水更難提防", "Do not let water in: it will be hard to hold"],
  ["癸不詞訟理弱敵強", "Do not go to law: your case is weak, the other side strong"],
];

const PENG_ZU_BRANCHES: readonly (readonly [string, string])[] = [
  ["子不問卜自惹禍殃", "Do not consult oracles: you invite trouble"],
  ["丑不冠帶主不還鄉", "Do not put on the cap of office: its wearer will not see home"],
  ["寅不祭祀神鬼不嘗", "Do not sacrifice: gods and spirits will not taste it"],
  ["卯不穿井水泉不香", "Do not dig wells: the water will not be sweet"],
  ["辰不哭泣必主重喪", "Do not weep: sorrow will come twice"],
  ["巳不遠行財物伏藏", "Do not travel far: money and goods lie hidden"],
  ["午不苫蓋屋主更張", "Do not thatch: the house will change its master"],
  ["未不服藥毒氣入腸", "Do not take medicine: its poison enters the bowels"],
  ["申不安床鬼祟入房", "Do not set up a bed: spirits will enter the room"],
  ["酉不會客醉坐顛狂", "Do not receive guests: drink will make them wild"],
  ["戌不吃犬作怪上床", "Do not eat dog: it will haunt the bed"],
  ["亥不嫁娶不利新郎", "Do not marry: it does the groom no good"],
];

/** Returns the two taboos of Peng Zu, of the day's stem and of its branch. */
export function pengZuTaboos(day: StemBranch): readonly [Text, Text] {
  const [stemZh, stemEn] = PENG_ZU_STEMS[day.stem.index]!;
  const [branchZh, branchEn] = PENG_ZU_BRANCHES[day.branch.index]!;
  return [
    { en: stemEn, zhHant: stemZh },
    { en: branchEn, zhHant: branchZh },
  ];
}

/** Places of the fetal god by stem (pairs five apart) and by branch (pairs six apart). */
const FETUS_STEMS = [
  ["占門", "door"],
  ["碓磨", "mortar and mill"],
  ["廚灶", "kitchen stove"],
  ["倉庫", "storehouse"],
  ["房床", "bedroom and bed"],
] as const;
const FETUS_BRANCHES = [
  ["碓", "mortar"],
  ["廁", "privy"],
  ["爐", "hearth"],
  ["門", "door"],
  ["棲", "chicken roost"],
  ["床", "bed"],
] as const;

/** Where stem and branch name one thing, it is named once. */
const FETUS_TOGETHER: Readonly<Record<string, string>> = {
  占門門: "占大門",
  碓磨碓: "占碓磨",
  房床床: "占房床",
};

/** Last pair of the cycle for each side, in order from 甲子. */
const FETUS_SIDES: readonly (readonly [number, string, string])[] = [
  [1, "外東南", "outside, southeast"],
  [6, "外正南", "outside, south"],
  [12, "外西南", "outside, southwest"],
  [17, "外正西", "outside, west"],
  [23, "外西北", "outside, northwest"],
  [28, "外正北", "outside, north"],
  [33, "房內北", "indoors, north"],
  [35, "房內中", "indoors, centre"],
  [38, "房內南", "indoors, south"],
  [39, "房內西", "indoors, west"],
  [43, "房內東", "indoors, east"],
  [44, "房內中", "indoors, centre"],
  [50, "外東北", "outside, northeast"],
  [55, "外正東", "outside, east"],
  [59, "外東南", "outside, southeast"],
];

/** Returns where the fetal god of a day dwells: what must not be moved or repaired, and where. */
export function fetalGodOf(day: StemBranch): {
  readonly things: Text;
  readonly side: Text;
} {
  const [ofStem, ofStemEn] = FETUS_STEMS[day.stem.index % 5]!;
  const [ofBranch, ofBranchEn] = FETUS_BRANCHES[day.branch.index % 6]!;
  const [, side, sideEn] = FETUS_SIDES.find(([last]) => day.index <= last)!;
  const together = FETUS_TOGETHER[ofStem + ofBranch];
  return {
    things: {
      en: together ? ofStemEn : `${ofStemEn}, ${ofBranchEn}`,
      zhHant: together ?? ofStem + ofBranch,
    },
    side: { en: sideEn, zhHant: side },
  };
}

/** Returns the pair of each double hour of a day, 子 first. */
export function hoursOfDay(day: StemBranch): readonly StemBranch[] {
  const first = 12 * (day.stem.index % 5);
  return Array.from({ length: 12 }, (_, i) => day.next(first + i - day.index));
}

/** Lunar days (month and day) that Yang Gong's list calls unfit. */
const YANG_GONG = "1/13 2/11 3/9 4/7 5/5 6/3 7/1 7/29 8/27 9/25 10/23 11/21 12/19".split(" ");

/** Whether a lunar day stands in Yang Gong's list. */
export function isYangGongDay(month: number, day: number): boolean {
  return YANG_GONG.includes(`${month}/${day}`);
}

/** Heaven's pardon: one pair in each season by month branch. */
const PARDONS = { spring: "戊寅", summer: "甲午", autumn: "戊申", winter: "甲子" } as const;

/** Whether a day is heaven's pardon (天赦). */
export function isPardonDay(monthBranch: number, day: StemBranch): boolean {
  const season = (["spring", "summer", "autumn", "winter"] as const)[
    Math.floor(modulo(monthBranch - 2, 12) / 3)
  ]!;
  return PARDONS[season] === day.native;
}

/** Returns the branch that a branch clashes with. */
export function clashOf(branchIndex: number) {
  return branch(branchIndex + 6);
}

/** Returns the pair that clashes with a day in stem and branch: the person born in it beware. */
export function clashingPair(day: StemBranch): StemBranch {
  const clashStem = stem(day.stem.index + 4);
  return day.next(
    modulo(6 * clashStem.index - 5 * clashOf(day.branch.index).index - day.index, 60),
  );
}
