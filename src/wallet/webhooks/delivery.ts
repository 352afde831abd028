/** Deliveries: claimed under a lease, posted outside any transaction, then recorded. */
import type { Core } from "../core.ts";
import type { Query } from "../db/mod.ts";
import type { Post, PostResult } from "./post.ts";
import { nextGap } from "./schedule.ts";
import { signWebhook } from "./sign.ts";
import { unseal } from "../secrets/mod.ts";

const LEASE_SECONDS = 60;
/** At most this many at once to one endpoint, and to all endpoints of one owner, so that slow ones delay nobody else. */
const PER_ENDPOINT = 5;
const PER_OWNER = 15;
const FAILING_DAYS = 5;
const GONE = 410;

/** A delivery that this process may try now. */
export interface Claimed {
  readonly id: number;
  readonly eventId: string;
  readonly endpointId: number;
  /** Tries including this one. */
  readonly attempts: number;
  readonly url: string;
  readonly body: string;
  readonly secret: Uint8Array;
  readonly oldSecret: Uint8Array | null;
}

const CLAIMED = `d.id, d.event_id AS "eventId", d.endpoint_id AS "endpointId", d.attempts, e.url, v.body,
  e.secret_enc AS secret, CASE WHEN e.old_secret_until > wallet_now() THEN e.old_secret_enc END AS "oldSecret"`;

/**
 * Claims due deliveries for {@link LEASE_SECONDS}; a host that dies leaves them to the next one. Owners take
 * turns: one with many that wait, or with many under way, comes after one with few.
 *
 * @param limit most rows to claim
 */
export function claimDue(core: Core, limit: number): Promise<readonly Claimed[]> {
  return core.locks.withLock("webhooks", () =>
    core.database.rows<Claimed>(
      `WITH under_way AS (
         SELECT d.endpoint_id, c.owner_id FROM webhook_deliveries d
         JOIN webhook_endpoints e ON e.id = d.endpoint_id JOIN oauth_clients c ON c.id = e.partner_id
         WHERE d.status = 'pending' AND d.locked_until > wallet_now()
       ), due AS (
         SELECT d.id, d.next_at, c.owner_id, row_number() OVER (PARTITION BY d.endpoint_id ORDER BY d.next_at, d.id)
           + (SELECT count(*) FROM under_way u WHERE u.endpoint_id = d.endpoint_id) AS place
         FROM webhook_deliveries d
         JOIN webhook_endpoints e ON e.id = d.endpoint_id JOIN oauth_clients c ON c.id = e.partner_id
         WHERE d.status = 'pending' AND d.next_at <= wallet_now() AND e.disabled_at IS NULL
           AND (d.locked_until IS NULL OR d.locked_until <= wallet_now())
       ), ranked AS (
         SELECT due.id, row_number() OVER (PARTITION BY due.owner_id ORDER BY due.next_at, due.id)
           + (SELECT count(*) FROM under_way u WHERE u.owner_id = due.owner_id) AS turn
         FROM due WHERE due.place <= $2
       ), mine AS (
         SELECT d.id FROM webhook_deliveries d JOIN ranked r ON r.id = d.id AND r.turn <= $4
         WHERE d.status = 'pending' AND (d.locked_until IS NULL OR d.locked_until <= wallet_now())
         ORDER BY r.turn, d.next_at LIMIT $1 FOR UPDATE OF d SKIP LOCKED
       )
       UPDATE webhook_deliveries d SET attempts = d.attempts + 1,
         locked_until = wallet_now() + make_interval(secs => $3)
       FROM mine, webhook_endpoints e, webhook_events v
       WHERE d.id = mine.id AND e.id = d.endpoint_id AND v.id = d.event_id
       RETURNING ${CLAIMED}`,
      [limit, PER_ENDPOINT, LEASE_SECONDS, PER_OWNER],
    ),
  );
}

/** Claims the deliveries of one event for a try before the answer to the charge leaves. */
export function claimEvent(core: Core, eventId: string): Promise<readonly Claimed[]> {
  return core.database.rows<Claimed>(
    `WITH mine AS (
       SELECT id FROM webhook_deliveries
       WHERE event_id = $1 AND status = 'pending' AND locked_until IS NULL FOR UPDATE SKIP LOCKED
     )
     UPDATE webhook_deliveries d SET attempts = d.attempts + 1,
       locked_until = wallet_now() + make_interval(secs => $2)
     FROM mine, webhook_endpoints e, webhook_events v
     WHERE d.id = mine.id AND e.id = d.endpoint_id AND v.id = d.event_id
     RETURNING ${CLAIMED}`,
    [eventId, LEASE_SECONDS],
  );
}

/** Posts one claimed delivery and records how it went. @returns whether it was delivered */
export async function deliver(core: Core, post: Post, claimed: Claimed): Promise<boolean> {
  const result = await tryOnce(core, post, claimed);
  await record(core, claimed, result);
  return result.ok;
}

async function tryOnce(core: Core, post: Post, claimed: Claimed): Promise<PostResult> {
  const key = core.settings.walletKey;
  const secrets = [claimed.secret, claimed.oldSecret]
    .filter((sealed) => sealed !== null)
    .map((sealed) => unseal(key, sealed));
  const timestamp = Math.floor(core.clock.now() / 1000);
  return post(claimed.url, claimed.body, {
    "content-type": "application/json",
    "user-agent": "auspex-webhooks/1",
    ...signWebhook(claimed.eventId, timestamp, claimed.body, secrets),
  });
}

/** The endpoint comes before its deliveries: five of them may end at the same moment, and one of them may end it. */
function record(core: Core, claimed: Claimed, result: PostResult): Promise<void> {
  return core.database.transaction(async (tx) => {
    await tx.rows("SELECT id FROM webhook_endpoints WHERE id = $1 FOR NO KEY UPDATE", [
      claimed.endpointId,
    ]);
    const gap = result.ok ? null : nextGap(claimed.attempts, result.retryAfter, Math.random());
    const status = result.ok ? "delivered" : gap === null ? "dead" : "pending";
    await tx.rows(
      `UPDATE webhook_deliveries SET status = $2, locked_until = NULL, last_status = $3, last_error = $4, last_ms = $5,
         next_at = wallet_now() + make_interval(secs => $6),
         delivered_at = CASE WHEN $2 = 'delivered' THEN wallet_now() END
       WHERE id = $1 AND attempts = $7 AND status = 'pending'`,
      [claimed.id, status, result.status, result.error, result.ms, gap ?? 0, claimed.attempts],
    );
    if (result.ok) return markHealthy(tx, claimed.endpointId);
    await markFailing(tx, claimed.endpointId, result.status === GONE);
  });
}

async function markHealthy(tx: Query, endpointId: number): Promise<void> {
  await tx.rows(
    "UPDATE webhook_endpoints SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL",
    [endpointId],
  );
}

/** 410 or five days of nothing but failure end an endpoint; its owner is told and waiting deliveries are cancelled. */
async function markFailing(tx: Query, endpointId: number, gone: boolean): Promise<void> {
  const [disabled] = await tx.rows<{ partner_id: number; url: string; disabled_reason: string }>(
    `WITH failing AS (
       UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, wallet_now()) WHERE id = $1
       RETURNING id, failing_since
     )
     SELECT e.partner_id, e.url,
       CASE WHEN $2 THEN 'the receiver answered 410' ELSE 'five days of failures' END AS disabled_reason
     FROM webhook_endpoints e JOIN failing f ON f.id = e.id
     WHERE e.disabled_at IS NULL AND ($2 OR f.failing_since < wallet_now() - make_interval(days => $3))`,
    [endpointId, gone, FAILING_DAYS],
  );
  if (disabled === undefined) return;
  await tx.rows(
    "UPDATE webhook_endpoints SET disabled_at = wallet_now(), disabled_reason = $2 WHERE id = $1",
    [endpointId, disabled.disabled_reason],
  );
  await tx.rows(
    "UPDATE webhook_deliveries SET status = 'cancelled', locked_until = NULL WHERE endpoint_id = $1 AND status = 'pending'",
    [endpointId],
  );
  await tx.rows(
    `INSERT INTO notifications(user_id, kind, dedupe, body)
     SELECT c.owner_id, 'webhook.disabled', 'webhook.disabled:' || $1::text || ':' || wallet_now()::text, $3
     FROM oauth_clients c WHERE c.id = $2`,
    [endpointId, disabled.partner_id, { url: disabled.url, reason: disabled.disabled_reason }],
  );
}
