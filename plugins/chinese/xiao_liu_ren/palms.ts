import type { Phase } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import { modulo } from "#time";
import type { Direction } from "#east/directions.ts";
import type { Luck } from "#east/luck.ts";

/** The six palms in their order; what each says stands in the words. */
export const PALM = vocabulary("palm", {
  daAn: { native: "大安", roman: "dà ān" },
  liuLian: { native: "留連", roman: "liú lián" },
  suXi: { native: "速喜", roman: "sù xǐ" },
  chiKou: { native: "赤口", roman: "chì kǒu" },
  xiaoJi: { native: "小吉", roman: "xiǎo jí" },
  kongWang: { native: "空亡", roman: "kōng wáng" },
});
export type PalmId = IdOf<typeof PALM>;

/** The spirits that go with the palms, in their order. */
export const SPIRIT = vocabulary("spirit", {
  qingLong: { native: "青龍", roman: "qīng lóng" },
  xuanWu: { native: "玄武", roman: "xuán wǔ" },
  zhuQue: { native: "朱雀", roman: "zhū què" },
  baiHu: { native: "白虎", roman: "bái hǔ" },
  liuHe: { native: "六合", roman: "liù hé" },
  gouChen: { native: "勾陳", roman: "gōu chén" },
});

/** A palm with what belongs to it. */
export interface Palm {
  readonly palm: PalmId;
  readonly element: Phase;
  readonly spirit: IdOf<typeof SPIRIT>;
  readonly direction: Direction;
  readonly luck: Luck;
}

const FACTS: readonly (readonly [Phase, Direction, Luck])[] = [
  ["wood", "east", "lucky"],
  ["water", "north", "unlucky"],
  ["fire", "south", "lucky"],
  ["metal", "west", "unlucky"],
  ["wood", "east", "lucky"],
  ["earth", "northeast", "unlucky"],
];

/**
 * The six palms in their order, 大安 first.
 *
 * @source Yuxia Ji, six palms of Li Chunfeng; elements and spirits as the majority prints them
 */
export const PALMS: readonly Palm[] = PALM.ids.map((palm, i) => {
  const [element, direction, luck] = FACTS[i]!;
  return Object.freeze({ palm, element, spirit: SPIRIT.ids[i]!, direction, luck });
});

/**
 * Counts three numbers round the palms: each count starts where the one before ended, as one.
 *
 * @param first lunar month or a number, from 1
 */
export function countPalms(
  first: number,
  second: number,
  third: number,
): { readonly month: Palm; readonly day: Palm; readonly hour: Palm } {
  const at = (index: number) => PALMS[modulo(index, 6)]!;
  return {
    month: at(first - 1),
    day: at(first + second - 2),
    hour: at(first + second + third - 3),
  };
}

/** The palm that a further count ends on: it starts where the one before ended, as one. */
export function countOn(from: Palm, count: number): Palm {
  return PALMS[modulo(PALM.ids.indexOf(from.palm) + count - 1, 6)]!;
}
