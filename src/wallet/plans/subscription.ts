/** Subscriptions: submitted with a transaction, active after confirmation, expired after a calendar month. */
import { desc, eq } from "drizzle-orm";
import type { Core } from "../core.ts";
import type { Database } from "../db/mod.ts";
import { constraintOf, orm, subscriptions } from "../db/mod.ts";
import { WalletError } from "../errors.ts";
import { toHex } from "../chain/mod.ts";
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
 * @throws {WalletError} 409 `plan_active` while another plan runs, 422 `already_used` for a used transaction
 */
export async function subscribe(
  core: Core,
  chainId: number,
  userId: number,
  plan: PlanId,
  txHash: Uint8Array,
): Promise<Subscription> {
  const [active] = await core.database.rows(
    "SELECT id FROM subscriptions WHERE user_id = $1 AND status = 'active' AND period_end > wallet_now()",
    [userId],
  );
  if (active) throw new WalletError("plan_active", 409, "Cannot subscribe: another plan is active");
  try {
    const [made] = await core.database.rows<{ readonly id: number }>(
      `INSERT INTO subscriptions(user_id, plan, chain_id, tx_hash, call_limit, created_at)
       SELECT $1, $2, $3, $4, $5, wallet_now()
       WHERE NOT EXISTS (SELECT FROM chain_payments WHERE chain_id = $3 AND tx_hash = $4) RETURNING id`,
      [userId, plan, chainId, txHash, PLANS[plan].calls],
    );
    if (made) {
      const all = await listSubscriptions(core, userId);
      return all.find(({ id }) => id === made.id)!;
    }
  } catch (cause) {
    if (constraintOf(cause) !== "subscriptions_chain_id_tx_hash_key") throw cause;
  }
  throw new WalletError(
    "already_used",
    422,
    "Cannot subscribe: the transaction has been used before",
  );
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
