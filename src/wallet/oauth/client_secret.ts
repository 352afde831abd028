/** Secrets of partners: added beside the present ones, ended one by one, stored hashed. */
import type { Core } from "../core.ts";
import { oneRow } from "../db/mod.ts";
import type { Query } from "../db/mod.ts";
import { TooMany } from "../errors.ts";
import { hashSecret, issueSecret, shortenSecret } from "../secrets/mod.ts";

/** Of one partner that work at the same time; changing over needs two. */
const MAX_SECRETS = 5;

/**
 * Adds a secret beside the present ones, so that a partner can change over; shown this once.
 *
 * @throws {TooMany} five work already
 */
export function addSecret(core: Core, partnerId: number): Promise<string> {
  return core.database.transaction(async (tx) => {
    await tx.rows("SELECT id FROM oauth_clients WHERE id = $1 FOR NO KEY UPDATE", [partnerId]);
    const { live } = await oneRow<{ live: number }>(
      tx,
      `SELECT count(*) AS live FROM oauth_client_secrets
       WHERE partner_id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > wallet_now())`,
      [partnerId],
    );
    if (live >= MAX_SECRETS) throw new TooMany("secrets", MAX_SECRETS);
    return issueClientSecret(tx, core, partnerId);
  });
}

/** Writes a fresh secret of a partner. @returns what is shown this once */
export async function issueClientSecret(
  query: Query,
  { random }: Pick<Core, "random">,
  partnerId: number,
): Promise<string> {
  const secret = issueSecret("clientSecret", random);
  await query.rows("INSERT INTO oauth_client_secrets(partner_id, hash, hint) VALUES($1, $2, $3)", [
    partnerId,
    hashSecret(secret),
    shortenSecret(secret),
  ]);
  return secret;
}

/** Ends a secret at once; false when the partner has no such live secret. */
export async function revokeSecret(
  core: Core,
  partnerId: number,
  secretId: number,
): Promise<boolean> {
  const rows = await core.database.rows(
    `UPDATE oauth_client_secrets SET revoked_at = wallet_now()
     WHERE id = $1 AND partner_id = $2 AND revoked_at IS NULL RETURNING id`,
    [secretId, partnerId],
  );
  return rows.length > 0;
}
