/** Ten US cents a point, ten US dollars at least. */
import type { SayIssue } from "../errors.ts";

export const CENTS_PER_POINT = 10;
export const MIN_CENTS = 1000;
/** A limit of ours: what Stripe takes in one charge in US dollars. */
export const MAX_CENTS = 99_999_990;

/** Says why an amount cannot be bought; null when it can. */
export function explainCents(cents: number): SayIssue | null {
  if (!Number.isInteger(cents) || cents < MIN_CENTS || cents > MAX_CENTS) {
    return (say) => say.wholeIn(MIN_CENTS, MAX_CENTS);
  }
  return cents % CENTS_PER_POINT === 0 ? null : (say) => say.multipleOf(CENTS_PER_POINT);
}
