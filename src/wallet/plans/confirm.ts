/** Looks at the payments of pending plans and activates or fails them. */
import type { Core } from "../core.ts";
import { nextId } from "../core.ts";
import { listAddresses, toHex } from "../chain/mod.ts";
import type { Chain, Transfer, TransferFinding } from "../chain/mod.ts";
import { credit } from "../ledger/mod.ts";
import { describePlanPosting, PLANS } from "./plan.ts";
import type { PlanId } from "./plan.ts";

/** A transaction that the chain does not know for this long will not come. */
const FORGET_MINUTES = 60;

interface Pending {
  readonly id: number;
  readonly user_id: number;
  readonly plan: PlanId;
  readonly tx_hash: Uint8Array;
  readonly stale: boolean;
}

type Failure = "wrong_amount" | "wrong_sender" | "reverted" | "already_used" | "not_found";

type Judgement =
  | { readonly verdict: "wait" }
  | { readonly verdict: "fail"; readonly failure: Failure }
  | { readonly verdict: "activate"; readonly transfer: Transfer; readonly blockHash: Uint8Array };

/** Settles what can be settled now. @returns how many subscriptions changed */
export async function confirmPlans(core: Core, chain: Chain): Promise<number> {
  const rows = await core.database.rows<Pending>(
    `SELECT id, user_id, plan, tx_hash, created_at < wallet_now() - make_interval(mins => $2) AS stale
     FROM subscriptions WHERE status = 'pending' AND chain_id = $1 ORDER BY id LIMIT 100`,
    [chain.settings.chainId, FORGET_MINUTES],
  );
  let settled = 0;
  for (const pending of rows) {
    const mine = await listAddresses(core, chain.settings.chainId, pending.user_id);
    const judged = judge(chain, pending, await chain.find(pending.tx_hash), new Set(mine));
    if (judged.verdict === "wait") continue;
    if (judged.verdict === "fail") await fail(core, pending.id, judged.failure);
    else await activate(core, chain, pending, judged.transfer, judged.blockHash);
    settled++;
  }
  return settled;
}

function judge(
  chain: Chain,
  pending: Pending,
  finding: TransferFinding,
  mine: ReadonlySet<string>,
): Judgement {
  if (finding.state === "unknown") {
    return pending.stale ? { verdict: "fail", failure: "not_found" } : { verdict: "wait" };
  }
  if (finding.state === "reverted") return { verdict: "fail", failure: "reverted" };
  const transfers = finding.transfers.filter((transfer) => mine.has(toHex(transfer.from)));
  if (transfers.length === 0) return { verdict: "fail", failure: "wrong_sender" };
  const price = BigInt(PLANS[pending.plan].points) * chain.unitsPerPoint;
  const transfer = transfers.find((candidate) => candidate.units === price);
  if (transfer === undefined) return { verdict: "fail", failure: "wrong_amount" };
  if (finding.depth < chain.settings.confirmations) return { verdict: "wait" };
  return { verdict: "activate", transfer, blockHash: finding.blockHash };
}

async function fail(core: Core, id: number, failure: Failure): Promise<void> {
  await core.database.rows(
    "UPDATE subscriptions SET status = 'failed', failure = $2 WHERE id = $1 AND status = 'pending'",
    [id, failure],
  );
}

/** One calendar month from now; points, payment and period in one transaction, on one host. */
function activate(
  core: Core,
  chain: Chain,
  pending: Pending,
  transfer: Transfer,
  blockHash: Uint8Array,
): Promise<void> {
  const { chainId } = chain.settings;
  const { points } = PLANS[pending.plan];
  const postingId = nextId(core);
  return core.database.transaction(async (tx) => {
    const [claimed] = await tx.rows(
      "SELECT id FROM subscriptions WHERE id = $1 AND status = 'pending' FOR UPDATE",
      [pending.id],
    );
    if (claimed === undefined) return;
    const paid = await tx.rows(
      `INSERT INTO chain_payments(chain_id, tx_hash, log_index, user_id, purpose, units, points, block_hash, status)
       VALUES($1, $2, $3, $4, 'plan', $5, $6, $7, 'confirmed') ON CONFLICT DO NOTHING RETURNING tx_hash`,
      [
        chainId,
        pending.tx_hash,
        transfer.logIndex,
        pending.user_id,
        String(transfer.units),
        points,
        blockHash,
      ],
    );
    if (paid.length === 0) {
      await tx.rows(
        "UPDATE subscriptions SET status = 'failed', failure = 'already_used' WHERE id = $1",
        [pending.id],
      );
      return;
    }
    await credit(tx, postingId, {
      userId: pending.user_id,
      from: "chain",
      kind: "swap",
      points,
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
