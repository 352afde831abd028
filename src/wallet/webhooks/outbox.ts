/** Events are written in the transaction that caused them; a separate loop delivers them. */
import type { Query } from "../db/mod.ts";
import { issueEventId } from "./event_id.ts";

/** A pair that this transaction has revoked. */
export interface RevokedPair {
  readonly tokenId: number;
  readonly userId: number;
  readonly partnerId: number;
  readonly scopes: readonly string[];
  readonly revokedAt: Date;
}

/** Who revoked, and why where it was not asked for. */
export interface Revocation {
  readonly by: "user" | "partner";
  readonly reason?: "refresh_replay" | "code_replay" | "partner_disabled";
}

/** Writes one `token.revoked` event per pair and a delivery for every subscribed, enabled endpoint. */
export async function recordRevocations(
  tx: Query,
  random: (bytes: Uint8Array) => Uint8Array,
  pairs: readonly RevokedPair[],
  { by, reason }: Revocation,
): Promise<void> {
  for (const pair of pairs) {
    const at = pair.revokedAt.toISOString();
    await recordEvent(tx, issueEventId(random), pair.partnerId, "token.revoked", {
      event: "token.revoked",
      timestamp: at,
      tokenId: pair.tokenId,
      userId: pair.userId,
      scope: pair.scopes.join(" "),
      revokedAt: at,
      revokedBy: by,
      ...(reason ? { reason } : {}),
    });
  }
}

/**
 * Writes one event; nothing when no endpoint of the partner wants it.
 *
 * @param delaySeconds how long the delivery loop leaves it alone
 */
export async function recordEvent(
  tx: Query,
  id: string,
  partnerId: number,
  type: string,
  body: object,
  delaySeconds = 0,
): Promise<void> {
  await tx.rows(
    `WITH wanted AS (
       SELECT e.id FROM webhook_endpoints e
       WHERE e.partner_id = $2 AND e.disabled_at IS NULL AND $3 = ANY(e.events)
     ), event AS (
       INSERT INTO webhook_events(id, partner_id, type, body)
         SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT FROM wanted) RETURNING id
     )
     INSERT INTO webhook_deliveries(event_id, endpoint_id, next_at)
       SELECT event.id, wanted.id, wallet_now() + make_interval(secs => $5) FROM event, wanted`,
    [id, partnerId, type, JSON.stringify(body), delaySeconds],
  );
}
