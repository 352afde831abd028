import { vocabulary, type IdOf } from "#sdk";
import { modulo } from "#time";
import type { NobleTable } from "./input.ts";

/** The twelve generals in their order, the noble first. */
export const GENERAL = vocabulary("general", {
  guiRen: { native: "貴人", roman: "guì rén" },
  tengShe: { native: "螣蛇", roman: "téng shé" },
  zhuQue: { native: "朱雀", roman: "zhū què" },
  liuHe: { native: "六合", roman: "liù hé" },
  gouChen: { native: "勾陳", roman: "gōu chén" },
  qingLong: { native: "青龍", roman: "qīng lóng" },
  tianKong: { native: "天空", roman: "tiān kōng" },
  baiHu: { native: "白虎", roman: "bái hǔ" },
  taiChang: { native: "太常", roman: "tài cháng" },
  xuanWu: { native: "玄武", roman: "xuán wǔ" },
  taiYin: { native: "太陰", roman: "tài yīn" },
  tianHou: { native: "天后", roman: "tiān hòu" },
});
export type General = IdOf<typeof GENERAL>;

/** Month generals by branch, 子 first. */
export const MONTH_GENERAL = vocabulary("monthGeneral", {
  shenHou: { native: "神后", roman: "shén hòu" },
  daJi: { native: "大吉", roman: "dà jí" },
  gongCao: { native: "功曹", roman: "gōng cáo" },
  taiChong: { native: "太沖", roman: "tài chōng" },
  tianGang: { native: "天罡", roman: "tiān gāng" },
  taiYi: { native: "太乙", roman: "tài yǐ" },
  shengGuang: { native: "勝光", roman: "shèng guāng" },
  xiaoJi: { native: "小吉", roman: "xiǎo jí" },
  chuanSong: { native: "傳送", roman: "chuán sòng" },
  congKui: { native: "從魁", roman: "cóng kuí" },
  heKui: { native: "河魁", roman: "hé kuí" },
  dengMing: { native: "登明", roman: "dēng míng" },
});
export type MonthGeneral = IdOf<typeof MONTH_GENERAL>;

/** Tables of the noble: day and night branch by stem, 甲 first. */
const NOBLE_TABLES = {
  common: { day: [1, 0, 11, 11, 1, 0, 1, 6, 5, 5], night: [7, 8, 9, 9, 7, 8, 7, 2, 3, 3] },
  danMu: { day: [7, 8, 9, 11, 1, 0, 1, 2, 3, 5], night: [1, 0, 11, 9, 7, 8, 7, 6, 5, 3] },
} as const;

/** Returns the branch of the noble of a day. */
export function nobleOf(table: NobleTable, isDay: boolean, dayStem: number): number {
  return NOBLE_TABLES[table][isDay ? "day" : "night"][dayStem]!;
}

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
export function placeGenerals(noble: number, offset: number): readonly General[] {
  const at = modulo(noble - offset, 12);
  const clockwise = at === 11 || at <= 4;
  return Array.from(
    { length: 12 },
    (_, earth) => GENERAL.ids[modulo(clockwise ? earth - at : at - earth, 12)]!,
  );
}
