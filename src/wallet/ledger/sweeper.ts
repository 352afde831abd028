/** Clears what time has closed: due holds, forgotten answers, dead codes and sign-ins. */
import type { Database } from "../db/mod.ts";

const HOLDS_AT_ONCE = 200;
/** Rows that one statement forgets: it must end well within its limit of time, however many there are. */
const ROWS_AT_ONCE = 1000;

/**
 * What no longer serves anyone: table, its key, and when. Rows that another host holds are left to a later turn.
 * A code that was used is kept as long as what came of it may live, so that its second use is known for one.
 */
const FORGET = [
  ["paid_calls", "ticket", "expires_at < wallet_now() AND locked_until < wallet_now()"],
  ["login_flows", "hash", "expires_at < wallet_now()"],
  ["sign_ins", "hash", "expires_at < wallet_now()"],
  [
    "oauth_codes",
    "hash",
    "expires_at < wallet_now() AND (used_at IS NULL OR expires_at < wallet_now() - interval '100 days')",
  ],
] as const;

/**
 * Ends what is due.
 *
 * @returns how many holds this call freed
 * @throws what the first hold threw that could not be freed, after everything else had its turn
 */
export async function sweep(database: Database): Promise<number> {
  const { freed, failures } = await freeHolds(database);
  for (const [table, key, condition] of FORGET) await forget(database, table, key, condition);
  if (failures.length > 0) throw failures[0];
  return freed;
}

/**
 * Frees due holds one by one, or gives them back where they were prepaid, so that it never waits for more than
 * one account; one that fails keeps no other from its turn.
 *
 * A hold that is captured meanwhile stays captured: the row decides.
 */
async function freeHolds(database: Database) {
  const failures: unknown[] = [];
  let freed = 0;
  for (;;) {
    const due = await database.rows<{ id: string }>(
      `SELECT id FROM holds WHERE status IN ('held', 'prepaid') AND expires_at <= wallet_now()
       ORDER BY expires_at, id LIMIT $1 OFFSET $2`,
      [HOLDS_AT_ONCE, failures.length],
    );
    for (const { id } of due) {
      try {
        if (await free(database, id)) freed++;
      } catch (cause) {
        failures.push(cause);
      }
    }
    if (due.length < HOLDS_AT_ONCE) return { freed, failures };
  }
}

async function free(database: Database, id: string): Promise<boolean> {
  const [row] = await database.rows<{ freed: boolean }>(
    "SELECT wallet_release($1, 'expired', gen_random_uuid()) AS freed",
    [id],
  );
  return row?.freed === true;
}

async function forget(
  database: Database,
  table: string,
  key: string,
  condition: string,
): Promise<void> {
  for (;;) {
    const gone = await database.rows(
      `DELETE FROM ${table} WHERE ${key} IN
         (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING 1 AS one`,
      [ROWS_AT_ONCE],
    );
    if (gone.length < ROWS_AT_ONCE) return;
  }
}
