/** Stripe's signed events: each is noted and applied in one transaction, once, in whatever order it comes. */
import type Stripe from "stripe";
import type { Core } from "../core.ts";
import type { Query } from "../db/mod.ts";
import { disputeStateOf } from "./card_state.ts";
import {
  endCheckout,
  lockPayment,
  noteDispute,
  noteOneRefund,
  noteRefund,
  payCheckout,
  settle,
} from "./settle.ts";

const SOURCE = "stripe";

/** Applies an event; false when it was applied before. */
export function applyEvent(core: Core, event: Stripe.Event): Promise<boolean> {
  return core.database.transaction(async (tx) => {
    const fresh = await tx.rows(
      "INSERT INTO inbound_events(source, event_id) VALUES($1, $2) ON CONFLICT DO NOTHING RETURNING event_id",
      [SOURCE, event.id],
    );
    if (fresh.length === 0) return false;
    await apply(core, tx, event);
    return true;
  });
}

async function apply(core: Core, tx: Query, event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case "checkout.session.completed":
      // Bank debits complete before they are paid; their success is an event of its own.
      if (event.data.object.payment_status !== "paid") return;
      return pay(core, tx, event.data.object);
    case "checkout.session.async_payment_succeeded":
      return pay(core, tx, event.data.object);
    case "checkout.session.async_payment_failed":
      return endCheckout(tx, event.data.object.client_reference_id, "failed");
    case "checkout.session.expired":
      return endCheckout(tx, event.data.object.client_reference_id, "expired");
    case "charge.refunded": {
      const { payment_intent, amount_refunded } = event.data.object;
      return refund(core, tx, toId(payment_intent), amount_refunded);
    }
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
    case "charge.dispute.closed":
      return dispute(core, tx, event.type, event.data.object, event.created);
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return oneRefund(core, tx, event.type, event.data.object);
    default:
      return;
  }
}

/** Credits a purchase, only if currency and amount are those of its row. */
async function pay(core: Core, tx: Query, session: Stripe.Checkout.Session): Promise<void> {
  const intent = toId(session.payment_intent);
  if (intent !== null) await lockPayment(tx, intent);
  const paid = await payCheckout(core, tx, {
    topUpId: session.client_reference_id ?? "",
    cents: session.currency === "usd" ? session.amount_total : null,
    intent,
  });
  if (paid !== null) return settle(core, tx, paid, "cardRefunded");
  core.log.error("a paid checkout fits no purchase: nothing was credited", {
    checkout: session.id,
    amount: session.amount_total,
    currency: session.currency,
  });
}

/** @param cents in total so far, as Stripe counts refunds */
async function refund(core: Core, tx: Query, intent: string | null, cents: number): Promise<void> {
  if (intent === null) return orphan(core, "refund");
  await lockPayment(tx, intent);
  await noteRefund(tx, intent, cents);
  await settle(core, tx, { intent }, "cardRefunded");
}

/** What became of one refund, which a total does not tell. */
async function oneRefund(
  core: Core,
  tx: Query,
  type: string,
  { id, payment_intent, amount, status }: Stripe.Refund,
): Promise<void> {
  const intent = toId(payment_intent);
  if (intent === null) return orphan(core, "refund");
  await lockPayment(tx, intent);
  const failed = type === "refund.failed" || status === "failed" || status === "canceled";
  await noteOneRefund(tx, id, intent, { cents: amount, failed });
  await settle(core, tx, { intent }, "cardRefunded");
}

async function dispute(
  core: Core,
  tx: Query,
  type: string,
  { id, payment_intent, amount, status }: Stripe.Dispute,
  created: number | undefined,
): Promise<void> {
  const intent = toId(payment_intent);
  if (intent === null) return orphan(core, "dispute");
  await lockPayment(tx, intent);
  const state = disputeStateOf(type, status);
  const decided = state === "won" || state === "lost" ? (created ?? 0) : 0;
  await noteDispute(tx, id, intent, { cents: amount, state, decided });
  await settle(core, tx, { intent }, "cardDisputed");
}

function orphan(core: Core, what: "refund" | "dispute"): void {
  core.log.error(`a ${what} names no payment: nothing was taken back`);
}

function toId(value: string | { readonly id: string } | null | undefined): string | null {
  return value === null || value === undefined || typeof value === "string"
    ? (value ?? null)
    : value.id;
}
