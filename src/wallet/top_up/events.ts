/** What Stripe's signed events change: each is stored and applied in one transaction, once. */
import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { Core } from "../core.ts";
import { nextId } from "../core.ts";
import { oneRow } from "../db/mod.ts";
import type { Query } from "../db/mod.ts";
import { credit, OWN_DESCRIPTIONS } from "../ledger/mod.ts";
import { CENTS_PER_POINT } from "./price.ts";

interface TopUpRow {
  readonly id: string;
  readonly user_id: number;
  readonly cents: number;
  readonly points: number;
  readonly status: string;
  readonly reversed_points: number;
}

const SOURCE = "stripe";
/** States of a purchase that was credited before, whatever became of it. */
const SETTLED = new Set(["paid", "refunded", "disputed"]);

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
      return creditTopUp(core, tx, event.data.object);
    case "checkout.session.async_payment_succeeded":
      return creditTopUp(core, tx, event.data.object);
    case "checkout.session.async_payment_failed":
      return endTopUp(tx, event.data.object, "failed");
    case "checkout.session.expired":
      return endTopUp(tx, event.data.object, "expired");
    case "charge.refunded":
      return reverse(
        core,
        tx,
        event.data.object.payment_intent,
        event.data.object.amount_refunded,
        "refunded",
      );
    case "charge.dispute.created":
      return reverse(
        core,
        tx,
        event.data.object.payment_intent,
        event.data.object.amount,
        "disputed",
      );
    default:
      return;
  }
}

/** Credits a purchase once per row, and only if currency and amount are those of the row. */
async function creditTopUp(core: Core, tx: Query, session: Stripe.Checkout.Session): Promise<void> {
  const topUp = await lockTopUp(tx, "id::text", session.client_reference_id ?? "");
  const fits = topUp !== null && session.currency === "usd" && session.amount_total === topUp.cents;
  if (!fits) {
    core.log.error("a paid checkout fits no purchase: nothing was credited", {
      checkout: session.id,
      amount: session.amount_total,
      currency: session.currency,
    });
    return;
  }
  if (SETTLED.has(topUp.status)) return;
  const { transactionId } = await credit(tx, nextId(core), {
    userId: topUp.user_id,
    from: "card",
    kind: "topup",
    points: topUp.points,
    key: `topup:${topUp.id}`,
    description: OWN_DESCRIPTIONS.cardPurchase,
  });
  await tx.rows(
    "UPDATE topups SET status = 'paid', payment_intent = $2, posting_id = $3 WHERE id = $1",
    [topUp.id, toId(session.payment_intent), transactionId],
  );
}

async function endTopUp(
  tx: Query,
  session: Stripe.Checkout.Session,
  status: "failed" | "expired",
): Promise<void> {
  await tx.rows("UPDATE topups SET status = $2 WHERE id::text = $1 AND status = 'pending'", [
    session.client_reference_id ?? "",
    status,
  ]);
}

/**
 * Takes back what was refunded or disputed, as far as the balance covers it; the account is frozen for the rest.
 *
 * @param cents in total so far, as Stripe counts refunds
 */
async function reverse(
  core: Core,
  tx: Query,
  intent: string | Stripe.PaymentIntent | null,
  cents: number,
  status: "refunded" | "disputed",
): Promise<void> {
  const topUp = await lockTopUp(tx, "payment_intent", toId(intent) ?? "");
  if (topUp === null) {
    core.log.error("a refund fits no purchase", { intent: toId(intent), cents });
    return;
  }
  const total = Math.min(topUp.points, Math.ceil(cents / CENTS_PER_POINT));
  const due = total - topUp.reversed_points;
  if (due > 0) {
    const key = `refund:${topUp.id}:${total}`;
    const { missing } = await oneRow<{ missing: number }>(
      tx,
      "SELECT missing FROM wallet_reverse($1, 'card', $2, $3, $4, $5, $6)",
      [
        topUp.user_id,
        nextId(core),
        due,
        key,
        createHash("sha256").update(key).digest(),
        status === "refunded" ? OWN_DESCRIPTIONS.cardRefunded : OWN_DESCRIPTIONS.cardDisputed,
      ],
    );
    if (missing > 0)
      core.log.warn("an account is frozen: its points were spent", {
        userId: topUp.user_id,
        missing,
      });
  }
  await tx.rows("UPDATE topups SET status = $2, reversed_points = $3 WHERE id = $1", [
    topUp.id,
    status,
    Math.max(total, topUp.reversed_points),
  ]);
}

async function lockTopUp(
  tx: Query,
  column: "id::text" | "payment_intent",
  value: string,
): Promise<TopUpRow | null> {
  const [row] = await tx.rows<TopUpRow>(
    `SELECT id, user_id, cents, points, status, reversed_points FROM topups WHERE ${column} = $1 FOR UPDATE`,
    [value],
  );
  return row ?? null;
}

function toId(value: string | { readonly id: string } | null): string | null {
  return value === null || typeof value === "string" ? value : value.id;
}
