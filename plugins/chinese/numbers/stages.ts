import { STAR_RANK, type WanderingStar } from "../core/eight_mansions.ts";
import type { Ages, PairReading, Stage } from "./answer.ts";

type ReadPair = PairReading["pairs"][number];

/** Reads the pairs of one stretch together; each counts by its strength, none twice. */
export function stageOf(ages: Ages, pairs: readonly ReadPair[]): Stage {
  const weights = new Map<WanderingStar, number>();
  let [whole, lucky] = [0, 0];
  for (const pair of pairs) {
    const weight = forceOf(pair);
    whole += weight;
    if (pair.lucky) lucky += weight;
    weights.set(pair.star, (weights.get(pair.star) ?? 0) + weight);
  }
  if (whole === 0) return { ages, leading: null, luckyPercent: null, tone: "silent" };
  const most = Math.max(...weights.values());
  const leading = STAR_RANK.find((star) => weights.get(star) === most)!;
  const luckyPercent = Math.round((100 * lucky) / whole);
  const tone = luckyPercent >= 60 ? "favourable" : luckyPercent <= 40 ? "unfavourable" : "mixed";
  return { ages, leading, luckyPercent, tone };
}

/** Strength of a pair, one more through fives and one less through zeros. */
function forceOf({ strength, effect }: ReadPair): number {
  return strength + (effect === "strengthened" ? 1 : effect === "hidden" ? -1 : 0);
}

/** Splits pairs into stretches of nearly equal length, the longer ones last. */
export function splitPairs<T>(pairs: readonly T[], stretches: number): readonly (readonly T[])[] {
  return Array.from({ length: stretches }, (_, i) =>
    pairs.slice(
      Math.floor((i * pairs.length) / stretches),
      Math.floor(((i + 1) * pairs.length) / stretches),
    ),
  );
}
