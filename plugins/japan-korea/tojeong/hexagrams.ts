/** Trigrams in the order of the numbers 1-8 and the hexagrams they make. */
import type { Phase } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** The trigrams, number 1 first. */
export const TRIGRAM = vocabulary("trigram", {
  qian: { native: "乾" },
  dui: { native: "兌" },
  li: { native: "離" },
  zhen: { native: "震" },
  xun: { native: "巽" },
  kan: { native: "坎" },
  gen: { native: "艮" },
  kun: { native: "坤" },
});
export type TrigramId = IdOf<typeof TRIGRAM>;

export interface Trigram {
  readonly id: TrigramId;
  readonly element: Phase;
  /** Lines from the bottom, 1 whole and 0 broken. */
  readonly lines: readonly [number, number, number];
}

/** The trigrams, number 1 first. */
export const TRIGRAMS: readonly Trigram[] = [
  { id: "qian", element: "metal", lines: [1, 1, 1] },
  { id: "dui", element: "metal", lines: [1, 1, 0] },
  { id: "li", element: "fire", lines: [1, 0, 1] },
  { id: "zhen", element: "wood", lines: [1, 0, 0] },
  { id: "xun", element: "wood", lines: [0, 1, 1] },
  { id: "kan", element: "water", lines: [0, 1, 0] },
  { id: "gen", element: "earth", lines: [0, 0, 1] },
  { id: "kun", element: "earth", lines: [0, 0, 0] },
];

/** The hexagrams by upper trigram, then lower trigram, both in the order of their numbers. */
export const HEXAGRAM = vocabulary("hexagram", {
  hexagram1: { native: "乾" },
  hexagram10: { native: "履" },
  hexagram13: { native: "同人" },
  hexagram25: { native: "无妄" },
  hexagram44: { native: "姤" },
  hexagram6: { native: "訟" },
  hexagram33: { native: "遯" },
  hexagram12: { native: "否" },
  hexagram43: { native: "夬" },
  hexagram58: { native: "兌" },
  hexagram49: { native: "革" },
  hexagram17: { native: "隨" },
  hexagram28: { native: "大過" },
  hexagram47: { native: "困" },
  hexagram31: { native: "咸" },
  hexagram45: { native: "萃" },
  hexagram14: { native: "大有" },
  hexagram38: { native: "睽" },
  hexagram30: { native: "離" },
  hexagram21: { native: "噬嗑" },
  hexagram50: { native: "鼎" },
  hexagram64: { native: "未濟" },
  hexagram56: { native: "旅" },
  hexagram35: { native: "晉" },
  hexagram34: { native: "大壯" },
  hexagram54: { native: "歸妹" },
  hexagram55: { native: "豐" },
  hexagram51: { native: "震" },
  hexagram32: { native: "恆" },
  hexagram40: { native: "解" },
  hexagram62: { native: "小過" },
  hexagram16: { native: "豫" },
  hexagram9: { native: "小畜" },
  hexagram61: { native: "中孚" },
  hexagram37: { native: "家人" },
  hexagram42: { native: "益" },
  hexagram57: { native: "巽" },
  hexagram59: { native: "渙" },
  hexagram53: { native: "漸" },
  hexagram20: { native: "觀" },
  hexagram5: { native: "需" },
  hexagram60: { native: "節" },
  hexagram63: { native: "既濟" },
  hexagram3: { native: "屯" },
  hexagram48: { native: "井" },
  hexagram29: { native: "坎" },
  hexagram39: { native: "蹇" },
  hexagram8: { native: "比" },
  hexagram26: { native: "大畜" },
  hexagram41: { native: "損" },
  hexagram22: { native: "賁" },
  hexagram27: { native: "頤" },
  hexagram18: { native: "蠱" },
  hexagram4: { native: "蒙" },
  hexagram52: { native: "艮" },
  hexagram23: { native: "剝" },
  hexagram11: { native: "泰" },
  hexagram19: { native: "臨" },
  hexagram36: { native: "明夷" },
  hexagram24: { native: "復" },
  hexagram46: { native: "升" },
  hexagram7: { native: "師" },
  hexagram15: { native: "謙" },
  hexagram2: { native: "坤" },
});
export type HexagramId = IdOf<typeof HEXAGRAM>;

/** A trigram by its number, 1 to 8. */
export function trigram(number: number): Trigram {
  return TRIGRAMS[number - 1]!;
}

/** A hexagram by the numbers of its trigrams, 1-8 each. */
export function hexagram(upper: number, lower: number): HexagramId {
  return HEXAGRAM.ids[(upper - 1) * 8 + lower - 1]!;
}

/** The lower trigram after one of its lines has moved. */
export function moveLine(lower: number, line: number): number {
  const moved = trigram(lower).lines.map((one, i) => (i === line - 1 ? 1 - one : one));
  return TRIGRAMS.findIndex(({ lines }) => lines.every((one, i) => one === moved[i])) + 1;
}
