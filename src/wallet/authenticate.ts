/** Who is calling: an API key, a partner's access token or an identity provider's JWT, told apart by prefix. */
import { allowancesOf } from "./client_address.ts";
import type { Caller } from "./contract.ts";
import type { Core } from "./core.ts";
import { readBearer } from "./http/mod.ts";
import { InvalidToken } from "./errors.ts";
import { PLANS } from "./plans/mod.ts";
import type { PlanId } from "./plans/mod.ts";
import { hashSecret, readSecret } from "./secrets/mod.ts";

const EVERYTHING = ["deduct", "balance"] as const;
const LAST_USED_EVERY_MS = 60_000;

/** Resolves the subject of a verified JWT; null for one that is unknown or invalid. */
export type IdentityReader = (jwt: string) => Promise<{ userId: number; accountId: number } | null>;

/** Creates `authenticate` of the contract. */
export function createAuthenticate(core: Core, readIdentity: IdentityReader) {
  const touchKey = createKeyToucher(core);

  return async function authenticate(
    authorization: string | null,
    address?: string,
  ): Promise<Caller> {
    const allowances = address === undefined ? [] : allowancesOf(core.settings, address);
    return core.attempts.attempt(allowances, () => recognise(authorization), {
      failsBy: (cause) => cause instanceof InvalidToken,
    });
  };

  async function recognise(authorization: string | null): Promise<Caller> {
    const caller = await findCaller(readBearer(authorization));
    if (caller === null) throw new InvalidToken(true);
    return caller;
  }

  async function findCaller(token: string): Promise<Caller | null> {
    const kind = readSecret(token);
    if (kind === "apiKey") return findApiKey(token);
    if (kind === "access") return findPartner(token);
    return kind === null && token.split(".").length === 3 ? findIdentity(token) : null;
  }

  async function findApiKey(token: string): Promise<Caller | null> {
    const [row] = await core.database.rows<ApiKeyRow>(
      `SELECT k.id AS "apiKeyId", k.user_id AS "userId", a.id AS "accountId", k.rpm AS "requestsPerMinute",
         k.prefix || '…' || k.last4 AS label, s.plan, greatest(s.call_limit - s.calls_used, 0) AS "callsLeft"
       FROM api_keys k JOIN accounts a ON a.user_id = k.user_id
       LEFT JOIN subscriptions s ON s.user_id = k.user_id AND s.status = 'active' AND s.period_end > wallet_now()
       WHERE k.hash = $1 AND k.revoked_at IS NULL`,
      [hashSecret(token)],
    );
    if (row === undefined) return null;
    touchKey(row.apiKeyId);
    return toCaller(row);
  }

  async function findPartner(token: string): Promise<Caller | null> {
    const [row] = await core.database.rows<{
      tokenId: number;
      partnerId: number;
      userId: number;
      accountId: number;
      scopes: string[];
    }>(
      `SELECT t.id AS "tokenId", g.partner_id AS "partnerId", g.user_id AS "userId", a.id AS "accountId", t.scopes
       FROM oauth_tokens t JOIN oauth_grants g ON g.id = t.grant_id
         JOIN oauth_clients c ON c.id = g.partner_id AND c.disabled_at IS NULL
         JOIN accounts a ON a.user_id = g.user_id
       WHERE t.access_hash = $1 AND t.revoked_at IS NULL AND t.access_expires_at > wallet_now()`,
      [hashSecret(token)],
    );
    if (row === undefined) return null;
    const label = `partner ${row.partnerId} token ${row.tokenId}`;
    return { kind: "partner", ...row, requestsPerMinute: core.settings.tokenRate, label };
  }

  async function findIdentity(token: string): Promise<Caller | null> {
    const found = await readIdentity(token);
    if (found === null) return null;
    return {
      kind: "identity",
      ...found,
      scopes: EVERYTHING,
      requestsPerMinute: core.settings.tokenRate,
      label: `user ${found.userId}`,
    };
  }
}

interface ApiKeyRow {
  readonly apiKeyId: number;
  readonly userId: number;
  readonly accountId: number;
  readonly requestsPerMinute: number;
  readonly label: string;
  readonly plan: PlanId | null;
  readonly callsLeft: number | null;
}

/** While the quota of a plan lasts its rate counts, if it is more than the key's own. */
function toCaller({ plan, callsLeft, ...row }: ApiKeyRow): Caller {
  const caller: Caller = { kind: "api-key", ...row, scopes: EVERYTHING };
  if (plan === null || callsLeft === null) return caller;
  const rate = callsLeft > 0 ? PLANS[plan].requestsPerMinute : 0;
  return {
    ...caller,
    requestsPerMinute: Math.max(row.requestsPerMinute, rate),
    plan: { id: plan, callsLeft },
  };
}

/** Notes that a key is in use, at most once a minute per key and process, without making the caller wait. */
function createKeyToucher({ database, clock, log }: Core) {
  const touched = new Map<number, number>();
  return (id: number) => {
    const now = clock.now();
    if (Math.abs(now - (touched.get(id) ?? -Infinity)) < LAST_USED_EVERY_MS) return;
    touched.set(id, now);
    database
      .rows("UPDATE api_keys SET last_used_at = wallet_now() WHERE id = $1", [id])
      .catch((cause) => log.warn("cannot note the use of an API key", { error: String(cause) }));
  };
}
