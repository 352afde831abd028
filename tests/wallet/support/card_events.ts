/** Everything that Stripe may say of one purchase, and what the table of `src/wallet/README.md` makes of it. */
import type Stripe from "stripe";

export const POINTS = 100;
export const CENTS = 1000;

/** Two disputes, an inquiry and one that was prevented; what a refund counts is the total so far. */
export const EVENTS = {
  completed: ["checkout.session.completed", { payment_status: "paid" }],
  unpaid: ["checkout.session.completed", { payment_status: "unpaid" }],
  succeeded: ["checkout.session.async_payment_succeeded", {}],
  failed: ["checkout.session.async_payment_failed", {}],
  expired: ["checkout.session.expired", {}],
  refund300: ["charge.refunded", { amount_refunded: 300 }],
  refund500: ["charge.refunded", { amount_refunded: 500 }],
  refundAll: ["charge.refunded", { amount_refunded: CENTS }],
  disputed: ["charge.dispute.created", { id: "dp_1", amount: 500, status: "needs_response" }],
  won: ["charge.dispute.closed", { id: "dp_1", amount: 500, status: "won" }],
  reinstated: ["charge.dispute.funds_reinstated", { id: "dp_1", amount: 500, status: "won" }],
  disputed2: ["charge.dispute.created", { id: "dp_2", amount: 205 }],
  lost2: ["charge.dispute.closed", { id: "dp_2", amount: 205, status: "lost" }],
  inquiry: [
    "charge.dispute.created",
    { id: "dp_3", amount: CENTS, status: "warning_needs_response" },
  ],
  prevented: ["charge.dispute.closed", { id: "dp_4", amount: 400, status: "prevented" }],
  refundMade: ["refund.created", { id: "re_1", amount: 500, status: "pending" }],
  refundFailed: ["refund.failed", { id: "re_1", amount: 500, status: "failed" }],
  refundCanceled: ["refund.updated", { id: "re_2", amount: 300, status: "canceled" }],
} as const;
export type Name = keyof typeof EVENTS;
/** Refunds by themselves, which are tried with fewer of the others. */
export const SINGLE_REFUNDS = ["refundMade", "refundFailed", "refundCanceled"] as const;
export const NAMES = (Object.keys(EVENTS) as Name[]).filter(
  (name) => !(SINGLE_REFUNDS as readonly Name[]).includes(name),
) as readonly Name[];

/** Where a purchase ends. */
export interface End {
  /** Points of it that stay with their buyer. */
  readonly stays: number;
  /** Points that go back. */
  readonly back: number;
  readonly status: string;
}

/** What the table says, from the set of events alone. */
export function expected(said: ReadonlySet<Name>): End {
  const has = (...names: readonly Name[]) => names.some((name) => said.has(name));
  const paid = has("completed", "succeeded");
  const total = has("refundAll") ? CENTS : has("refund500") ? 500 : has("refund300") ? 300 : 0;
  const fallen = (has("refundFailed") ? 500 : 0) + (has("refundCanceled") ? 300 : 0);
  const stands = has("refundMade") && !has("refundFailed") ? 500 : 0;
  const refunded = Math.max(0, total - fallen, stands);
  const first = has("disputed") && !has("won", "reinstated") ? 500 : 0;
  const second = has("disputed2", "lost2") ? 205 : 0;
  const back = Math.min(POINTS, Math.ceil((refunded + first + second) / 10));
  if (!paid) {
    const status = has("failed") ? "failed" : has("expired") ? "expired" : "pending";
    return { stays: 0, back: 0, status };
  }
  const status = first + second > 0 ? "disputed" : refunded > 0 ? "refunded" : "paid";
  return { stays: POINTS - back, back, status };
}

let events = 0;

/** The event as Stripe sends it; a further one says the same under an id of its own. */
export function toEvent(name: Name, topUpId: string, id = `evt_${events++}_${topUpId}`) {
  const [type, changes] = EVENTS[name];
  const session = type.startsWith("checkout.")
    ? { id: `cs_${topUpId}`, client_reference_id: topUpId, currency: "usd", amount_total: CENTS }
    : {};
  const part = "id" in changes ? { id: `${changes.id}_${topUpId}` } : {};
  const object = { ...session, ...changes, ...part, payment_intent: `pi_${topUpId}` };
  return { id, type, created: 1_700_000_000, data: { object } } as unknown as Stripe.Event;
}

/** All sequences of `length` over `all`, repetitions included. */
export function* sequences<T>(all: readonly T[], length: number): Generator<readonly T[]> {
  if (length === 0) return yield [];
  for (const rest of sequences(all, length - 1)) for (const one of all) yield [...rest, one];
}

/** A small generator of chance that a seed repeats (mulberry32): a whole number below `count`. */
export function createChance(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * count) | 0;
  };
}
