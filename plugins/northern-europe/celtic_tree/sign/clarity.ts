/** How clearly one tree speaks on a day of its month. */
import type { Phrase } from "#sdk";
import type { ClarityPhrases } from "./answer.ts";

/**
 * The middle of a month 75, its first and last day 50; the weights are this folder's own.
 *
 * @param nth day of the tree's month, 1-29; null on the nameless day
 */
export function testimoniesOf(
  nth: number | null,
): readonly (Phrase<ClarityPhrases> & { readonly weight: number })[] {
  const base = { code: "base", weight: 50 } as const;
  if (nth === null) return [base];
  const days = Math.min(nth - 1, Math.max(0, 28 - nth));
  return [base, { code: "depth", with: { days }, weight: Math.round((25 * days) / 13) }];
}
