import type { Lang } from "#sdk";
import { WANDERING_STAR } from "../../core/eight_mansions.ts";
import { TRIGRAM } from "../../core/trigrams.ts";
import { nativeOf } from "#east/natives.ts";
import { drawPair } from "../picture.ts";
import type { KuaMatch } from "./answer.ts";
import type { CompatibilityKuaWords } from "./words/en.ts";

/** Draws the two trigrams and the star they make. */
export function drawTrigrams(
  { a, b, star, score }: KuaMatch,
  { terms, picture }: CompatibilityKuaWords,
  lang: Lang,
): string {
  const bond = nativeOf(WANDERING_STAR, star);
  const gloss = terms.wanderingStar[star];
  return drawPair(
    {
      title: picture.title,
      left: picture.side(a),
      right: picture.side(b),
      leftGlyph: nativeOf(TRIGRAM, a.trigram),
      rightGlyph: nativeOf(TRIGRAM, b.trigram),
      bond,
      bondGloss: gloss === bond ? undefined : gloss,
      score,
    },
    lang,
  );
}
