/** The air of a month. */
import type { Branch } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

export const AIR = vocabulary("air", {
  thawing: { native: "餘寒", roman: "yú hán" },
  mild: { native: "和暖", roman: "hé nuǎn" },
  damp: { native: "溫潤", roman: "wēn rùn" },
  warm: { native: "漸熱", roman: "jiàn rè" },
  hot: { native: "炎熱", roman: "yán rè" },
  parched: { native: "燥熱", roman: "zào rè" },
  cooling: { native: "轉涼", roman: "zhuǎn liáng" },
  cool: { native: "清涼", roman: "qīng liáng" },
  dry: { native: "乾燥", roman: "gān zào" },
  chilly: { native: "初寒", roman: "chū hán" },
  cold: { native: "寒凍", roman: "hán dòng" },
  frozen: { native: "嚴寒", roman: "yán hán" },
});
export type Air = IdOf<typeof AIR>;

const ORDER: readonly Branch[] = [
  "yin",
  "mao",
  "chen",
  "si",
  "wu",
  "wei",
  "shen",
  "you",
  "xu",
  "hai",
  "zi",
  "chou",
];

/** The air of a month by its branch. */
export function airOf(month: Branch): Air {
  return AIR.ids[ORDER.indexOf(month)]!;
}
