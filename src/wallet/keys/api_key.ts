/** API keys are shown once and stored as SHA-256; a revocation is seen by the next request on every host. */
import type { ApiKey } from "../contract.ts";
import { oneRow } from "../db/client.ts";
import type { Query } from "../db/client.ts";
import { explainText } from "../ledger/key.ts";
import { hashSecret, issueSecret, shortenSecret } from "../secrets/mod.ts";

interface KeyRow {
  readonly id: number;
  readonly name: string;
  readonly prefix: string;
  readonly last4: string;
  readonly rpm: number;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
}

/** Paid calls and points of one UTC day. */
export interface DayUsage {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly calls: number;
  readonly points: number;
}

const COLUMNS = "id, name, prefix, last4, rpm, created_at, last_used_at, revoked_at";
const MAX_NAME = 100;
const STANDARD_RATE = 600;

/**
 * Makes a key for a user.
 *
 * @throws {RangeError} the name is not 1-100 characters without control characters, or the rate not in [1, 1 000 000]
 */
export async function createApiKey(
  query: Query,
  random: (bytes: Uint8Array) => Uint8Array,
  userId: number,
  { name, requestsPerMinute = STANDARD_RATE }: { name: string; requestsPerMinute?: number },
): Promise<ApiKey & { readonly apiKey: string }> {
  const problem = explainText(name, MAX_NAME);
  if (problem !== null) throw new RangeError(`Cannot create an API key: name ${problem}`);
  if (!Number.isInteger(requestsPerMinute) || requestsPerMinute < 1 || requestsPerMinute > 1e6) {
    throw new RangeError("Cannot create an API key: the rate must be whole and in [1, 1000000]");
  }
  const apiKey = issueSecret("apiKey", random);
  const [prefix, last4] = shortenSecret(apiKey).split("…") as [string, string];
  const row = await oneRow<KeyRow>(
    query,
    `INSERT INTO api_keys(user_id, name, hash, prefix, last4, rpm) VALUES($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
    [userId, name, hashSecret(apiKey), prefix, last4, requestsPerMinute],
  );
  return { ...toApiKey(row), apiKey };
}

/** Lists a user's keys, newest first, revoked ones included. */
export async function listApiKeys(query: Query, userId: number): Promise<readonly ApiKey[]> {
  const rows = await query.rows<KeyRow>(
    `SELECT ${COLUMNS} FROM api_keys WHERE user_id = $1 ORDER BY id DESC`,
    [userId],
  );
  return rows.map(toApiKey);
}

/** Revokes a live key of this user; false when there is none. */
export async function revokeApiKey(query: Query, userId: number, id: number): Promise<boolean> {
  const rows = await query.rows(
    "UPDATE api_keys SET revoked_at = wallet_now() WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL RETURNING id",
    [id, userId],
  );
  return rows.length > 0;
}

/** The last `days` days on which a key of this user was charged, newest first. */
export async function readUsage(
  query: Query,
  userId: number,
  id: number,
  days = 31,
): Promise<readonly DayUsage[]> {
  return query.rows<DayUsage>(
    `SELECT u.day::text AS day, u.calls, u.points FROM key_usage u JOIN api_keys k ON k.id = u.api_key_id
     WHERE k.id = $1 AND k.user_id = $2 ORDER BY u.day DESC LIMIT $3`,
    [id, userId, days],
  );
}

function toApiKey(row: KeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    hint: `${row.prefix}…${row.last4}`,
    requestsPerMinute: row.rpm,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
