/** Endpoints of partners: registered, changed, rotated, removed from use. The partner pages call these. */
import { and, eq, sql } from "drizzle-orm";
import type { Core } from "../core.ts";
import { oneRow, orm, webhookEndpoints } from "../db/mod.ts";
import { BadRequest, badRequest } from "../http/mod.ts";
import { faultOfEndpointUrl } from "./address.ts";
import type { EndpointUrlFault } from "./address.ts";
import { resolvesToPublic } from "./post.ts";
import type { Lookup } from "./post.ts";
import { issueWebhookSecret } from "./sign.ts";
import { seal } from "../secrets/mod.ts";

/** Events a partner may subscribe to; the first is the default. */
export const EVENT_TYPES = ["token.revoked", "points.deducted"] as const;

const MAX_ENDPOINTS = 10;

export interface Endpoint {
  readonly id: number;
  readonly url: string;
  readonly events: readonly string[];
  readonly failingSince: string | null;
  readonly disabledAt: string | null;
  readonly disabledReason: string | null;
  /** Until when the secret before the present one signs as well. */
  readonly oldSecretUntil: string | null;
  readonly createdAt: string;
}

/** Why an endpoint was not added. */
export type EndpointFault = EndpointUrlFault | "tooMany";

/** An endpoint that cannot be added; `fault` is for pages. */
export class EndpointRefused extends BadRequest {
  constructor(readonly fault: EndpointFault) {
    super([
      {
        path: "url",
        say: (say) => (fault === "tooMany" ? say.endpoints(MAX_ENDPOINTS) : say.endpointUrl[fault]),
      },
    ]);
  }
}

type EndpointRow = typeof webhookEndpoints.$inferSelect;

/**
 * Registers an endpoint; `secret` is shown this once.
 *
 * @throws {EndpointRefused} the URL may not be one, or there are ten already
 * @throws {BadRequest} an unknown event
 * @throws {NoWalletKey}
 */
export async function createEndpoint(
  core: Core,
  partnerId: number,
  {
    url,
    events = ["token.revoked"],
  }: { readonly url: string; readonly events?: readonly string[] },
  lookup?: Lookup,
): Promise<Endpoint & { readonly secret: string }> {
  await requireEndpoint(core, url, events, lookup);
  const secret = issueWebhookSecret(core.random);
  const sealed = seal(core.settings.walletKey, secret, core.random);
  const made = await core.database.transaction(async (tx) => {
    // Those of one partner go one after another, so that their number is what it says.
    await tx.rows("SELECT id FROM oauth_clients WHERE id = $1 FOR NO KEY UPDATE", [partnerId]);
    const [row] = await tx.rows<{ readonly id: number }>(
      `INSERT INTO webhook_endpoints(partner_id, url, events, secret_enc)
       SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM webhook_endpoints WHERE partner_id = $1) < $5
       RETURNING id`,
      [partnerId, url, events, sealed, MAX_ENDPOINTS],
    );
    if (row === undefined) throw new EndpointRefused("tooMany");
    return row;
  });
  const all = await listEndpoints(core, partnerId);
  return { ...all.find(({ id }) => id === made.id)!, secret };
}

/** Lists a partner's endpoints. */
export async function listEndpoints(core: Core, partnerId: number): Promise<readonly Endpoint[]> {
  const rows = await orm(core.database)
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.partnerId, partnerId))
    .orderBy(webhookEndpoints.id);
  return rows.map(toEndpoint);
}

/**
 * Changes the event filter, or enables and disables; null when it is not this partner's.
 *
 * @throws {BadRequest} an unknown event
 */
export async function updateEndpoint(
  core: Core,
  partnerId: number,
  id: number,
  change: { readonly events?: readonly string[]; readonly enabled?: boolean },
): Promise<Endpoint | null> {
  if (change.events) requireEvents(change.events);
  const [row] = await orm(core.database)
    .update(webhookEndpoints)
    .set({
      // Left undefined, a column keeps its value; the id makes the list of columns never empty.
      partnerId,
      events: change.events ? [...change.events] : undefined,
      ...(change.enabled === true
        ? { disabledAt: null, disabledReason: null, failingSince: null }
        : {}),
      ...(change.enabled === false
        ? { disabledAt: sql`wallet_now()`, disabledReason: "by its owner" }
        : {}),
    })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.partnerId, partnerId)))
    .returning();
  return row ? toEndpoint(row) : null;
}

/** Gives an endpoint a new secret, shown this once; the old one signs as well for 24 hours. */
export async function rotateSecret(
  core: Core,
  partnerId: number,
  id: number,
): Promise<string | null> {
  const secret = issueWebhookSecret(core.random);
  const rows = await core.database.rows(
    `UPDATE webhook_endpoints SET old_secret_enc = secret_enc,
       old_secret_until = wallet_now() + interval '24 hours', secret_enc = $3
     WHERE id = $1 AND partner_id = $2 RETURNING id`,
    [id, partnerId, seal(core.settings.walletKey, secret, core.random)],
  );
  return rows.length > 0 ? secret : null;
}

/** Whether a user owns a partner. */
export async function ownsPartner(core: Core, userId: number, partnerId: number): Promise<boolean> {
  const { owns } = await oneRow<{ owns: boolean }>(
    core.database,
    "SELECT EXISTS(SELECT FROM oauth_clients WHERE id = $1 AND owner_id = $2) AS owns",
    [partnerId, userId],
  );
  return owns;
}

async function requireEndpoint(
  core: Core,
  url: string,
  events: readonly string[],
  lookup?: Lookup,
): Promise<void> {
  requireEvents(events);
  const { webhookAllowPrivate } = core.settings;
  const fault = faultOfEndpointUrl(url, webhookAllowPrivate);
  if (fault !== null) throw new EndpointRefused(fault);
  if (webhookAllowPrivate || (await resolvesToPublic(new URL(url).hostname, lookup))) return;
  throw new EndpointRefused("notPublic");
}

function requireEvents(events: readonly string[]): void {
  const known = EVENT_TYPES as readonly string[];
  if (events.length === 0 || events.some((event) => !known.includes(event))) {
    throw badRequest("events", (say) => say.oneOf(known.join(", ")));
  }
}

function toEndpoint(row: EndpointRow): Endpoint {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    failingSince: row.failingSince?.toISOString() ?? null,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    disabledReason: row.disabledReason,
    oldSecretUntil: row.oldSecretUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
