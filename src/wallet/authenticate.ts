/** Who is calling: an API key, a partner's access token or an identity provider's JWT, told apart by prefix. */
import { allowancesOf } from "./client_address.ts";
import type { Caller } from "./contract.ts";
import type { Core } from "./core.ts";
import { readBearer } from "./http/mod.ts";
import { InvalidToken } from "./errors.ts";
import { createLane } from "./lane.ts";
import { noteFunds } from "./ledger/mod.ts";
import type { Funds } from "./ledger/mod.ts";
import { isTakenAt } from "./oauth/mod.ts";
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
  const findKey = createFinder<KeyRow>(core, FIND_KEYS);
  const findToken = createFinder<TokenRow>(core, FIND_TOKENS);

  return async function authenticate(
    authorization: string | null,
    address?: string,
    url?: string,
  ): Promise<Caller> {
    const allowances = address === undefined ? [] : allowancesOf(core.settings, address);
    return core.attempts.attempt(allowances, () => recognise(authorization, url), {
      failsBy: (cause) => cause instanceof InvalidToken,
    });
  };

  async function recognise(authorization: string | null, url?: string): Promise<Caller> {
    const caller = await findCaller(readBearer(authorization), url);
    if (caller === null) throw new InvalidToken(true);
    return caller;
  }

  async function findCaller(token: string, url?: string): Promise<Caller | null> {
    const kind = readSecret(token);
    if (kind === "apiKey") return findApiKey(token);
    if (kind === "access") return findPartner(token, url);
    return kind === null && token.split(".").length === 3 ? findIdentity(token) : null;
  }

  async function findApiKey(token: string): Promise<Caller | null> {
    const row = await findKey(hashSecret(token));
    if (row === null) return null;
    touchKey(row.apiKeyId);
    const { balance, held, frozen, hash: _, ...known } = row;
    return withFunds(toCaller(known), { balance, held, frozen });
  }

  async function findPartner(token: string, url?: string): Promise<Caller | null> {
    const row = await findToken(hashSecret(token));
    if (row === null) return null;
    const { balance, held, frozen, audience, hash: _, ...known } = row;
    if (audience !== null && !isTaken(audience, url)) return null;
    const label = `partner ${row.partnerId} token ${row.tokenId}`;
    const requestsPerMinute = core.settings.tokenRate;
    return withFunds(
      { kind: "partner", ...known, requestsPerMinute, label },
      {
        balance,
        held,
        frozen,
      },
    );
  }

  /** A token that is for one part of the service is no token elsewhere (RFC 8707). */
  function isTaken(audience: string, url: string | undefined): boolean {
    const { origin, apiOrigin } = core.settings;
    return url !== undefined && isTakenAt(audience, url, [origin, apiOrigin]);
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

interface Found extends Funds {
  /** SHA-256 of what was presented. */
  readonly hash: Uint8Array;
}
type KeyRow = ApiKeyRow & Found;
interface TokenRow extends Found {
  readonly tokenId: number;
  readonly partnerId: number;
  readonly userId: number;
  readonly accountId: number;
  readonly scopes: string[];
  /** What it is for; null: everything. */
  readonly audience: string | null;
}

const FUNDS = `a.balance, a.held, u.frozen_at IS NOT NULL AS frozen`;
const FIND_KEYS = `
  SELECT k.hash, k.id AS "apiKeyId", k.user_id AS "userId", a.id AS "accountId", k.rpm AS "requestsPerMinute",
    k.prefix || '…' || k.last4 AS label, s.plan, greatest(s.call_limit - s.calls_used, 0) AS "callsLeft", ${FUNDS}
  FROM api_keys k JOIN accounts a ON a.user_id = k.user_id JOIN users u ON u.id = k.user_id
  LEFT JOIN subscriptions s ON s.user_id = k.user_id AND s.status = 'active' AND s.period_end > wallet_now()
  WHERE k.hash = ANY($1::bytea[]) AND k.revoked_at IS NULL`;
const FIND_TOKENS = `
  SELECT t.access_hash AS hash, t.id AS "tokenId", g.partner_id AS "partnerId", g.user_id AS "userId",
    a.id AS "accountId", t.scopes, t.audience, ${FUNDS}
  FROM oauth_tokens t JOIN oauth_grants g ON g.id = t.grant_id
    JOIN oauth_clients c ON c.id = g.partner_id AND c.disabled_at IS NULL
    JOIN accounts a ON a.user_id = g.user_id JOIN users u ON u.id = g.user_id
  WHERE t.access_hash = ANY($1::bytea[]) AND t.revoked_at IS NULL AND t.access_expires_at > wallet_now()`;

/** Most secrets that are looked up in one statement, and most such statements at once. */
const BATCH = 64;
const STATEMENTS = 2;

/** Looks secrets up by their hashes, together with what their accounts have: those of a moment in one statement. */
function createFinder<R extends Found>({ database }: Core, text: string) {
  async function find(hashes: readonly Uint8Array[]): Promise<readonly (R | null)[]> {
    const names = hashes.map((hash) => Buffer.from(hash).toString("latin1"));
    const rows = await database.rows<R>(text, [hashes.filter((_, i) => isFirst(names, i))]);
    const found = new Map(rows.map((row) => [Buffer.from(row.hash).toString("latin1"), row]));
    return names.map((name) => found.get(name) ?? null);
  }
  const lane = createLane<Uint8Array, R | null>({
    limit: BATCH,
    statements: STATEMENTS,
    runAll: find,
    runOne: async (hash) => (await find([hash]))[0]!,
  });
  return lane.submit;
}

function isFirst(names: readonly string[], at: number): boolean {
  return names.indexOf(names[at]!) === at;
}

function withFunds(caller: Caller, funds: Funds): Caller {
  noteFunds(caller, funds);
  return caller;
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
