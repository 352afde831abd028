import { sumOf, type Phrase } from "#sdk";
import type { Classical } from "#lore";
import type { StarId } from "#sky";
import type { StarsAnswer } from "./answer.ts";

/** Reasons of the score that a blend hears. */
export type WeighPhrases = {
  base: {};
  /** How many stars touch the chart, and the most prominent. */
  natures: { count: number; first: StarId };
};

/** Benefics for, malefics against; Mercury and the lights take no side. @source Ptolemy, Tetrabiblos I.5 */
const LEAN: Readonly<Partial<Record<Classical, number>>> = {
  jupiter: 1,
  venus: 1,
  mars: -1,
  saturn: -1,
};
const SHARE = 30;

/** 50 and thirty times the mean nature of the stars that touch the chart, weighted by prominence. */
export function weighStars({ stars }: StarsAnswer) {
  const touching = stars.filter(({ prominence }) => prominence > 0);
  const whole = touching.reduce((sum, { prominence }) => sum + prominence, 0);
  const testimonies: (Phrase<WeighPhrases> & { readonly weight: number })[] = [
    { code: "base", weight: 50 },
  ];
  if (whole > 0) {
    const sum = touching.reduce((total, one) => total + one.prominence * leanOf(one.nature), 0);
    const [first] = [...touching].sort((a, b) => b.prominence - a.prominence);
    const weight = Math.round(((SHARE * sum) / whole) * 10) / 10;
    if (weight !== 0) {
      const params = { count: touching.length, first: first!.star };
      testimonies.push({ code: "natures", with: params, weight });
    }
  }
  return { score: sumOf(testimonies), testimonies };
}

function leanOf(nature: readonly Classical[]): number {
  return nature.reduce((sum, planet) => sum + (LEAN[planet] ?? 0), 0) / Math.max(1, nature.length);
}
