import { Type } from "#old";
import type { Element } from "#time";
import { NamedShape, namesOf, type Named } from "./named.ts";
import { ElementShape } from "./shapes.ts";

/** One of the eight trigrams. */
export interface Trigram extends Named {
  /** Bottom to top, 1 is yang: `"100"` is 震. */
  readonly lines: string;
  readonly element: Element;
  /** Early-heaven number, 1 乾 to 8 坤. */
  readonly number: number;
  /** Luo shu number of its place in the later heaven. */
  readonly luoShu: number;
  /** What it stands for in the names of hexagrams: 天 澤 火 雷 風 水 山 地. */
  readonly image: string;
}

/** A trigram as answers show it. */
export const TrigramShape = Type.Object({
  ...NamedShape.properties,
  lines: Type.String({ description: "Bottom to top, 1 is yang" }),
  element: ElementShape,
  number: Type.Integer({ minimum: 1, maximum: 8 }),
  luoShu: Type.Integer({ minimum: 1, maximum: 9 }),
  image: Type.String(),
});

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
 * The eight trigrams in the order of the early heaven, 乾 first.
 *
 * @source Zhouyi, Shuogua; numbers of Shao Yong's early heaven and of the Luo shu
 */
export const TRIGRAMS: readonly Trigram[] = namesOf([
  ["qian", "乾", "qián", "heaven"],
  ["dui", "兌", "duì", "lake"],
  ["li", "離", "lí", "fire"],
  ["zhen", "震", "zhèn", "thunder"],
  ["xun", "巽", "xùn", "wind"],
  ["kan", "坎", "kǎn", "water"],
  ["gen", "艮", "gèn", "mountain"],
  ["kun", "坤", "kūn", "earth"],
]).map((name, i) => {
  const [lines, element, luoShu, image] = ROWS[i]!;
  return Object.freeze({ ...name, lines, element, number: i + 1, luoShu, image });
});

/** Returns a trigram by its early-heaven number; any integer counts round the eight, 0 is 坤. */
export function trigramOfNumber(number: number): Trigram {
  return TRIGRAMS[(((number - 1) % 8) + 8) % 8]!;
}

/** Returns the trigram of three lines, bottom to top. */
export function trigramOfLines(lines: string): Trigram {
  const found = TRIGRAMS.find((trigram) => trigram.lines === lines);
  if (!found) throw new RangeError(`Cannot find trigram: lines are "${lines}"`);
  return found;
}
