/**
 * Transits from the Moon of the birth: good houses, and the houses from which others obstruct them (vedha).
 *
 * @source Mantreshwara, Phaladeepika XXVI; Brihat Samhita 104. The pairs as two other programs have them, which
 *   agree on the ninth of Venus (11 from 6, 12 from 3) and on Mercury (10 from 8), where prints differ
 */
import { vocabulary, type IdOf } from "#sdk";
import { GRAHA_IDS, type GrahaId } from "../core/grahas.ts";
import { countSigns } from "../core/signs.ts";

/** Good house of each graha with the house from which another obstructs it. */
const VEDHA: Readonly<Record<GrahaId, Readonly<Record<number, number>>>> = {
  sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: { 3: 12, 6: 9, 11: 5 },
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  saturn: { 3: 12, 6: 9, 11: 5 },
  rahu: { 3: 9, 6: 12, 10: 4, 11: 5 },
  ketu: { 3: 12, 6: 9, 11: 5 },
};
/** Fathers and sons do not obstruct each other; nor do the nodes, which always stand opposite. */
const NEVER: readonly (readonly [GrahaId, GrahaId])[] = [
  ["sun", "saturn"],
  ["moon", "mercury"],
  ["rahu", "ketu"],
];

/** What a transit does; `released`: a hard house whose opposite number another graha holds. */
export const EFFECT = vocabulary("transitEffect", ["favours", "obstructed", "released", "hinders"]);
export type Effect = IdOf<typeof EFFECT>;

/** A graha on its way. */
export interface Transit {
  readonly graha: GrahaId;
  /** From the Moon of the birth. */
  readonly house: number;
  readonly effect: Effect;
  /** Who obstructs or releases it. */
  readonly by: GrahaId | null;
}

const pairs = (a: GrahaId, b: GrahaId) =>
  NEVER.some((pair) => pair.includes(a) && pair.includes(b));

/**
 * The nine transits.
 *
 * @param signs sign indices of the grahas now
 * @param moon sign index of the Moon of the birth
 */
export function transitsOf(
  signs: Readonly<Record<GrahaId, number>>,
  moon: number,
): readonly Transit[] {
  const houseOf = (id: GrahaId) => countSigns(moon, signs[id]);
  const standing = (house: number, graha: GrahaId) =>
    GRAHA_IDS.find((id) => id !== graha && houseOf(id) === house && !pairs(id, graha)) ?? null;
  return GRAHA_IDS.map((graha) => {
    const house = houseOf(graha);
    const obstructs = VEDHA[graha][house];
    if (obstructs !== undefined) {
      const by = standing(obstructs, graha);
      return { graha, house, effect: by ? "obstructed" : "favours", by };
    }
    const good = Object.entries(VEDHA[graha]).find(([, from]) => from === house);
    const by = good ? standing(Number(good[0]), graha) : null;
    return { graha, house, effect: by ? "released" : "hinders", by };
  });
}
