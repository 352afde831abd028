/**
 * What becomes of a purchase, as a function of what Stripe has said of its payment. Events come late, twice
 * and in any order; each adds a fact, and facts have no order.
 */
import { CENTS_PER_POINT } from "./price.ts";

/** `inquiry`: the bank asks, nothing was withdrawn. `won` and `lost` are final. */
export type DisputeState = "inquiry" | "open" | "won" | "lost";

export interface Dispute {
  readonly cents: number;
  readonly state: DisputeState;
  /** Seconds since the epoch at which Stripe decided it; 0 while it has not. */
  readonly decided: number;
}

/** One refund, where Stripe has spoken of it by itself. */
export interface Refund {
  readonly cents: number;
  /** Whether it did not reach the buyer: it failed at the bank or was cancelled. That is final. */
  readonly failed: boolean;
}

/** Everything that is known of one payment. */
export interface CardFacts {
  /** Whether the checkout was paid, and the purchase credited. */
  readonly paid: boolean;
  /** Why an unpaid checkout will not be paid any more, as far as is known. */
  readonly ended: "failed" | "expired" | null;
  /** The highest total of refunds that was reported; one that fails later stays in it. */
  readonly refundedCents: number;
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
}

export type TopUpStatus = "pending" | "paid" | "failed" | "expired" | "refunded" | "disputed";

const FINALITY: Readonly<Record<DisputeState, number>> = { inquiry: 0, open: 1, won: 2, lost: 2 };

/**
 * What is known of a dispute after one more report of it, whichever of the two came first. A decision stays;
 * of two decisions the later one counts, and the loss where they are of the same second.
 */
export function mergeDispute(a: Dispute, b: Dispute): Dispute {
  const cents = Math.max(a.cents, b.cents);
  const [x, y] = [FINALITY[a.state], FINALITY[b.state]];
  if (x !== y) return { ...(x > y ? a : b), cents };
  if (a.decided !== b.decided) return { ...(a.decided > b.decided ? a : b), cents };
  return { ...(b.state === "lost" ? b : a), cents };
}

/**
 * Reads the state of a dispute from an event of it.
 *
 * @param type `charge.dispute.…`
 * @param status of the dispute; events of the kind `created` without one are open
 */
export function disputeStateOf(type: string, status: string | undefined): DisputeState {
  // Where a dispute was prevented, nothing was withdrawn by it; a refund is reported as one.
  if (status === "won" || status === "warning_closed" || status === "prevented") return "won";
  if (status === "lost" || type === "charge.dispute.closed") return "lost";
  return status?.startsWith("warning_") ? "inquiry" : "open";
}

/**
 * Cents that were refunded and reached the buyer: the refunds that are known and stand, or the total less those
 * that failed, whichever is more. Either may lack what was reported in the other way only.
 */
function refundedOf({ refundedCents, refunds }: CardFacts): number {
  const sumOf = (failed: boolean) =>
    refunds.reduce((sum, one) => sum + (one.failed === failed ? one.cents : 0), 0);
  return Math.max(sumOf(false), refundedCents - sumOf(true));
}

/**
 * Points that the facts ask back at present.
 *
 * @param points of the purchase; it is never more
 */
export function pointsAskedBack(points: number, facts: CardFacts): number {
  if (!facts.paid) return 0;
  const withdrawn = facts.disputes.filter(({ state }) => state === "open" || state === "lost");
  const cents = withdrawn.reduce((sum, dispute) => sum + dispute.cents, refundedOf(facts));
  return Math.min(points, Math.ceil(cents / CENTS_PER_POINT));
}

/** The one word for a purchase. */
export function statusOf(facts: CardFacts): TopUpStatus {
  if (!facts.paid) return facts.ended ?? "pending";
  if (facts.disputes.some(({ state }) => state === "open" || state === "lost")) return "disputed";
  return refundedOf(facts) > 0 ? "refunded" : "paid";
}
