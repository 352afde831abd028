import type { Phase } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** The eight trigrams in the order of the early heaven, 乾 first. */
export const TRIGRAM = vocabulary("trigram", {
  qian: { native: "乾", roman: "qián" },
  dui: { native: "兌", roman: "duì" },
  li: { native: "離", roman: "lí" },
  zhen: { native: "震", roman: "zhèn" },
  xun: { native: "巽", roman: "xùn" },
  kan: { native: "坎", roman: "kǎn" },
  gen: { native: "艮", roman: "gèn" },
  kun: { native: "坤", roman: "kūn" },
});
export type TrigramId = IdOf<typeof TRIGRAM>;

/** One of the eight trigrams. */
export interface Trigram {
  readonly id: TrigramId;
  /** Bottom to top, 1 is yang: `"100"` is 震. */
  readonly lines: string;
  readonly element: Phase;
  /** Early-heaven number, 1 乾 to 8 坤. */
  readonly number: number;
  /** Luo shu number of its place in the later heaven. */
  readonly luoShu: number;
  /** What it stands for in the names of hexagrams: 天 澤 火 雷 風 水 山 地. */
  readonly image: string;
}

const ROWS = [
  ["111", "metal", 6, "天"],
  ["110", "metal", 7, "澤"],
  ["101", "fire", 9, "火"],
  ["100", "wood", 3, "雷"],
  ["011", "wood", 4, "風"],
  ["010", "water", 1, "水"],
  ["001", "earth", 8, "山"],
  ["000", "earth", 2, "地"],
] as const;

/**
 * What belongs to each trigram, 乾 first.
 *
 * @source Zhouyi, Shuogua; numbers of Shao Yong's early heaven and of the Luo shu
 */
export const TRIGRAMS: readonly Trigram[] = TRIGRAM.ids.map((id, i) => {
  const [lines, element, luoShu, image] = ROWS[i]!;
  return Object.freeze({ id, lines, element, number: i + 1, luoShu, image });
});

/** Returns a trigram by its early-heaven number; any integer counts round the eight, 0 is 坤. */
export function trigramOfNumber(number: number): Trigram {
  return TRIGRAMS[(((number - 1) % 8) + 8) % 8]!;
}

/** Returns the trigram of three lines, bottom to top. */
export function trigramOfLines(lines: string): Trigram {
  const trigram = TRIGRAMS.find((one) => one.lines === lines);
  if (!trigram) throw new RangeError(`Cannot find trigram: lines are "${lines}"`);
  return trigram;
}
