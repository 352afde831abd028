/** What an hour is to its day. */
import { phaseRelation } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import { modulo, type StemBranch } from "#time";
import { BY_DAY_STEM, BY_GROUP, TIAN_YI_ROWS } from "../../bazi/chart/star_table.ts";
import { branchRelations } from "#east/relations.ts";
import { isVoid } from "#east/void.ts";

/** Marks of an hour in its day. */
export const HOUR_MARK = vocabulary("hourMark", {
  riLu: { native: "日祿", roman: "rì lù" },
  tianYi: { native: "天乙貴人", roman: "tiān yǐ guì rén" },
  riHe: { native: "日合", roman: "rì hé" },
  sanHe: { native: "三合", roman: "sān hé" },
  riMa: { native: "日馬", roman: "rì mǎ" },
  riPo: { native: "日破", roman: "rì pò" },
  riXing: { native: "日刑", roman: "rì xíng" },
  riHai: { native: "日害", roman: "rì hài" },
  wuBuYu: { native: "五不遇", roman: "wǔ bù yù" },
  jieLu: { native: "截路空亡", roman: "jié lù kōng wáng" },
  xunKong: { native: "旬空", roman: "xún kōng" },
});
export type HourMark = IdOf<typeof HOUR_MARK>;

/** Points of a mark; which are good and which bad is the book's, the figures are this model's own. */
export const MARK_POINTS: Readonly<Record<HourMark, number>> = {
  riLu: 2,
  tianYi: 2,
  riHe: 2,
  sanHe: 1,
  riMa: 1,
  riPo: -4,
  riXing: -2,
  riHai: -1,
  wuBuYu: -2,
  jieLu: -1,
  xunKong: -1,
};

/** Branches of 截路空亡 by the day's stem, 甲己 first: 甲己申酉 乙庚午未 丙辛辰巳 丁壬寅卯 戊癸子丑. */
const CUT_ROADS = ["申酉", "午未", "辰巳", "寅卯", "子丑"] as const;

/**
 * Returns the marks of an hour.
 *
 * @source Xieji Bianfang Shu, juan 7, on the hours: 日祿 天乙 日合 日馬 for, 日破 日刑 日害 五不遇時 截路空亡 旬空 against. 五不遇: the hour's stem
 *   controls the day's with the same polarity
 */
export function marksOf(day: StemBranch, hour: StemBranch): readonly HourMark[] {
  const { native } = hour.branch;
  const has = (row: string | undefined) => row?.includes(native) ?? false;
  const kinds = branchRelations(day.branch.index, hour.branch.index).map(({ kind }) => kind);
  const isSelf = day.branch.index === hour.branch.index;
  const when: Readonly<Record<HourMark, boolean>> = {
    riLu: has(BY_DAY_STEM.find(([star]) => star === "luShen")?.[1][day.stem.index]),
    tianYi: has(TIAN_YI_ROWS.gengWithJiaWu[day.stem.index]),
    riHe: kinds.includes("sixCombine"),
    sanHe: kinds.includes("halfCombine") || kinds.includes("arch"),
    riMa: BY_GROUP.find(([star]) => star === "yiMa")![1][day.branch.index % 4] === native,
    riPo: kinds.includes("clash"),
    riXing: !isSelf && kinds.some((kind) => kind.endsWith("Punishment")),
    riHai: kinds.includes("harm"),
    wuBuYu:
      phaseRelation(hour.stem.element, day.stem.element) === "controls" &&
      modulo(hour.stem.index - day.stem.index, 2) === 0,
    jieLu: has(CUT_ROADS[day.stem.index % 5]),
    xunKong: isVoid(day, hour.branch.index),
  };
  return HOUR_MARK.ids.filter((mark) => when[mark]);
}
