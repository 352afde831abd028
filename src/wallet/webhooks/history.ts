/** What was delivered and what was not, for the partner pages; resend and test. */
import type { Core } from "../core.ts";
import { issueEventId } from "./event_id.ts";

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

/** Sends a finished delivery again with the same event id; false when it is not this partner's or still pending. */
export async function resend(core: Core, partnerId: number, deliveryId: number): Promise<boolean> {
  const rows = await core.database.rows(
    `UPDATE webhook_deliveries d SET status = 'pending', attempts = 0, next_at = wallet_now(), locked_until = NULL,
       delivered_at = NULL
     FROM webhook_events v WHERE d.id = $1 AND v.id = d.event_id AND v.partner_id = $2 AND d.status <> 'pending'
     RETURNING d.id`,
    [deliveryId, partnerId],
  );
  return rows.length > 0;
}

/** Sends a test event to one endpoint, whatever it is subscribed to. @returns the event's id, or null */
export async function sendTest(
  core: Core,
  partnerId: number,
  endpointId: number,
): Promise<string | null> {
  const id = issueEventId(core.random);
  const body = { event: "test", timestamp: new Date(core.clock.now()).toISOString() };
  const rows = await core.database.rows(
    `WITH event AS (
       INSERT INTO webhook_events(id, partner_id, type, body)
       SELECT $1, $2, 'test', $4 FROM webhook_endpoints WHERE id = $3 AND partner_id = $2 RETURNING id
     )
     INSERT INTO webhook_deliveries(event_id, endpoint_id, next_at) SELECT id, $3, wallet_now() FROM event RETURNING id`,
    [id, partnerId, endpointId, JSON.stringify(body)],
  );
  return rows.length > 0 ? id : null;
}
