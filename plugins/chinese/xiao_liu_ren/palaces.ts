import type { Text } from "#old";
import { modulo, type Element } from "#time";
import { DIRECTIONS } from "../almanac/names.ts";
import { namesOf, type Named } from "../core/named.ts";

/** One of the six palms. */
export interface SixPalace extends Named {
  readonly element: Element;
  readonly spirit: Named;
  readonly direction: Named;
  readonly luck: "lucky" | "mixed" | "unlucky";
  readonly sense: Text;
}

const SPIRITS = namesOf([
  ["qingLong", "青龍", "qīng lóng", "azure dragon"],
  ["xuanWu", "玄武", "xuán wǔ", "dark warrior"],
  ["zhuQue", "朱雀", "zhū què", "vermilion bird"],
  ["baiHu", "白虎", "bái hǔ", "white tiger"],
  ["liuHe", "六合", "liù hé", "six harmonies"],
  ["gouChen", "勾陳", "gōu chén", "hooked array"],
]);

const FACTS: readonly (readonly [Element, string, SixPalace["luck"], string, string])[] = [
  [
    "wood",
    "E",
    "lucky",
    "Things rest in their right place; stay, and what is sought comes home.",
    "身不動時，萬事安穩，所求可得。",
  ],
  [
    "water",
    "N",
    "unlucky",
    "Matters drag and hang; papers and people keep one waiting. Do not push.",
    "事多遲滯，人未即歸，宜緩不宜急。",
  ],
  [
    "fire",
    "S",
    "lucky",
    "Good news is close and moves fast; ask in the south and ask soon.",
    "喜訊將至，所求速成，南方有應。",
  ],
  [
    "metal",
    "W",
    "unlucky",
    "Words turn sharp; mind quarrels, contracts and haste on the road.",
    "口舌當防，行事宜慎，勿與人爭。",
  ],
  [
    "wood",
    "E",
    "lucky",
    "Small gains by agreement; someone helps, and people meet.",
    "和合有成，得人相助，小利可期。",
  ],
  [
    "earth",
    "NE",
    "unlucky",
    "Nothing takes hold; what is asked for is not there. Wait for another hour.",
    "事不落實，音信難期，宜另待時。",
  ],
];

/**
 * The six palms in their order, 大安 first.
 *
 * @source Yuxia Ji, six palms of Li Chunfeng; elements and spirits as the majority prints them
 */
export const SIX_PALACES: readonly SixPalace[] = namesOf([
  ["daAn", "大安", "dà ān", "great peace"],
  ["liuLian", "留連", "liú lián", "lingering"],
  ["suXi", "速喜", "sù xǐ", "swift joy"],
  ["chiKou", "赤口", "chì kǒu", "red mouth"],
  ["xiaoJi", "小吉", "xiǎo jí", "small luck"],
  ["kongWang", "空亡", "kōng wáng", "void"],
]).map((name, i) => {
  const [element, side, luck, en, zhHant] = FACTS[i]!;
  const direction = DIRECTIONS[side]!;
  return Object.freeze({
    ...name,
    element,
    spirit: SPIRITS[i]!,
    direction,
    luck,
    sense: { en, zhHant },
  });
});

/**
 * Counts three numbers round the palms: each count starts where the one before ended, as one.
 *
 * @param first lunar month or a number, from 1
 */
export function countPalaces(
  first: number,
  second: number,
  third: number,
): readonly [SixPalace, SixPalace, SixPalace] {
  const at = (index: number) => SIX_PALACES[modulo(index, 6)]!;
  return [at(first - 1), at(first + second - 2), at(first + second + third - 3)];
}
