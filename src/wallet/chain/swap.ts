/** One token is one point: transfers to the treasury are seen, confirmed some blocks later, and credited once. */
import { and, desc, eq } from "drizzle-orm";
import type { Core } from "../core.ts";
import { nextId } from "../core.ts";
import { chainPayments, oneRow, orm } from "../db/mod.ts";
import type { Query } from "../db/mod.ts";
import { NotFound, WalletError } from "../errors.ts";
import type { Say } from "../errors.ts";
import { credit, OWN_DESCRIPTIONS } from "../ledger/mod.ts";
import { listAddresses } from "./address.ts";
import { FORGET_MINUTES, laterThan, MAX_WAITING, tooManyWaiting, workThrough } from "./queue.ts";
import type { Look, QueueTable } from "./queue.ts";
import { toHex } from "./reader.ts";
import type { Chain, Transfer } from "./reader.ts";

/** A payment as its payer sees it. */
export interface Swap {
  readonly txHash: string;
  readonly logIndex: number;
  readonly status: "seen" | "confirmed" | "rejected";
  readonly points: number;
  readonly reason: string | null;
}

interface SeenRow {
  readonly tx_hash: Uint8Array;
  readonly log_index: number;
  readonly user_id: number;
  readonly units: string;
  readonly block_hash: Uint8Array;
  /** The chain has not known it for so long that it will not come back. */
  readonly gone: boolean;
}

const QUEUE: QueueTable = {
  name: "chain_payments",
  key: ["tx_hash", "log_index"],
  waits: "q.status = 'seen' AND q.purpose = 'swap'",
  paid: "(q.lost_at IS NULL)",
  columns: `q.tx_hash, q.log_index, q.user_id, q.units, q.block_hash,
    q.lost_at IS NOT NULL AND q.lost_at < wallet_now() - interval '${FORGET_MINUTES} minutes' AS gone`,
};

/** Names one row: chain, transaction, log. */
const ROW = "chain_id = $1 AND tx_hash = $2 AND log_index = $3";

/**
 * Notes the transfers of a mined transaction for this user.
 *
 * @throws {NotFound} the chain does not know the transaction yet
 * @throws {WalletError} 409 `too_many_pending`; 422 `reverted`, `wrong_sender` (no transfer from a proved address), `already_used`
 */
export async function submitSwap(
  core: Core,
  chain: Chain,
  userId: number,
  txHash: Uint8Array,
): Promise<readonly Swap[]> {
  const finding = await chain.find(txHash);
  if (finding.state === "unknown") throw new NotFound("transaction");
  if (finding.state === "reverted") throw refuse("reverted");
  const { chainId } = chain.settings;
  const mine = new Set(await listAddresses(core, chainId, userId));
  const transfers = finding.transfers.filter((transfer) => mine.has(toHex(transfer.from)));
  if (transfers.length === 0) throw refuse("wrong_sender");
  await noteTransfers(core, chainId, userId, txHash, transfers, finding.blockHash);
  const swaps = (await listSwaps(core, userId)).filter((swap) => swap.txHash === toHex(txHash));
  if (swaps.length === 0) throw refuse("already_used");
  return swaps;
}

/** A user's swaps, newest first. */
export async function listSwaps(core: Core, userId: number): Promise<readonly Swap[]> {
  const { txHash, logIndex, status, points, reason, purpose, createdAt } = chainPayments;
  const rows = await orm(core.database)
    .select({ txHash, logIndex, status, points, reason })
    .from(chainPayments)
    .where(and(eq(chainPayments.userId, userId), eq(purpose, "swap")))
    .orderBy(desc(createdAt))
    .limit(100);
  return rows.map((row) => ({ ...row, txHash: toHex(row.txHash) }));
}

/** Looks again at every payment that was seen; credits those that are deep enough. @returns how many were settled */
export function confirmSwaps(core: Core, chain: Chain): Promise<number> {
  return workThrough<SeenRow>(core, chain.settings.chainId, QUEUE, (row) => look(core, chain, row));
}

async function look(core: Core, chain: Chain, row: SeenRow): Promise<Look> {
  const finding = await chain.find(row.tx_hash);
  if (finding.state === "reverted") return reject(core, chain, row, "reverted");
  if (finding.state === "unknown") {
    return row.gone ? reject(core, chain, row, "reorganised") : lose(core, chain, row);
  }
  const same = finding.transfers.some(
    (transfer) => transfer.logIndex === row.log_index && transfer.units === BigInt(row.units),
  );
  if (!same) return reject(core, chain, row, "reorganised");
  const sameBlock = toHex(finding.blockHash) === toHex(row.block_hash);
  if (sameBlock && finding.depth >= chain.settings.confirmations) return confirm(core, chain, row);
  return follow(core, chain, row, finding.blockHash);
}

/** Notes the user's transfers in one transaction. @throws {WalletError} 409 `too_many_pending` */
function noteTransfers(
  core: Core,
  chainId: number,
  userId: number,
  txHash: Uint8Array,
  transfers: readonly Transfer[],
  blockHash: Uint8Array,
): Promise<void> {
  return core.database.transaction(async (tx) => {
    await tx.rows("SELECT id FROM accounts WHERE user_id = $1 FOR NO KEY UPDATE", [userId]);
    let noted = 0;
    for (const transfer of transfers) noted += await note(tx, transfer);
    if (noted === 0) return;
    const { waiting } = await oneRow<{ waiting: number }>(
      tx,
      "SELECT count(DISTINCT tx_hash) AS waiting FROM chain_payments WHERE user_id = $1 AND status = 'seen'",
      [userId],
    );
    if (waiting > MAX_WAITING) throw tooManyWaiting();
  });

  /** A payment that a reorganisation took away may come again, from its new block. */
  async function note(tx: Query, { logIndex, units }: Transfer): Promise<number> {
    const rows = await tx.rows(
      `INSERT INTO chain_payments AS p(chain_id, tx_hash, log_index, user_id, purpose, units, points, block_hash,
         created_at, due_at)
       SELECT $1, $2, $3, $4, 'swap', $5, 0, $6, wallet_now(), wallet_now()
       WHERE NOT EXISTS (SELECT FROM subscriptions s
         WHERE s.chain_id = $1 AND s.tx_hash = $2 AND s.user_id = $4 AND s.status = 'pending')
       ON CONFLICT(chain_id, tx_hash, log_index) DO UPDATE
         SET status = 'seen', reason = NULL, lost_at = NULL, user_id = excluded.user_id, units = excluded.units,
           block_hash = excluded.block_hash, due_at = excluded.due_at
         WHERE p.status = 'rejected' AND p.reason = 'reorganised'
       RETURNING log_index`,
      [chainId, txHash, logIndex, userId, String(units), blockHash],
    );
    return rows.length;
  }
}

/** The chain does not know it at the moment: a reorganisation may bring it back, or not. */
async function lose(core: Core, { settings }: Chain, row: SeenRow): Promise<Look> {
  await core.database.rows(
    `UPDATE chain_payments SET lost_at = coalesce(lost_at, wallet_now()),
       due_at = ${laterThan("coalesce(lost_at, wallet_now())")} WHERE ${ROW}`,
    [settings.chainId, row.tx_hash, row.log_index],
  );
  return "later";
}

/** It counts from the block in which it lies now. */
async function follow(
  core: Core,
  { settings }: Chain,
  row: SeenRow,
  blockHash: Uint8Array,
): Promise<Look> {
  await core.database.rows(
    `UPDATE chain_payments SET block_hash = $4, lost_at = NULL, due_at = wallet_now() WHERE ${ROW}`,
    [settings.chainId, row.tx_hash, row.log_index, blockHash],
  );
  return "next turn";
}

async function reject(
  core: Core,
  { settings }: Chain,
  row: SeenRow,
  reason: "reverted" | "reorganised",
): Promise<Look> {
  await core.database.rows(
    `UPDATE chain_payments SET status = 'rejected', reason = $4 WHERE ${ROW} AND status = 'seen'`,
    [settings.chainId, row.tx_hash, row.log_index, reason],
  );
  return "settled";
}

/** Credits whole points; what is left of a token joins the user's dust and counts with the next payment. */
function confirm(core: Core, chain: Chain, row: SeenRow): Promise<Look> {
  const { chainId } = chain.settings;
  const id = nextId(core);
  return core.database.transaction(async (tx): Promise<Look> => {
    await tx.rows("SELECT id FROM accounts WHERE user_id = $1 FOR NO KEY UPDATE", [row.user_id]);
    const claimed = await tx.rows(
      `UPDATE chain_payments SET status = 'confirmed'
       WHERE chain_id = $1 AND tx_hash = $2 AND log_index = $3 AND status = 'seen' RETURNING tx_hash`,
      [chainId, row.tx_hash, row.log_index],
    );
    if (claimed.length === 0) return "settled";
    const [dust] = await tx.rows<{ units: string }>(
      "SELECT coalesce(sum(dust), 0)::text AS units FROM chain_payments WHERE chain_id = $1 AND user_id = $2",
      [chainId, row.user_id],
    );
    const units = BigInt(row.units) + BigInt(dust!.units);
    const points = Number(units / chain.unitsPerPoint);
    const key = `swap:${chainId}:${toHex(row.tx_hash)}:${row.log_index}`;
    const posted =
      points === 0
        ? null
        : await credit(tx, id, {
            userId: row.user_id,
            from: "chain",
            kind: "swap",
            points,
            key,
            description: OWN_DESCRIPTIONS.tokenSwap,
          });
    await tx.rows("UPDATE chain_payments SET dust = 0 WHERE chain_id = $1 AND user_id = $2", [
      chainId,
      row.user_id,
    ]);
    await tx.rows(
      `UPDATE chain_payments SET points = $4, dust = $5, posting_id = $6
       WHERE chain_id = $1 AND tx_hash = $2 AND log_index = $3`,
      [
        chainId,
        row.tx_hash,
        row.log_index,
        points,
        String(units % chain.unitsPerPoint),
        posted?.transactionId ?? null,
      ],
    );
    return "settled";
  });
}

const REFUSALS = {
  reverted: (say) => say.swapReverted,
  wrong_sender: (say) => say.swapNotYours,
  already_used: (say) => say.swapUsed,
} as const satisfies Record<string, Say>;

function refuse(reason: keyof typeof REFUSALS): WalletError {
  return new WalletError(reason, 422, REFUSALS[reason]);
}
