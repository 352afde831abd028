/** Notices seven days before an access token expires and before its refresh token lapses. */
import type { Database } from "../db/mod.ts";

const DAYS = 7;

const KINDS = [
  { kind: "token.expiring", column: "access_expires_at" },
  { kind: "refresh.lapsing", column: "refresh_expires_at" },
] as const;

/**
 * Writes the notices that are due; a unique key per pair and kind makes it one, however many hosts sweep.
 *
 * Rotated and revoked pairs get none: what replaced them is on its own clock.
 *
 * @returns how many this call wrote
 */
export async function writeExpiryNotices(database: Database): Promise<number> {
  let written = 0;
  for (const { kind, column } of KINDS) {
    const rows = await database.rows(
      `INSERT INTO notifications(user_id, kind, dedupe, body, send_at)
       SELECT g.user_id, $1, $1 || ':' || t.id, json_build_object('partner', c.name, 'partnerId', c.id,
         'tokenId', t.id, 'scope', array_to_string(t.scopes, ' '), 'expiresAt', t.${column}), wallet_now()
       FROM oauth_tokens t JOIN oauth_grants g ON g.id = t.grant_id JOIN oauth_clients c ON c.id = g.partner_id
       WHERE t.revoked_at IS NULL AND t.${column} > wallet_now()
         AND t.${column} <= wallet_now() + make_interval(days => $2)
       ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
      [kind, DAYS],
    );
    written += rows.length;
  }
  return written;
}
