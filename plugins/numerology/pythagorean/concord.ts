/** How well the numbers of one person keep company, from the groups by which two people are matched. */
import type { Phrase } from "#sdk";
import { bondNumbers, type Bond } from "../birthday/bonds.ts";

/** Numbers of a chart that are held against each other. */
export interface Concord {
  readonly lifePath: number;
  readonly birthday: number;
  readonly expression: number | null;
  readonly soulUrge: number | null;
  readonly personality: number | null;
  /** How many karmic debts were met. */
  readonly debts: number;
}

type Pair = { a: number; b: number; bond: Bond };

/** What adds to the score and takes from it. */
export type ConcordPhrases = {
  base: {};
  "path-birthday": Pair;
  "path-expression": Pair;
  "inner-outer": Pair;
  debts: { count: number };
};
/** One reason of the score with its points. */
export type ConcordTestimony = Phrase<ConcordPhrases> & { readonly weight: number };

const BASE = 60;
/** A bond's score that neither adds nor takes. */
const EVEN = 70;
const DEBT = -3;

/** The score's testimonies; the first is the base. Weights are this folder's own. */
export function concordOf(numbers: Concord): readonly ConcordTestimony[] {
  const { lifePath, birthday, expression, soulUrge, personality, debts } = numbers;
  const reasons: ConcordTestimony[] = [
    { code: "base", weight: BASE },
    pair("path-birthday", lifePath, birthday),
  ];
  if (expression !== null) reasons.push(pair("path-expression", lifePath, expression));
  if (soulUrge !== null && personality !== null) {
    reasons.push(pair("inner-outer", soulUrge, personality));
  }
  if (debts > 0) reasons.push({ code: "debts", with: { count: debts }, weight: DEBT * debts });
  return reasons;
}

function pair(
  code: "path-birthday" | "path-expression" | "inner-outer",
  a: number,
  b: number,
): ConcordTestimony {
  const { score, bond } = bondNumbers(a, b);
  return { code, with: { a, b, bond }, weight: Math.round((score - EVEN) / 2) };
}
