import type { Lang } from "#sdk";
import { pairOf } from "#east/pairs.ts";
import { nativeOf } from "#east/natives.ts";
import { BRANCH_RELATION } from "../branch_points.ts";
import { drawPair } from "../picture.ts";
import type { ZodiacMatch } from "./answer.ts";
import type { CompatibilityZodiacWords } from "./words/en.ts";

/** Draws the two animals and what binds them. */
export function drawZodiac(
  { a, b, score, relations }: ZodiacMatch,
  { terms, picture }: CompatibilityZodiacWords,
  lang: Lang,
): string {
  const natives = relations.map(({ relation }) => nativeOf(BRANCH_RELATION, relation));
  const gloss = relations[0] && terms.branchRelation[relations[0].relation].text;
  return drawPair(
    {
      title: picture.title,
      left: picture.animal[a.animal],
      right: picture.animal[b.animal],
      leftGlyph: pairOf(a.year).branch.native,
      rightGlyph: pairOf(b.year).branch.native,
      bond: natives.join(" ") || "–",
      bondGloss: gloss === natives[0] ? undefined : gloss,
      score,
    },
    lang,
  );
}
