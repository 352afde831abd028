/**
 * What each rune says for or against a matter, and how a cast leans by them.
 *
 * The worth follows what the rune poems say of the thing a rune is named after: hail, need and ice are hardships
 * in all three, the thurs torments; wealth, gift, joy, harvest, sun and day are goods. The numbers are this
 * folder's own. A rune upside down says the contrary of a good by half, and a hardship or an open rune in full.
 *
 * @source Old English, Norwegian and Icelandic rune poems in B. Dickins, Runic and Heroic Poems (1915)
 */
import type { Leaning, Phrase } from "#sdk";
import type { CastRune } from "./cast.ts";
import type { Face, RuneId } from "./rune.ts";

/** -2 is a hardship, 2 a good. */
const WORTH: Readonly<Record<RuneId, number>> = {
  fehu: 1,
  uruz: 1,
  thurisaz: -1,
  ansuz: 1,
  raidho: 1,
  kenaz: 1,
  gebo: 2,
  wunjo: 2,
  hagalaz: -2,
  nauthiz: -2,
  isa: -2,
  jera: 2,
  eihwaz: 0,
  perthro: 0,
  algiz: 1,
  sowilo: 2,
  tiwaz: 1,
  berkano: 1,
  ehwaz: 1,
  mannaz: 1,
  laguz: 0,
  ingwaz: 1,
  dagaz: 2,
  othala: 1,
  blank: 0,
};

/** Why a cast has the score it has. */
export type ScorePhrases = {
  base: {};
  rune: Face;
};

/**
 * The worth of a rune as it lies.
 *
 * @returns -2 to 2
 */
export function worthOf({ rune, merkstave }: CastRune): number {
  const worth = WORTH[rune.id];
  if (!merkstave) return worth;
  return worth > 0 ? -Math.max(1, worth / 2) : Math.max(-2, worth - 1);
}

/** The score of one rune by itself, 0 to 100. */
export function scoreOf(rune: CastRune): number {
  return Math.round(50 + 25 * worthOf(rune));
}

/** From 50, with 25 for each point of worth shared among the runes. */
export function testimoniesOf(
  cast: readonly CastRune[],
): readonly (Phrase<ScorePhrases> & { readonly weight: number })[] {
  return [
    { code: "base", weight: 50 },
    ...cast.map((one) => {
      const face = { rune: one.rune.id, merkstave: one.merkstave };
      const weight = Math.round((250 * worthOf(one)) / cast.length) / 10;
      return { code: "rune", with: face, weight } as const;
    }),
  ];
}

/** 58 and more is favourable, 42 and less adverse. */
export function leaningOf(score: number): Leaning {
  return score >= 58 ? "favourable" : score > 42 ? "mixed" : "adverse";
}
