/** Throwing the twelve tokens, and the side of the compass that a figure has. */
import type { Random } from "#sdk";
import { type Trigram, TRIGRAMS } from "../core/trigrams.ts";

/** Marked tokens that lie face up: of four above, four in the middle, four below. */
export interface Counts {
  readonly upper: number;
  readonly middle: number;
  readonly lower: number;
}

/**
 * Throws twelve tokens, four of each mark; one side is marked, the other blank.
 *
 * Order of the random numbers: `below(2)` twelve times, the upper four first, 1 is marked.
 */
export function throwTokens(random: Pick<Random, "below">): Counts {
  const four = () => [0, 1, 2, 3].reduce((sum) => sum + random.below(2), 0);
  return { upper: four(), middle: four(), lower: four() };
}

/**
 * The trigram of a figure: odd counts are whole lines and even ones broken. Of two counts the book takes 乾 and 坤 where
 * they are alike, 艮 with the whole line above and 震 with it below; of one 乾 or 坤; of none nothing.
 *
 * @source Lingqi Jing: 一上一中二下 巽風東南, 一上二中 艮山東北, 二上一中 震雷正東, 一上 乾天西北
 */
export function trigramOf({ upper, middle, lower }: Counts): Trigram | null {
  const kinds = [lower, middle, upper].filter((count) => count > 0).map((count) => `${count % 2}`);
  const byLines = (lines: string) => TRIGRAMS.find((one) => one.lines === lines)!;
  if (kinds.length === 3) return byLines(kinds.join(""));
  if (kinds.length === 0) return null;
  const [below, above = below] = kinds;
  if (below === above) return byLines(below === "1" ? "111" : "000");
  return byLines(above === "1" ? "001" : "100");
}
