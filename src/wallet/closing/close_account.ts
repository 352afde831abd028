/**
 * Closes an account: everything that tells of a person is deleted, and nothing opens it again. Movements of points and
 * payments stay, as the books must; they name a number, and the number names nobody any more.
 */
import type { Core } from "../core.ts";
import { oneRow } from "../db/mod.ts";
import { listConsents, revokeConsent } from "../oauth/mod.ts";

/** Why an account cannot be closed now. */
export type StillOpen = "held" | "partners";

/** Rows of a user that are deleted whole. */
const OWN_ROWS = [
  "readings",
  "people",
  "calendar_feeds",
  "publishable_keys",
  "notifications",
  "wallet_addresses",
  "identities",
  "sign_ins",
] as const;

/**
 * Closes it.
 *
 * @returns null, or why it is left as it was: points are held for a call under way, or partners of theirs are active
 */
export async function closeAccount(core: Core, userId: number): Promise<StillOpen | null> {
  const { database } = core;
  const [partner] = await database.rows(
    "SELECT id FROM oauth_clients WHERE owner_id = $1 AND disabled_at IS NULL LIMIT 1",
    [userId],
  );
  if (partner) return "partners";
  for (const { partnerId } of await listConsents(core, userId)) {
    await revokeConsent(core, userId, partnerId);
  }
  return database.transaction(async (tx) => {
    const account = await oneRow<{ id: number; held: number }>(
      tx,
      "SELECT id, held FROM accounts WHERE user_id = $1 FOR UPDATE",
      [userId],
    );
    if (account.held > 0) return "held";
    // Frozen by hand, so that what comes in late moves nothing on.
    await tx.rows(
      `UPDATE users SET email = NULL, display_name = NULL, keep_days = 0, frozen_by = NULL,
         frozen_at = coalesce(frozen_at, wallet_now()) WHERE id = $1`,
      [userId],
    );
    await tx.rows(
      "UPDATE subscriptions SET status = 'cancelled' WHERE user_id = $1 AND status IN('pending', 'active')",
      [userId],
    );
    await tx.rows(
      "UPDATE api_keys SET name = '', revoked_at = coalesce(revoked_at, wallet_now()) WHERE user_id = $1",
      [userId],
    );
    // Answers that are kept for a repeated key.
    await tx.rows("DELETE FROM paid_calls WHERE account_id = $1 AND state = 'done'", [account.id]);
    for (const table of OWN_ROWS)
      await tx.rows(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
    return null;
  });
}
