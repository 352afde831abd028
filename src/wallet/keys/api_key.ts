/** API keys are shown once and stored as SHA-256; a revocation is seen by the next request on every host. */
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ApiKey } from "../contract.ts";
import type { Query } from "../db/mod.ts";
import { apiKeys, keyUsage, orm } from "../db/mod.ts";
import { explainText } from "../short_text.ts";
import { hashSecret, issueSecret, shortenSecret } from "../secrets/mod.ts";

type KeyRow = typeof apiKeys.$inferSelect;

/** Paid calls and points of one UTC day. */
export interface DayUsage {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly calls: number;
  readonly points: number;
}

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
  const [row] = await orm(query)
    .insert(apiKeys)
    .values({ userId, name, hash: hashSecret(apiKey), prefix, last4, rpm: requestsPerMinute })
    .returning();
  return { ...toApiKey(row!), apiKey };
}

/** Lists a user's keys, newest first, revoked ones included. */
export async function listApiKeys(query: Query, userId: number): Promise<readonly ApiKey[]> {
  const rows = await orm(query)
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.id));
  return rows.map(toApiKey);
}

/** Revokes a live key of this user; false when there is none. */
export async function revokeApiKey(query: Query, userId: number, id: number): Promise<boolean> {
  const rows = await orm(query)
    .update(apiKeys)
    .set({ revokedAt: sql`wallet_now()` })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}

/** The last `days` days on which a key of this user was charged, newest first. */
export async function readUsage(
  query: Query,
  userId: number,
  id: number,
  days = 31,
): Promise<readonly DayUsage[]> {
  return orm(query)
    .select({ day: keyUsage.day, calls: keyUsage.calls, points: keyUsage.points })
    .from(keyUsage)
    .innerJoin(apiKeys, eq(apiKeys.id, keyUsage.apiKeyId))
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .orderBy(desc(keyUsage.day))
    .limit(days);
}

function toApiKey(row: KeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    hint: `${row.prefix}…${row.last4}`,
    requestsPerMinute: row.rpm,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}
