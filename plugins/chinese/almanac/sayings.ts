/** Sayings of the day: Peng Zu's taboos, and where the fetal god dwells. */
import type { Branch, Stem } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import type { StemBranch } from "#time";

/** What each stem forbids. */
export const STEM_TABOOS: Readonly<Record<Stem, string>> = {
  jia: "甲不開倉財物耗散",
  yi: "乙不栽植千株不長",
  bing: "丙不修灶必見災殃",
  ding: "丁不剃頭頭必生瘡",
  wu: "戊不受田田主不祥",
  ji: "己不破券二比並亡",
  geng: "庚不經絡織機虛張",
  xin: "辛不合醬主人不嘗",
  ren: "壬不泱水更難提防",
  gui: "癸不詞訟理弱敵強",
};

/** What each branch forbids. */
export const BRANCH_TABOOS: Readonly<Record<Branch, string>> = {
  zi: "子不問卜自惹禍殃",
  chou: "丑不冠帶主不還鄉",
  yin: "寅不祭祀神鬼不嘗",
  mao: "卯不穿井水泉不香",
  chen: "辰不哭泣必主重喪",
  si: "巳不遠行財物伏藏",
  wu: "午不苫蓋屋主更張",
  wei: "未不服藥毒氣入腸",
  shen: "申不安床鬼祟入房",
  you: "酉不會客醉坐顛狂",
  xu: "戌不吃犬作怪上床",
  hai: "亥不嫁娶不利新郎",
};

/** What must not be moved or repaired by the day's stem, pairs of stems five apart. */
const STEM_THINGS = {
  door: "占門",
  mill: "碓磨",
  stove: "廚灶",
  storehouse: "倉庫",
  bed: "房床",
} as const;
export type StemThing = keyof typeof STEM_THINGS;

/** The same by the day's branch, pairs of branches six apart. */
const BRANCH_THINGS = {
  mortar: "碓",
  privy: "廁",
  hearth: "爐",
  door: "門",
  roost: "棲",
  bed: "床",
} as const;
export type BranchThing = keyof typeof BRANCH_THINGS;

/** Where stem and branch name one thing, it is named once. */
const TOGETHER: Readonly<Record<string, string>> = {
  占門門: "占大門",
  碓磨碓: "占碓磨",
  房床床: "占房床",
};

/** Things of the fetal god as the almanac writes them. */
export function fetalThings(byStem: StemThing, byBranch: BranchThing): string {
  const both = STEM_THINGS[byStem] + BRANCH_THINGS[byBranch];
  return TOGETHER[both] ?? both;
}

/** Whether stem and branch name one thing. */
export function isOneThing(byStem: StemThing, byBranch: BranchThing): boolean {
  return STEM_THINGS[byStem] + BRANCH_THINGS[byBranch] in TOGETHER;
}

/** Sides on which the fetal god dwells. */
export const FETAL_SIDE = vocabulary("fetalSide", {
  outsideSoutheast: { native: "外東南" },
  outsideSouth: { native: "外正南" },
  outsideSouthwest: { native: "外西南" },
  outsideWest: { native: "外正西" },
  outsideNorthwest: { native: "外西北" },
  outsideNorth: { native: "外正北" },
  indoorsNorth: { native: "房內北" },
  indoorsCentre: { native: "房內中" },
  indoorsSouth: { native: "房內南" },
  indoorsWest: { native: "房內西" },
  indoorsEast: { native: "房內東" },
  outsideNortheast: { native: "外東北" },
  outsideEast: { native: "外正東" },
});
export type FetalSide = IdOf<typeof FETAL_SIDE>;

/** Last pair of the cycle for each side, in order from 甲子. */
const SIDES: readonly (readonly [number, FetalSide])[] = [
  [1, "outsideSoutheast"],
  [6, "outsideSouth"],
  [12, "outsideSouthwest"],
  [17, "outsideWest"],
  [23, "outsideNorthwest"],
  [28, "outsideNorth"],
  [33, "indoorsNorth"],
  [35, "indoorsCentre"],
  [38, "indoorsSouth"],
  [39, "indoorsWest"],
  [43, "indoorsEast"],
  [44, "indoorsCentre"],
  [50, "outsideNortheast"],
  [55, "outsideEast"],
  [59, "outsideSoutheast"],
];

/** Returns where the fetal god of a day dwells: what must not be moved or repaired, and where. */
export function fetalGodOf(day: StemBranch): {
  readonly byStem: StemThing;
  readonly byBranch: BranchThing;
  readonly side: FetalSide;
} {
  const byStem = (Object.keys(STEM_THINGS) as StemThing[])[day.stem.index % 5]!;
  const byBranch = (Object.keys(BRANCH_THINGS) as BranchThing[])[day.branch.index % 6]!;
  const [, side] = SIDES.find(([last]) => day.index <= last)!;
  return { byStem, byBranch, side };
}
