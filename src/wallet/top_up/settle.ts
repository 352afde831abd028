/**
 * Brings a purchase to where the facts say it belongs. Locks are taken in one order: the payment (an
 * advisory lock, so that facts of a purchase that is not known yet wait for its completion), the account,
 * the purchases of the user by id.
 */
import { createHash } from "node:crypto";
import type { Core } from "../core.ts";
import { nextId } from "../core.ts";
import { oneRow } from "../db/mod.ts";
import type { Database, Query } from "../db/mod.ts";
import { KeyReused } from "../errors.ts";
import { credit, OWN_DESCRIPTIONS, ownKey } from "../ledger/mod.ts";
import type { OwnPosting } from "../ledger/mod.ts";
import { mergeDispute, pointsAskedBack, statusOf } from "./card_state.ts";
import type { CardFacts, Dispute, Refund } from "./card_state.ts";

interface Purchase {
  readonly id: string;
  readonly user_id: number;
  readonly cents: number;
  readonly points: number;
  readonly status: string;
  readonly payment_intent: string | null;
  readonly posting_id: string | null;
  readonly taken_points: number;
  readonly movements: number;
}

/** Which purchase: by its row, or by its payment, which may not be known yet. */
type Which = { readonly topUpId: string } | { readonly intent: string };
type Reason = Extract<OwnPosting, "cardRefunded" | "cardDisputed" | "cardCollected">;

const DEBTORS_AT_ONCE = 100;
const COLUMNS =
  "id, user_id, cents, points, status, payment_intent, posting_id, taken_points, movements";

/** Holds everything that concerns one payment until the transaction ends. */
export async function lockPayment(tx: Query, intent: string): Promise<void> {
  await tx.rows("SELECT pg_advisory_xact_lock(hashtextextended('card ' || $1::text, 0))", [intent]);
}

/** Notes how much was refunded in all; a lower total is an older one. */
export async function noteRefund(tx: Query, intent: string, cents: number): Promise<void> {
  await tx.rows(
    `INSERT INTO card_refunds AS r(payment_intent, cents) VALUES($1, $2)
     ON CONFLICT(payment_intent) DO UPDATE SET cents = greatest(r.cents, excluded.cents)`,
    [intent, cents],
  );
}

/** Notes a refund by itself; once it has failed it stays failed. */
export async function noteOneRefund(
  tx: Query,
  id: string,
  intent: string,
  { cents, failed }: Refund,
): Promise<void> {
  await tx.rows(
    `INSERT INTO card_single_refunds AS r(id, payment_intent, cents, failed) VALUES($1, $2, $3, $4)
     ON CONFLICT(id) DO UPDATE SET cents = greatest(r.cents, excluded.cents), failed = r.failed OR excluded.failed`,
    [id, intent, cents, failed],
  );
}

/** Notes what was reported of a dispute; one without an id of its own is the payment's only one. */
export async function noteDispute(
  tx: Query,
  reportedId: string | undefined,
  intent: string,
  report: Dispute,
): Promise<void> {
  const id = await nameDispute(tx, reportedId, intent);
  const [known] = await tx.rows<Dispute>(
    "SELECT cents, state, decided FROM card_disputes WHERE id = $1",
    [id],
  );
  const { cents, state, decided } = known === undefined ? report : mergeDispute(known, report);
  await tx.rows(
    `INSERT INTO card_disputes(id, payment_intent, cents, state, decided) VALUES($1, $2, $3, $4, $5)
     ON CONFLICT(id) DO UPDATE SET cents = excluded.cents, state = excluded.state, decided = excluded.decided`,
    [id, intent, cents, state, decided],
  );
}

async function nameDispute(tx: Query, id: string | undefined, intent: string): Promise<string> {
  if (id === undefined) {
    const rows = await tx.rows<{ id: string }>(
      "SELECT id FROM card_disputes WHERE payment_intent = $1 LIMIT 2",
      [intent],
    );
    return rows.length === 1 ? rows[0]!.id : intent;
  }
  // What was noted under the payment's own name gets the id when it becomes known.
  await tx.rows(
    "UPDATE card_disputes SET id = $1 WHERE id = $2 AND NOT EXISTS (SELECT FROM card_disputes WHERE id = $1)",
    [id, intent],
  );
  return id;
}

/** An unpaid checkout that will not be paid; a failure says more than an expiry. */
export async function endCheckout(
  tx: Query,
  topUpId: string | null,
  status: "failed" | "expired",
): Promise<void> {
  await tx.rows(
    `UPDATE topups SET status = $2 WHERE id::text = $1
       AND (status = 'pending' OR (status = 'expired' AND $2 = 'failed'))`,
    [topUpId ?? "", status],
  );
}

/**
 * Credits a purchase once.
 *
 * @param cents in US dollars' cents, as paid; null for another currency
 * @returns which purchase it is, or null when what was paid fits none
 */
export async function payCheckout(
  core: Core,
  tx: Query,
  { topUpId, cents, intent }: { topUpId: string; cents: number | null; intent: string | null },
): Promise<Which | null> {
  const purchase = await lockPurchase(tx, { topUpId });
  if (purchase === null || cents === null || purchase.cents !== cents) return null;
  if (purchase.posting_id !== null) {
    // An event that did not name the payment may have credited it.
    await tx.rows(
      "UPDATE topups SET payment_intent = $2 WHERE id = $1 AND payment_intent IS NULL",
      [purchase.id, intent],
    );
    return { topUpId };
  }
  const { transactionId } = await credit(tx, nextId(core), {
    userId: purchase.user_id,
    from: "card",
    kind: "topup",
    points: purchase.points,
    key: `topup:${purchase.id}`,
    description: OWN_DESCRIPTIONS.cardPurchase,
  });
  await tx.rows("UPDATE topups SET payment_intent = $2, posting_id = $3 WHERE id = $1", [
    purchase.id,
    intent,
    transactionId,
  ]);
  return { topUpId };
}

/**
 * Moves what the facts ask for: takes points back, gives them back, freezes, thaws. Facts of a payment that
 * belongs to no purchase yet are left for its completion.
 */
export async function settle(core: Core, tx: Query, which: Which, reason: Reason): Promise<void> {
  const purchase = await lockPurchase(tx, which);
  if (purchase === null) {
    core.log.info("facts of a card payment wait for its purchase", { ...which });
    return;
  }
  await settleOne(core, tx, purchase, reason);
  await collect(core, tx, purchase.user_id);
}

/** Takes what users owe of earlier reversals from points that have come in since. @returns how many users paid */
export async function collectOwed(core: Core & { readonly database: Database }): Promise<number> {
  let paid = 0;
  for (let last = 0; ;) {
    const owing = await core.database.rows<{ user_id: number }>(
      `SELECT DISTINCT t.user_id FROM topups t JOIN accounts a ON a.user_id = t.user_id
       WHERE t.reversed_points > t.taken_points AND a.balance > a.held AND t.user_id > $1
       ORDER BY t.user_id LIMIT $2`,
      [last, DEBTORS_AT_ONCE],
    );
    for (const { user_id: userId } of owing) {
      last = userId;
      if (await collectOf(core, userId)) paid++;
    }
    if (owing.length < DEBTORS_AT_ONCE) return paid;
  }
}

/** One user's debts; a failure is his alone and keeps nobody else from his turn. */
async function collectOf(core: Core, userId: number): Promise<boolean> {
  try {
    await core.database.transaction(async (tx) => {
      await lockAccount(tx, userId);
      await collect(core, tx, userId);
    });
    return true;
  } catch (cause) {
    core.log.warn("points that are owed could not be taken, the next turn tries again", {
      userId,
      error: String(cause),
    });
    return false;
  }
}

/** Settles every purchase of which points are owed, then freezes or thaws; called with the account locked. */
async function collect(core: Core, tx: Query, userId: number): Promise<void> {
  const owing = await tx.rows<Purchase>(
    `SELECT ${COLUMNS} FROM topups WHERE user_id = $1 AND reversed_points > taken_points ORDER BY id FOR UPDATE`,
    [userId],
  );
  for (const purchase of owing) await settleOne(core, tx, purchase, "cardCollected");
  await tx.rows("SELECT wallet_freeze_debtor($1)", [userId]);
}

async function settleOne(core: Core, tx: Query, purchase: Purchase, reason: Reason): Promise<void> {
  const facts = await readFacts(tx, purchase);
  const asked = pointsAskedBack(purchase.points, facts);
  const move = { core, tx, purchase, number: purchase.movements + 1 };
  const change =
    asked < purchase.taken_points
      ? -(await giveBack(move, purchase.taken_points - asked))
      : await takeBack(move, asked - purchase.taken_points, reason);
  const taken = purchase.taken_points + change;
  if (taken < asked) {
    core.log.warn("points of a reversed card payment were spent: the account is frozen", {
      userId: purchase.user_id,
      owed: asked - taken,
    });
  }
  await tx.rows(
    `UPDATE topups SET status = $2, reversed_points = $3, taken_points = $4,
       movements = movements + CASE WHEN $5 THEN 1 ELSE 0 END WHERE id = $1`,
    [purchase.id, statusOf(facts), asked, taken, change !== 0],
  );
}

interface Move {
  readonly core: Core;
  readonly tx: Query;
  readonly purchase: Purchase;
  /** Makes the key: what moved after the credit is numbered. */
  readonly number: number;
}

/** Takes what is there, at most `points`. @returns how much that was */
async function takeBack(
  { core, tx, purchase, number }: Move,
  points: number,
  reason: Reason,
): Promise<number> {
  if (points === 0) return 0;
  const { available } = await oneRow<{ available: number }>(
    tx,
    "SELECT balance - held AS available FROM accounts WHERE user_id = $1",
    [purchase.user_id],
  );
  if (available === 0) return 0;
  const key = ownKey(`topup:${purchase.id}:${number}`);
  const { status, taken } = await oneRow<{ status: string; taken: number }>(
    tx,
    "SELECT status, taken FROM wallet_reverse($1, 'card', $2, $3, $4, $5, $6)",
    [
      purchase.user_id,
      nextId(core),
      points,
      key,
      createHash("sha256").update(`${key} ${points}`).digest(),
      OWN_DESCRIPTIONS[reason],
    ],
  );
  // What another movement took is not what this one took.
  if (status === "mismatch") throw new KeyReused();
  return taken;
}

/** Gives back what was taken for a dispute that we have won, or for a refund that failed. @returns how much that was */
async function giveBack({ core, tx, purchase, number }: Move, points: number): Promise<number> {
  await credit(tx, nextId(core), {
    userId: purchase.user_id,
    from: "card",
    kind: "adjust",
    points,
    key: `topup:${purchase.id}:${number}`,
    description: OWN_DESCRIPTIONS.cardReturned,
  });
  return points;
}

async function readFacts(tx: Query, purchase: Purchase): Promise<CardFacts> {
  const { status, payment_intent: intent, posting_id: postingId } = purchase;
  const refunds = await tx.rows<{ cents: number }>(
    "SELECT cents FROM card_refunds WHERE payment_intent = $1",
    [intent],
  );
  const single = await tx.rows<Refund>(
    "SELECT cents, failed FROM card_single_refunds WHERE payment_intent = $1",
    [intent],
  );
  const disputes = await tx.rows<Dispute>(
    "SELECT cents, state, decided FROM card_disputes WHERE payment_intent = $1",
    [intent],
  );
  return {
    paid: postingId !== null,
    ended: status === "failed" || status === "expired" ? status : null,
    refundedCents: refunds[0]?.cents ?? 0,
    refunds: single,
    disputes,
  };
}

async function lockAccount(tx: Query, userId: number): Promise<void> {
  await tx.rows("SELECT id FROM accounts WHERE user_id = $1 FOR NO KEY UPDATE", [userId]);
}

/** The purchase with its account and its row locked, in this order; null when there is none. */
async function lockPurchase(tx: Query, which: Which): Promise<Purchase | null> {
  const [condition, value] =
    "topUpId" in which
      ? (["id::text = $1", which.topUpId] as const)
      : (["payment_intent = $1", which.intent] as const);
  const [found] = await tx.rows<{ user_id: number }>(
    `SELECT user_id FROM topups WHERE ${condition}`,
    [value],
  );
  if (found === undefined) return null;
  await lockAccount(tx, found.user_id);
  return oneRow<Purchase>(tx, `SELECT ${COLUMNS} FROM topups WHERE ${condition} FOR UPDATE`, [
    value,
  ]);
}
