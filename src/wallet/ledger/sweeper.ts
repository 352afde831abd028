/** Clears what time has closed: due holds, forgotten answers, dead codes and sign-ins. */
import type { Database } from "../db/mod.ts";

const HOLDS_AT_ONCE = 200;

/** What no longer serves anyone: table, its key, and when. Rows that another host holds are left to a later turn. */
const FORGET = [
  ["paid_calls", "ticket", "expires_at < wallet_now() AND locked_until < wallet_now()"],
  ["login_flows", "hash", "expires_at < wallet_now()"],
  ["sign_ins", "hash", "expires_at < wallet_now()"],
  ["oauth_codes", "hash", "expires_at < wallet_now() - interval '100 days'"],
] as const;

/**
 * Frees due holds one by one, or gives them back where they were prepaid, so that it never waits for more than one account.
 *
 * A hold that is captured meanwhile stays captured: the row decides.
 *
 * @returns how many holds this call freed
 */
export async function sweep(database: Database): Promise<number> {
  const due = await database.rows<{ id: string }>(
    "SELECT id FROM holds WHERE status IN ('held', 'prepaid') AND expires_at <= wallet_now() ORDER BY expires_at LIMIT $1",
    [HOLDS_AT_ONCE],
  );
  let freed = 0;
  for (const { id } of due) {
    const [row] = await database.rows<{ freed: boolean }>(
      "SELECT wallet_release($1, 'expired', gen_random_uuid()) AS freed",
      [id],
    );
    if (row?.freed) freed++;
  }
  for (const [table, key, condition] of FORGET) {
    await database.rows(
      `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${condition} FOR UPDATE SKIP LOCKED)`,
    );
  }
  return freed;
}
