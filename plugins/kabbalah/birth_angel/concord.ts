/** How closely the names of a birth agree: equal names, and letters that two of them share. */
import type { Phrase } from "#sdk";
import type { ConcordPhrases } from "./answer.ts";
import type { DivineName } from "./names.ts";

const EQUAL = 15;
const SHARED_LETTER = 4;

/** One reason of the concord with its points. */
export type Accord = Phrase<ConcordPhrases> & { readonly weight: number };

/** The score's testimonies: a measure of concord and none of fortune; weights are this folder's own. */
export function concordOf(names: readonly DivineName[]): readonly Accord[] {
  const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other] as const));
  return [{ code: "base", weight: 50 }, ...pairs.flatMap(accordOf)];
}

function accordOf([one, other]: readonly [DivineName, DivineName]): readonly Accord[] {
  if (one.number === other.number) {
    return [{ code: "equal", with: { angel: one.angel }, weight: EQUAL }];
  }
  const letters = [...new Set(one.letters)].filter((letter) => other.letters.includes(letter));
  if (letters.length === 0) return [];
  const shared = { one: one.angel, other: other.angel, letters };
  return [{ code: "shared-letters", with: shared, weight: SHARED_LETTER * letters.length }];
}
