import { oneOf, TextShape, Type, type Text } from "#old";
import { STAR_RANK, WANDERING_STARS, type WanderingStarId } from "../core/eight_mansions.ts";
import { NamedShape, type Named } from "../core/named.ts";
import type { PairReading } from "./reading.ts";

/** The part of a number that is read for a stretch of life. */
export const StageShape = Type.Object({
  ages: TextShape,
  leading: Type.Union([NamedShape, Type.Null()], {
    description: "Star with the most weight; null where the stretch has no pair",
  }),
  luckyPercent: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], {
    description: "Share of lucky stars in its weight",
  }),
  tone: oneOf(["favourable", "mixed", "unfavourable", "silent"], "How the stretch reads"),
});

/** A stretch of life as answers show it. */
export interface Stage {
  readonly ages: Text;
  readonly leading: Named | null;
  readonly luckyPercent: number | null;
  readonly tone: "favourable" | "mixed" | "unfavourable" | "silent";
}

type ReadPair = PairReading["pairs"][number];

/** Reads the pairs of one stretch together; each counts by its strength, none twice. */
export function stageOf(ages: Text, pairs: readonly ReadPair[]): Stage {
  const weights = new Map<string, number>();
  let [whole, lucky] = [0, 0];
  for (const pair of pairs) {
    const weight = forceOf(pair);
    whole += weight;
    if (pair.lucky) lucky += weight;
    weights.set(pair.star.id, (weights.get(pair.star.id) ?? 0) + weight);
  }
  if (whole === 0) return { ages, leading: null, luckyPercent: null, tone: "silent" };
  const most = Math.max(...weights.values());
  const id = STAR_RANK.find((star) => weights.get(star) === most) as WanderingStarId;
  const luckyPercent = Math.round((100 * lucky) / whole);
  const tone = luckyPercent >= 60 ? "favourable" : luckyPercent <= 40 ? "unfavourable" : "mixed";
  return { ages, leading: WANDERING_STARS[id], luckyPercent, tone };
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
