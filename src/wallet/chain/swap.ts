/** One token is one point: transfers to the treasury are seen, confirmed some blocks later, and credited once. */
import { and, desc, eq } from "drizzle-orm";
import type { Core } from "../core.ts";
import { nextId } from "../core.ts";
import { chainPayments, orm } from "../db/mod.ts";
import { NotFound, WalletError } from "../errors.ts";
import { credit, OWN_DESCRIPTIONS } from "../ledger/mod.ts";
import { listAddresses } from "./address.ts";
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
}

/**
 * Notes the transfers of a mined transaction for this user.
 *
 * @throws {NotFound} the chain does not know the transaction yet
 * @throws {WalletError} 422 `reverted`, `wrong_sender` (no transfer from a proved address), `already_used`
 */
export async function submitSwap(
  core: Core,
  chain: Chain,
  userId: number,
  txHash: Uint8Array,
): Promise<readonly Swap[]> {
  const finding = await chain.find(txHash);
  if (finding.state === "unknown") throw new NotFound("transaction on the chain yet");
  if (finding.state === "reverted") throw refuse("reverted");
  const { chainId } = chain.settings;
  const mine = new Set(await listAddresses(core, chainId, userId));
  const transfers = finding.transfers.filter((transfer) => mine.has(toHex(transfer.from)));
  if (transfers.length === 0) throw refuse("wrong_sender");
  for (const transfer of transfers) {
    await noteTransfer(core, chainId, userId, txHash, transfer, finding.blockHash);
  }
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
export async function confirmSwaps(core: Core, chain: Chain): Promise<number> {
  const { chainId, confirmations } = chain.settings;
  const rows = await core.database.rows<SeenRow>(
    `SELECT tx_hash, log_index, user_id, units, block_hash FROM chain_payments
     WHERE chain_id = $1 AND status = 'seen' AND purpose = 'swap' ORDER BY created_at LIMIT 100`,
    [chainId],
  );
  let settled = 0;
  for (const row of rows) {
    const finding = await chain.find(row.tx_hash);
    if (finding.state === "reverted") settled += await reject(core, chainId, row, "reverted");
    if (finding.state !== "mined") continue;
    const same = finding.transfers.some(
      (transfer) => transfer.logIndex === row.log_index && transfer.units === BigInt(row.units),
    );
    if (toHex(finding.blockHash) !== toHex(row.block_hash) || !same) {
      settled += await follow(core, chainId, row, finding.blockHash, same);
    } else if (finding.depth >= confirmations) {
      settled += await confirm(core, chain, row);
    }
  }
  return settled;
}

async function noteTransfer(
  core: Core,
  chainId: number,
  userId: number,
  txHash: Uint8Array,
  transfer: Transfer,
  blockHash: Uint8Array,
): Promise<void> {
  await core.database.rows(
    `INSERT INTO chain_payments(chain_id, tx_hash, log_index, user_id, purpose, units, points, block_hash)
     SELECT $1, $2, $3, $4, 'swap', $5, 0, $6
     WHERE NOT EXISTS (SELECT FROM subscriptions s WHERE s.chain_id = $1 AND s.tx_hash = $2 AND s.status <> 'failed')
     ON CONFLICT DO NOTHING`,
    [chainId, txHash, transfer.logIndex, userId, String(transfer.units), blockHash],
  );
}

/** After a reorganisation the payment is counted from its new block, or is no more. */
async function follow(
  core: Core,
  chainId: number,
  row: SeenRow,
  blockHash: Uint8Array,
  same: boolean,
): Promise<number> {
  if (!same) return reject(core, chainId, row, "reorganised");
  await core.database.rows(
    "UPDATE chain_payments SET block_hash = $4 WHERE chain_id = $1 AND tx_hash = $2 AND log_index = $3",
    [chainId, row.tx_hash, row.log_index, blockHash],
  );
  return 0;
}

async function reject(core: Core, chainId: number, row: SeenRow, reason: string): Promise<number> {
  const rows = await core.database.rows(
    `UPDATE chain_payments SET status = 'rejected', reason = $4
     WHERE chain_id = $1 AND tx_hash = $2 AND log_index = $3 AND status = 'seen' RETURNING tx_hash`,
    [chainId, row.tx_hash, row.log_index, reason],
  );
  return rows.length;
}

/** Credits whole points; what is left of a token joins the user's dust and counts with the next payment. */
function confirm(core: Core, chain: Chain, row: SeenRow): Promise<number> {
  const { chainId } = chain.settings;
  const id = nextId(core);
  return core.database.transaction(async (tx) => {
    await tx.rows("SELECT id FROM accounts WHERE user_id = $1 FOR NO KEY UPDATE", [row.user_id]);
    const claimed = await tx.rows(
      `UPDATE chain_payments SET status = 'confirmed'
       WHERE chain_id = $1 AND tx_hash = $2 AND log_index = $3 AND status = 'seen' RETURNING tx_hash`,
      [chainId, row.tx_hash, row.log_index],
    );
    if (claimed.length === 0) return 0;
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
    return 1;
  });
}

function refuse(reason: "reverted" | "wrong_sender" | "already_used"): WalletError {
  const words = {
    reverted: "the transaction was reverted",
    wrong_sender:
      "it has no transfer of the point token from one of your addresses to the treasury",
    already_used: "the transaction has been used before",
  };
  return new WalletError(reason, 422, `Cannot credit the payment: ${words[reason]}`);
}
