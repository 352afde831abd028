/** Subscriptions: submitted with a transaction, active after confirmation, expired after a calendar month. */
import { desc, eq } from "drizzle-orm";
import type { Core } from "../core.ts";
import { oneRow, orm, subscriptions } from "../db/mod.ts";
import type { Database, Query } from "../db/mod.ts";
import { WalletError } from "../errors.ts";
import { MAX_WAITING, toHex, tooManyWaiting } from "../chain/mod.ts";
import { PLANS } from "./plan.ts";
import type { PlanId } from "./plan.ts";

export interface Subscription {
  readonly id: number;
  readonly plan: PlanId;
  readonly status: "pending" | "active" | "expired" | "failed" | "cancelled";
  readonly txHash: string | null;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly callLimit: number;
  readonly callsUsed: number;
  /** Why it failed: `wrong_amount`, `wrong_sender`, `reverted`, `already_used`, `not_found`. */
  readonly failure: string | null;
}

type SubscriptionRow = typeof subscriptions.$inferSelect;

/**
 * Submits the payment of a plan; it becomes active once the transfer is confirmed.
 *
 * Whoever names a hash claims nothing by it: the transfer counts for the user whose proved address sent it.
 *
 * @throws {WalletError} 409 `plan_active` while another plan runs, 409 `too_many_pending`, 422 `already_used` for a
 *   transaction that this user has used or named before
 */
export async function subscribe(
  core: Core,
  chainId: number,
  userId: number,
  plan: PlanId,
  txHash: Uint8Array,
): Promise<Subscription> {
  const id = await core.database.transaction((tx) => submit(tx, chainId, userId, plan, txHash));
  return (await listSubscriptions(core, userId)).find((one) => one.id === id)!;
}

async function submit(
  tx: Query,
  chainId: number,
  userId: number,
  plan: PlanId,
  txHash: Uint8Array,
): Promise<number> {
  // Submissions of one user go one after another, so that their number is what it says.
  await tx.rows("SELECT id FROM accounts WHERE user_id = $1 FOR NO KEY UPDATE", [userId]);
  const state = await oneRow<{ active: boolean; used: boolean; waiting: number }>(
    tx,
    `SELECT
       EXISTS(SELECT FROM subscriptions WHERE user_id = $1 AND status = 'active' AND period_end > wallet_now()) AS active,
       EXISTS(SELECT FROM chain_payments WHERE chain_id = $2 AND tx_hash = $3 AND user_id = $1 AND status <> 'rejected')
         OR EXISTS(SELECT FROM subscriptions WHERE user_id = $1 AND chain_id = $2 AND tx_hash = $3 AND status <> 'failed')
         AS used,
       (SELECT count(*) FROM subscriptions WHERE user_id = $1 AND status = 'pending') AS waiting`,
    [userId, chainId, txHash],
  );
  if (state.active) {
    throw new WalletError("plan_active", 409, (say) => say.planActive);
  }
  if (state.used) {
    throw new WalletError("already_used", 422, (say) => say.planPaid);
  }
  if (state.waiting >= MAX_WAITING) throw tooManyWaiting();
  const { id } = await oneRow<{ id: number }>(
    tx,
    `INSERT INTO subscriptions(user_id, plan, chain_id, tx_hash, call_limit, created_at, due_at)
     VALUES($1, $2, $3, $4, $5, wallet_now(), wallet_now()) RETURNING id`,
    [userId, plan, chainId, txHash, PLANS[plan].calls],
  );
  return id;
}

/** A user's subscriptions, newest first. */
export async function listSubscriptions(
  core: Core,
  userId: number,
): Promise<readonly Subscription[]> {
  const rows = await orm(core.database)
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.id))
    .limit(50);
  return rows.map(toSubscription);
}

/** Ends plans whose month is over; their points stay. It waits for nobody: what is locked is ended a turn later. */
export async function expirePlans(database: Database): Promise<number> {
  const rows = await database.rows(
    `UPDATE subscriptions SET status = 'expired' WHERE id IN (
       SELECT id FROM subscriptions WHERE status = 'active' AND period_end <= wallet_now() FOR UPDATE SKIP LOCKED)
     RETURNING id`,
  );
  return rows.length;
}

function toSubscription(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    plan: row.plan,
    status: row.status,
    txHash: row.txHash === null ? null : toHex(row.txHash),
    periodStart: row.periodStart?.toISOString() ?? null,
    periodEnd: row.periodEnd?.toISOString() ?? null,
    callLimit: row.callLimit,
    callsUsed: row.callsUsed,
    failure: row.failure,
  };
}
