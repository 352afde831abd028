/** What of a board a reading names; the same in every language. */
import { nativeOf } from "#east/natives.ts";
import type { QimenAnswer } from "./answer.ts";
import { FORMATION } from "./formations/formation.ts";
import { STEM_PAIR, type StemPair } from "./formations/stem_pairs.ts";

/** Formations that a reading names before it would be a list. */
const MOST_NAMED = 4;

/** A stem pair in a palace. */
export interface PlacedPair {
  readonly palace: number;
  readonly pair: StemPair;
}

/** Formations of the whole hour and of the palaces of asker and matter, and the stem pairs there. */
export function notable({ formations, matter, palaces }: QimenAnswer): {
  readonly formations: QimenAnswer["formations"];
  readonly pairs: readonly PlacedPair[];
} {
  const looked = [...new Set([matter.askerPalace, ...matter.signs.map(({ palace }) => palace)])];
  const bearing = formations
    // What nearly every board has says nothing of this one.
    .filter(({ formation }) => formation !== "sanQiYouLiuYi" && formation !== "menPo")
    .filter((one) => one.palaces.length === 0 || one.palaces.some((at) => looked.includes(at)))
    .slice(0, MOST_NAMED)
    .map((one) => ({ ...one, palaces: one.palaces.filter((at) => looked.includes(at)) }));
  // Some pairs are formations by the same name: 大格, 青龍返首.
  const isNamed = (pair: StemPair, palace: number) =>
    bearing.some(
      ({ formation, otherNames, palaces: at }) =>
        at.includes(palace) &&
        [nativeOf(FORMATION, formation), ...otherNames].includes(nativeOf(STEM_PAIR, pair)),
    );
  const pairs = looked.slice(0, 2).flatMap((number): readonly PlacedPair[] => {
    const [pair] = palaces[number - 1]!.pairs;
    return pair && !isNamed(pair, number) ? [{ palace: number, pair }] : [];
  });
  return { formations: bearing, pairs };
}
