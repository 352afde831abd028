/** Points that come in. */
import { createHash } from "node:crypto";
import { oneRow } from "../db/mod.ts";
import type { Query } from "../db/mod.ts";
import { KeyReused } from "../errors.ts";
import { requirePoints } from "./amount.ts";

export interface Credit {
  readonly userId: number;
  /** The other side of the posting. */
  readonly from: "card" | "chain" | "grant" | "adjust";
  readonly kind: "topup" | "swap" | "grant" | "refund" | "adjust";
  /** Whole, 1 to 1 000 000 000. */
  readonly points: number;
  /** Makes it happen once, for ever. */
  readonly key: string;
  readonly description: string;
}

/**
 * Credits a user once per key.
 *
 * @param id id of the posting if this call makes it
 * @returns the posting's id, the balance after it and whether it was there before
 * @throws {KeyReused} the key belongs to another credit
 * @throws {RangeError} points out of range
 */
export async function credit(
  query: Query,
  id: string,
  { userId, from, kind, points, key, description }: Credit,
): Promise<{
  readonly transactionId: string;
  readonly newBalance: number;
  readonly replayed: boolean;
}> {
  requirePoints(points, 1);
  const hash = createHash("sha256")
    .update(JSON.stringify([userId, from, kind, points]))
    .digest();
  const row = await oneRow<{ status: string; txn: string; newBalance: number }>(
    query,
    `SELECT status, txn, new_balance AS "newBalance" FROM wallet_credit($1, $2, $3, $4, $5, $6, $7, $8)`,
    [userId, from, kind, id, points, key, hash, description],
  );
  if (row.status === "mismatch") throw new KeyReused();
  return { transactionId: row.txn, newBalance: row.newBalance, replayed: row.status === "replay" };
}
