import { PHASE, type Phase } from "#lore";
import type { Balance, PerElement } from "../bazi/chart/balance.ts";
import { bounded, type Finding } from "./scoring.ts";

/** An even share of five elements, percent. */
export const EVEN = 20;

export const EVENNESS_SOURCE = "Di Tian Sui, on flow and balance; the measure is this model's";

/** What two charts make together: elements still short, and those whose want is made good. */
export type EvennessPhrases = {
  laidTogether: { low: readonly Phase[]; filled: readonly Phase[] };
};

/** Judges whether the two charts together are more even than each alone. */
export function compareEvenness(
  { percent: a }: Balance,
  { percent: b }: Balance,
): Finding<EvennessPhrases> {
  const joint = together(a, b);
  const before = (unevenness(a) + unevenness(b)) / 2;
  const after = unevenness(joint);
  return {
    value: bounded(30 + 2.2 * (before - after) + (20 - after) * 0.6),
    tell() {
      const low = PHASE.ids.filter((element) => joint[element] < 8);
      const filled = PHASE.ids.filter(
        (element) => joint[element] >= 8 && Math.min(a[element], b[element]) < 5,
      );
      return { code: "laidTogether", with: { low, filled } };
    },
  };
}

function together(one: PerElement, other: PerElement): PerElement {
  return {
    wood: (one.wood + other.wood) / 2,
    fire: (one.fire + other.fire) / 2,
    earth: (one.earth + other.earth) / 2,
    metal: (one.metal + other.metal) / 2,
    water: (one.water + other.water) / 2,
  };
}

/** Percent that would have to move for five even shares. */
function unevenness(percent: PerElement): number {
  return PHASE.ids.reduce((sum, element) => sum + Math.abs(percent[element] - EVEN), 0) / 2;
}
