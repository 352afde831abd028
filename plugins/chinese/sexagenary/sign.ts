/** Pairs of the sixty, and the years on which one falls. */
import type { Pillar } from "#lore";
import { modulo, type StemBranch } from "#time";
import { pairOf } from "#east/pairs.ts";
import { phaseOfSound, soundOf } from "#east/na_yin.ts";
import { voidBranchesOf, xunHeadOf } from "#east/void.ts";
import type { Sign } from "./answer.ts";

/** A year of the sign 甲子: 4 CE. */
const FIRST_YEAR = 4;
const CYCLE = 60;

/** What belongs to a pair of the cycle. */
export function signOf(pair: StemBranch): Sign {
  const naYin = soundOf(pair.index);
  return {
    pillar: pair.id,
    index: pair.index + 1,
    naYin,
    element: phaseOfSound(naYin),
    head: xunHeadOf(pair).id,
    void: voidBranchesOf(pair).map(({ id }) => id),
  };
}

/**
 * Lists the years of a sign, first to last.
 *
 * @param fromYear astronomical, included; so is `toYear`
 * @source the sixty years run on without a break; 4 CE is 甲子 (Reingold and Dershowitz, ch. 19)
 */
export function yearsOf(id: Pillar, fromYear: number, toYear: number): readonly number[] {
  const first = fromYear + modulo(pairOf(id).index + FIRST_YEAR - fromYear, CYCLE);
  const count = Math.max(0, Math.floor((toYear - first) / CYCLE) + 1);
  return Array.from({ length: count }, (_, i) => first + i * CYCLE);
}
