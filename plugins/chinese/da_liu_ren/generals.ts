import { modulo } from "#time";
import { namesOf, type Named } from "../core/named.ts";

/** The twelve generals in their order, the noble first. */
export const GENERALS: readonly Named[] = namesOf([
  ["guiRen", "貴人", "guì rén", "noble"],
  ["tengShe", "螣蛇", "téng shé", "soaring snake"],
  ["zhuQue", "朱雀", "zhū què", "vermilion bird"],
  ["liuHe", "六合", "liù hé", "six harmonies"],
  ["gouChen", "勾陳", "gōu chén", "hooked array"],
  ["qingLong", "青龍", "qīng lóng", "azure dragon"],
  ["tianKong", "天空", "tiān kōng", "empty sky"],
  ["baiHu", "白虎", "bái hǔ", "white tiger"],
  ["taiChang", "太常", "tài cháng", "great constant"],
  ["xuanWu", "玄武", "xuán wǔ", "dark warrior"],
  ["taiYin", "太陰", "tài yīn", "great yin"],
  ["tianHou", "天后", "tiān hòu", "heavenly empress"],
]);

/** Month generals by branch, 子 first. */
export const MONTH_GENERALS: readonly Named[] = namesOf([
  ["shenHou", "神后", "shén hòu", "empress of spirits"],
  ["daJi", "大吉", "dà jí", "great luck"],
  ["gongCao", "功曹", "gōng cáo", "officer of merit"],
  ["taiChong", "太沖", "tài chōng", "great surge"],
  ["tianGang", "天罡", "tiān gāng", "heavenly dipper"],
  ["taiYi", "太乙", "tài yǐ", "great one"],
  ["shengGuang", "勝光", "shèng guāng", "victorious light"],
  ["xiaoJi", "小吉", "xiǎo jí", "small luck"],
  ["chuanSong", "傳送", "chuán sòng", "messenger"],
  ["congKui", "從魁", "cóng kuí", "second chief"],
  ["heKui", "河魁", "hé kuí", "river chief"],
  ["dengMing", "登明", "dēng míng", "rising light"],
]);

/** Tables of the noble: day and night branch by stem, 甲 first. */
export const NOBLE_TABLES = {
  common: { day: [1, 0, 11, 11, 1, 0, 1, 6, 5, 5], night: [7, 8, 9, 9, 7, 8, 7, 2, 3, 3] },
  danMu: { day: [7, 8, 9, 11, 1, 0, 1, 2, 3, 5], night: [1, 0, 11, 9, 7, 8, 7, 6, 5, 3] },
} as const;

/** Returns the branch of the month general: it changes at each zhong qi, 雨水 亥, then backwards. */
export function monthGeneralOf(zhongQiIndex: number): number {
  const since = modulo(zhongQiIndex - 22, 24) / 2;
  return modulo(11 - since, 12);
}

/**
 * Returns the general over each earth branch, 子 first.
 *
 * The noble stands where its branch is on the heaven plate; over 亥 to 辰 the rest follow clockwise,
 * over 巳 to 戌 counter-clockwise.
 */
export function placeGenerals(noble: number, offset: number): readonly Named[] {
  const at = modulo(noble - offset, 12);
  const clockwise = at === 11 || at <= 4;
  return Array.from(
    { length: 12 },
    (_, earth) => GENERALS[modulo(clockwise ? earth - at : at - earth, 12)]!,
  );
}
