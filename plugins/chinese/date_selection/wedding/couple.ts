/** Rules that hold a day against a couple: the bride's months, the wedding circle, her stars, the seat of the house. */
import { modulo, stem, type Stem, type StemBranch } from "#time";
import { clashOf, shaDirection } from "#east/almanac/rules.ts";
import { MOUNTAINS, type MountainId } from "../../feng_shui/core/mountains.ts";
import { BRIDE_MONTH, CIRCLE, type BrideMonth, type CirclePlace } from "./terms.ts";

/**
 * Returns what a month is to a bride: for a yang branch they run on from the branch after hers, for a yin branch back
 * from the branch before hers, six kinds twice round.
 *
 * @param month 1 for 寅, to 12
 * @source the verse of the tong shu 正七迎雞兔 二八虎與猴 三九蛇與豬 四十龍與狗 牛羊五十一 鼠馬六十二; Yuli Suijin Fu
 */
export function brideMonthOf(brideBranch: number, month: number): BrideMonth {
  const branch = month + 1;
  const steps = brideBranch % 2 === 0 ? branch - brideBranch - 1 : brideBranch - 1 - branch;
  return BRIDE_MONTH.ids[modulo(steps, 6)]!;
}

/** The twelve months of a bride by what they are to her. */
export function brideMonths(brideBranch: number) {
  const months = Array.from({ length: 12 }, (_, i) => i + 1);
  return BRIDE_MONTH.ids.map((kind) => ({
    kind,
    months: months.filter((month) => brideMonthOf(brideBranch, month) === kind),
  }));
}

/**
 * Returns where a lunar day stands in the wedding circle: a long month counts on from the husband, a short one back
 * from the wife.
 *
 * @source Xingli Kaoyuan 星曆考原, juan 3, jia qu zhou tang
 */
export function circleOf(day: number, monthDays: number): CirclePlace {
  const place = monthDays === 30 ? day - 1 : CIRCLE.ids.indexOf("wife") - (day - 1);
  return CIRCLE.ids[modulo(place, 8)]!;
}

/** The stems that a bride's year stem makes her groom star (正官), her star of children (食神) and what hurts the first (傷官). */
export function starsOfBride({ index }: Stem) {
  const isYang = index % 2 === 0;
  return {
    groom: stem(isYang ? index + 7 : index + 5),
    child: stem(index + 2),
    hurt: stem(isYang ? index + 3 : index + 1),
  };
}

/**
 * Branches of a year that days should not carry: 孤辰 for the groom, 寡宿 for the bride.
 *
 * @source Sanming Tonghui, on the solitary and the widowed star
 */
export function lonelyBranches({ branch: { index } }: StemBranch) {
  const group = Math.floor(modulo(index + 1, 12) / 3);
  return { groom: [2, 5, 8, 11][group]!, bride: [10, 1, 4, 7][group]! };
}

/** Branches of the mountains from 子 on, each with the stem or trigram before it. */
const PAIRED = "壬子 癸丑 艮寅 甲卯 乙辰 巽巳 丙午 丁未 坤申 庚酉 辛戌 乾亥".split(" ");

/** Returns the branch of a seat, or null where the school counts branches alone and it is none. */
export function branchOfSeat(seat: MountainId, by: "pairs" | "branches"): number | null {
  const native = MOUNTAINS.find(({ id }) => id === seat)!.native;
  const index = PAIRED.findIndex((pair) => pair.includes(native));
  return by === "branches" && PAIRED[index]![1] !== native ? null : index;
}

const SIDES: Readonly<Record<string, readonly number[]>> = {
  south: [5, 6, 7],
  east: [2, 3, 4],
  north: [11, 0, 1],
  west: [8, 9, 10],
};

/**
 * Whether a day clashes with a seat, and whether the three killers of the day or of its month stand on it.
 *
 * @source Xieji Bianfang Shu, juan 3: 三煞 by the trine, to be avoided on the seat
 */
export function againstSeat(seat: number, day: number, monthBranch: number) {
  const standsOnSeat = (branch: number) => SIDES[shaDirection(branch)]!.includes(seat);
  return {
    clash: clashOf(day).index === seat,
    killers: standsOnSeat(day) || standsOnSeat(monthBranch),
  };
}
