/** Terms of the board. */
import { vocabulary, type IdOf } from "#sdk";

/** The sixteen positions of the ring, clockwise from 子. */
export const POSITION = vocabulary("position", {
  zi: { native: "子", roman: "zǐ" },
  chou: { native: "丑", roman: "chǒu" },
  gen: { native: "艮", roman: "gèn" },
  yin: { native: "寅", roman: "yín" },
  mao: { native: "卯", roman: "mǎo" },
  chen: { native: "辰", roman: "chén" },
  xun: { native: "巽", roman: "xùn" },
  si: { native: "巳", roman: "sì" },
  wu: { native: "午", roman: "wǔ" },
  wei: { native: "未", roman: "wèi" },
  kun: { native: "坤", roman: "kūn" },
  shen: { native: "申", roman: "shēn" },
  you: { native: "酉", roman: "yǒu" },
  xu: { native: "戌", roman: "xū" },
  qian: { native: "乾", roman: "qián" },
  hai: { native: "亥", roman: "hài" },
});
export type Position = IdOf<typeof POSITION>;

/** The gods of the positions, in the order of {@link POSITION}. */
export const GOD = vocabulary("god", {
  diZhu: { native: "地主", roman: "dì zhǔ" },
  yangDe: { native: "陽德", roman: "yáng dé" },
  heDe: { native: "和德", roman: "hé dé" },
  luShen: { native: "呂申", roman: "lǚ shēn" },
  gaoCong: { native: "高叢", roman: "gāo cóng" },
  taiYang: { native: "太陽", roman: "tài yáng" },
  daJiong: { native: "大炅", roman: "dà jiǒng" },
  daShen: { native: "大神", roman: "dà shén" },
  daWei: { native: "大威", roman: "dà wēi" },
  tianDao: { native: "天道", roman: "tiān dào" },
  daWu: { native: "大武", roman: "dà wǔ" },
  wuDe: { native: "武德", roman: "wǔ dé" },
  taiCu: { native: "太簇", roman: "tài cù" },
  yinZhu: { native: "陰主", roman: "yīn zhǔ" },
  yinDe: { native: "陰德", roman: "yīn dé" },
  daYi: { native: "大義", roman: "dà yì" },
});

/** Eight doors in their order. */
export const DOOR = vocabulary("door", {
  kai: { native: "開", roman: "kāi" },
  xiu: { native: "休", roman: "xiū" },
  sheng: { native: "生", roman: "shēng" },
  shang: { native: "傷", roman: "shāng" },
  du: { native: "杜", roman: "dù" },
  jing: { native: "景", roman: "jǐng" },
  si: { native: "死", roman: "sǐ" },
  jingAlarm: { native: "驚", roman: "jīng" },
});

/** Which part of its palace Tai Yi governs. */
export const CYCLE = vocabulary("cycle", {
  human: { native: "理人", roman: "lǐ rén" },
  heaven: { native: "理天", roman: "lǐ tiān" },
  earth: { native: "理地", roman: "lǐ dì" },
});

/** How the eyes and the generals stand to Tai Yi. */
export const FORMATION = vocabulary("formation", {
  yan: { native: "掩", roman: "yǎn" },
  qiu: { native: "囚", roman: "qiú" },
  ji: { native: "擊", roman: "jī" },
  po: { native: "迫", roman: "pò" },
  ge: { native: "格", roman: "gé" },
  dui: { native: "對", roman: "duì" },
  guan: { native: "關", roman: "guān" },
});
export type Formation = IdOf<typeof FORMATION>;

/** Marks of a side's count. */
export const COUNT_MARK = vocabulary("countMark", {
  long: { native: "長", roman: "cháng" },
  short: { native: "短", roman: "duǎn" },
  withoutHeaven: { native: "無天", roman: "wú tiān" },
  withoutEarth: { native: "無地", roman: "wú dì" },
  withoutPeople: { native: "無人", roman: "wú rén" },
});
export type CountMark = IdOf<typeof COUNT_MARK>;
