/** What was delivered and what was not, for the partner pages; resend and test. */
import type { Core } from "../core.ts";
import { oneRow } from "../db/mod.ts";
import type { Query } from "../db/mod.ts";
import { WalletError } from "../errors.ts";
import { issueEventId } from "./event_id.ts";

/** Deliveries to one endpoint that may wait before its owner asks for more of them by hand. */
const MAX_WAITING = 20;

export interface Delivery {
  readonly id: number;
  readonly eventId: string;
  readonly endpointId: number;
  readonly type: string;
  readonly status: "pending" | "delivered" | "dead" | "cancelled";
  readonly attempts: number;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
  readonly lastMs: number | null;
  readonly nextAt: string | null;
  readonly createdAt: string;
}

type DeliveryRow = Omit<Delivery, "nextAt" | "createdAt"> & {
  readonly nextAt: Date;
  readonly createdAt: Date;
};

const COLUMNS = `d.id, d.event_id AS "eventId", d.endpoint_id AS "endpointId", v.type, d.status, d.attempts,
  d.last_status AS "lastStatus", d.last_error AS "lastError", d.last_ms AS "lastMs",
  d.next_at AS "nextAt", v.created_at AS "createdAt"`;

/** Which deliveries to list. */
export interface DeliveryFilter {
  readonly endpointId?: number;
  readonly status?: Delivery["status"];
  /** Only those with a smaller id: the next page. */
  readonly before?: number;
}

/** Lists a partner's deliveries, newest first. */
export async function listDeliveries(
  core: Core,
  partnerId: number,
  limit = 50,
  { endpointId, status, before }: DeliveryFilter = {},
): Promise<readonly Delivery[]> {
  // Each endpoint gives its newest rows by index; a partner has ten at most.
  const rows = await core.database.rows<DeliveryRow>(
    `SELECT ${COLUMNS} FROM webhook_endpoints e
     CROSS JOIN LATERAL (SELECT * FROM webhook_deliveries d WHERE d.endpoint_id = e.id
       AND ($4::text IS NULL OR d.status = $4) AND ($5::bigint IS NULL OR d.id < $5)
       ORDER BY d.id DESC LIMIT $2) d
     JOIN webhook_events v ON v.id = d.event_id
     WHERE e.partner_id = $1 AND ($3::bigint IS NULL OR e.id = $3) ORDER BY d.id DESC LIMIT $2`,
    [partnerId, limit, endpointId ?? null, status ?? null, before ?? null],
  );
  return rows.map(toDelivery);
}

/** One delivery of a partner with what was sent; null when it is not this partner's. */
export async function findDelivery(
  core: Core,
  partnerId: number,
  id: number,
): Promise<(Delivery & { readonly url: string; readonly body: string }) | null> {
  const [row] = await core.database.rows<DeliveryRow & { url: string; body: string }>(
    `SELECT ${COLUMNS}, e.url, v.body FROM webhook_deliveries d JOIN webhook_events v ON v.id = d.event_id
     JOIN webhook_endpoints e ON e.id = d.endpoint_id WHERE d.id = $1 AND e.partner_id = $2`,
    [id, partnerId],
  );
  return row ? { ...toDelivery(row), url: row.url, body: row.body } : null;
}

function toDelivery<R extends DeliveryRow>(row: R) {
  return {
    ...row,
    nextAt: row.status === "pending" ? row.nextAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  };
}

/**
 * Sends a finished delivery again with the same event id; false when it is not this partner's or still pending.
 *
 * @throws {WalletError} 409 `too_many_pending`: others wait at its endpoint
 */
export async function resend(core: Core, partnerId: number, deliveryId: number): Promise<boolean> {
  const [found] = await core.database.rows<{ endpointId: number }>(
    `SELECT d.endpoint_id AS "endpointId" FROM webhook_deliveries d JOIN webhook_events v ON v.id = d.event_id
     WHERE d.id = $1 AND v.partner_id = $2 AND d.status <> 'pending'`,
    [deliveryId, partnerId],
  );
  if (found === undefined) return false;
  return core.database.transaction(async (tx) => {
    await requireRoom(tx, found.endpointId);
    const rows = await tx.rows(
      `UPDATE webhook_deliveries SET status = 'pending', attempts = 0, next_at = wallet_now(), locked_until = NULL,
         delivered_at = NULL WHERE id = $1 AND status <> 'pending' RETURNING id`,
      [deliveryId],
    );
    return rows.length > 0;
  });
}

/**
 * Sends a test event to one endpoint, whatever it is subscribed to.
 *
 * @returns the event's id, or null
 * @throws {WalletError} 409 `too_many_pending`: others wait at the endpoint
 */
export async function sendTest(
  core: Core,
  partnerId: number,
  endpointId: number,
): Promise<string | null> {
  const id = issueEventId(core.random);
  const body = { event: "test", timestamp: new Date(core.clock.now()).toISOString() };
  return core.database.transaction(async (tx) => {
    await requireRoom(tx, endpointId);
    const rows = await tx.rows(
      `WITH event AS (
         INSERT INTO webhook_events(id, partner_id, type, body)
         SELECT $1, $2, 'test', $4 FROM webhook_endpoints WHERE id = $3 AND partner_id = $2 RETURNING id
       )
       INSERT INTO webhook_deliveries(event_id, endpoint_id, next_at) SELECT id, $3, wallet_now() FROM event RETURNING id`,
      [id, partnerId, endpointId, JSON.stringify(body)],
    );
    return rows.length > 0 ? id : null;
  });
}

/** What is asked for by hand is bounded: who hears slowly must not fill the queue of all. Locks the endpoint. */
async function requireRoom(tx: Query, endpointId: number): Promise<void> {
  await tx.rows("SELECT id FROM webhook_endpoints WHERE id = $1 FOR NO KEY UPDATE", [endpointId]);
  const { waiting } = await oneRow<{ waiting: number }>(
    tx,
    "SELECT count(*) AS waiting FROM webhook_deliveries WHERE endpoint_id = $1 AND status = 'pending'",
    [endpointId],
  );
  if (waiting < MAX_WAITING) return;
  throw new WalletError("too_many_pending", 409, (say) => say.deliveriesWait(waiting));
}
