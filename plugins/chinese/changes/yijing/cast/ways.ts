/** Ways to cast six lines: 6 old yin, 7 young yang, 8 young yin, 9 old yang. */
import type { Random } from "#sdk";
import { trigramOfNumber } from "../../../core/trigrams.ts";
import type { Cast } from "../../meihua/cast.ts";

type Dice = Pick<Random, "below">;
const SIX = [1, 2, 3, 4, 5, 6];

/**
 * Throws three coins for each line; heads count three, tails two.
 *
 * Order of the random numbers: `below(2)` three times a line, 1 is heads.
 */
export function throwCoins(random: Dice): readonly number[] {
  const coin = () => 2 + random.below(2);
  return SIX.map(() => coin() + coin() + coin());
}

/** A line counted from the stalks: what each of the three changes leaves between the fingers. */
export interface Counted {
  readonly value: number;
  readonly left: readonly [number, number, number];
}

/**
 * Counts forty-nine stalks three times for each line.
 *
 * The first change leaves 5 in three of four divisions and 9 in one; the second and the third leave 4 or 8 alike. So
 * old yin comes once in sixteen, old yang three times, young yang five and young yin seven times.
 *
 * Order of the random numbers: `below(4)`, 0 leaves 9; `below(2)` twice, 0 leaves 8.
 *
 * @source Xici shang 9: 大衍之數五十; Zhu Xi, Yixue Qimeng 3, 明蓍策
 */
export function countStalks(random: Dice): readonly Counted[] {
  return SIX.map(() => {
    const left = [
      random.below(4) === 0 ? 9 : 5,
      random.below(2) === 0 ? 8 : 4,
      random.below(2) === 0 ? 8 : 4,
    ] as const;
    return { value: (49 - left[0] - left[1] - left[2]) / 4, left };
  });
}

/** The lines of a figure with one that moves. */
export function linesOfCast({ upper, lower, movingLine }: Cast): readonly number[] {
  const lines = trigramOfNumber(lower).lines + trigramOfNumber(upper).lines;
  return [...lines].map((one, i) => {
    const isMoving = i + 1 === movingLine;
    return one === "1" ? (isMoving ? 9 : 7) : isMoving ? 6 : 8;
  });
}
