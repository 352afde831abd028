/** Looks at the payments of pending plans and activates or fails them. */
import { FORGET_MINUTES, laterThan, listAddresses, toHex, workThrough } from "../chain/mod.ts";
import type { Chain, Look, QueueTable, Transfer, TransferFinding } from "../chain/mod.ts";
import type { Core } from "../core.ts";
import { nextId } from "../core.ts";
import type { Query } from "../db/mod.ts";
import { credit } from "../ledger/mod.ts";
import { describePlanPosting, PLANS } from "./plan.ts";
import type { PlanId } from "./plan.ts";

interface Pending {
  readonly id: number;
  readonly user_id: number;
  readonly plan: PlanId;
  readonly tx_hash: Uint8Array;
  readonly stale: boolean;
}

type Failure = "wrong_amount" | "wrong_sender" | "reverted" | "already_used" | "not_found";

type Judgement =
  | { readonly verdict: "unknown" | "paid" }
  | { readonly verdict: "fail"; readonly failure: Failure }
  | {
      readonly verdict: "activate";
      /** Transfers of the exact price; one that has not paid before is enough. */
      readonly transfers: readonly Transfer[];
      readonly blockHash: Uint8Array;
    };

const QUEUE: QueueTable = {
  name: "subscriptions",
  key: ["id"],
  waits: "q.status = 'pending'",
  paid: "q.paid",
  columns: `q.id, q.user_id, q.plan, q.tx_hash,
    q.created_at < wallet_now() - interval '${FORGET_MINUTES} minutes' AS stale`,
};

/** Settles what can be settled now. @returns how many subscriptions changed */
export function confirmPlans(core: Core, chain: Chain): Promise<number> {
  return workThrough<Pending>(core, chain.settings.chainId, QUEUE, (pending) =>
    look(core, chain, pending),
  );
}

async function look(core: Core, chain: Chain, pending: Pending): Promise<Look> {
  const mine = await listAddresses(core, chain.settings.chainId, pending.user_id);
  const judged = judge(chain, pending, await chain.find(pending.tx_hash), new Set(mine));
  if (judged.verdict === "fail") {
    await fail(core.database, pending.id, judged.failure);
    return "settled";
  }
  if (judged.verdict === "activate") {
    await activate(core, chain, pending, judged.transfers, judged.blockHash);
    return "settled";
  }
  const isPaid = judged.verdict === "paid";
  await core.database.rows(
    `UPDATE subscriptions SET paid = $2, due_at = CASE WHEN $2 THEN wallet_now() ELSE ${laterThan("created_at")} END
     WHERE id = $1 AND status = 'pending'`,
    [pending.id, isPaid],
  );
  return isPaid ? "next turn" : "later";
}

function judge(
  chain: Chain,
  pending: Pending,
  finding: TransferFinding,
  mine: ReadonlySet<string>,
): Judgement {
  if (finding.state === "unknown") {
    return pending.stale ? { verdict: "fail", failure: "not_found" } : { verdict: "unknown" };
  }
  if (finding.state === "reverted") return { verdict: "fail", failure: "reverted" };
  const own = finding.transfers.filter((transfer) => mine.has(toHex(transfer.from)));
  if (own.length === 0) return { verdict: "fail", failure: "wrong_sender" };
  const price = BigInt(PLANS[pending.plan].points) * chain.unitsPerPoint;
  const transfers = own.filter((candidate) => candidate.units === price);
  if (transfers.length === 0) return { verdict: "fail", failure: "wrong_amount" };
  if (finding.depth < chain.settings.confirmations) return { verdict: "paid" };
  return { verdict: "activate", transfers, blockHash: finding.blockHash };
}

async function fail(query: Query, id: number, failure: Failure): Promise<void> {
  await query.rows(
    "UPDATE subscriptions SET status = 'failed', failure = $2 WHERE id = $1 AND status = 'pending'",
    [id, failure],
  );
}

/** One calendar month from now; points, payment and period in one transaction, on one host. */
function activate(
  core: Core,
  chain: Chain,
  pending: Pending,
  transfers: readonly Transfer[],
  blockHash: Uint8Array,
): Promise<void> {
  const postingId = nextId(core);
  return core.database.transaction(async (tx) => {
    // The account comes before the rows that belong to it, as everywhere.
    await tx.rows("SELECT id FROM accounts WHERE user_id = $1 FOR NO KEY UPDATE", [
      pending.user_id,
    ]);
    const [claimed] = await tx.rows(
      "SELECT id FROM subscriptions WHERE id = $1 AND status = 'pending' FOR UPDATE",
      [pending.id],
    );
    if (claimed === undefined) return;
    if (!(await spend(tx, chain, pending, transfers, blockHash))) {
      return fail(tx, pending.id, "already_used");
    }
    await credit(tx, postingId, {
      userId: pending.user_id,
      from: "chain",
      kind: "swap",
      points: PLANS[pending.plan].points,
      key: `plan:${pending.id}`,
      description: describePlanPosting(pending.plan),
    });
    // A plan that two payments bought at once: the later one takes over, the points of both stay.
    await tx.rows(
      "UPDATE subscriptions SET status = 'cancelled' WHERE user_id = $1 AND status = 'active'",
      [pending.user_id],
    );
    await tx.rows(
      `UPDATE subscriptions SET status = 'active', period_start = wallet_now(),
         period_end = wallet_now() + interval '1 month' WHERE id = $1`,
      [pending.id],
    );
  });
}

/** Notes one of the transfers as used for a plan; false when each of them has paid before. */
async function spend(
  tx: Query,
  { settings }: Chain,
  pending: Pending,
  transfers: readonly Transfer[],
  blockHash: Uint8Array,
): Promise<boolean> {
  for (const { logIndex, units } of transfers) {
    const paid = await tx.rows(
      `INSERT INTO chain_payments(chain_id, tx_hash, log_index, user_id, purpose, units, points, block_hash, status)
       VALUES($1, $2, $3, $4, 'plan', $5, $6, $7, 'confirmed') ON CONFLICT DO NOTHING RETURNING tx_hash`,
      [
        settings.chainId,
        pending.tx_hash,
        logIndex,
        pending.user_id,
        String(units),
        PLANS[pending.plan].points,
        blockHash,
      ],
    );
    if (paid.length > 0) return true;
  }
  return false;
}
