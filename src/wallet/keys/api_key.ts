/** API keys are shown once and stored as SHA-256; a revocation is seen by the next request on every host. */
import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { ApiKey } from "../contract.ts";
import type { Core } from "../core.ts";
import type { Query } from "../db/mod.ts";
import { apiKeys, keyUsage, orm } from "../db/mod.ts";
import { TooMany } from "../errors.ts";
import { badRequest } from "../http/mod.ts";
import { explainName } from "../short_text.ts";
import { hashSecret, issueSecret, shortenSecret } from "../secrets/mod.ts";

type KeyRow = typeof apiKeys.$inferSelect;

/** Paid calls and points of one UTC day. */
export interface DayUsage {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly calls: number;
  readonly points: number;
}

const STANDARD_RATE = 600;
const MAX_RATE = 1_000_000;
/** Of one user that work, and how many of all are listed. */
const MAX_LIVE = 50;
const MAX_LISTED = 500;

/** What a key is made from. */
export interface NewKey {
  readonly name: string;
  readonly requestsPerMinute?: number;
}

/** A key and, this once, the text of it. */
type FreshKey = ApiKey & { readonly apiKey: string };

/**
 * Makes a key for a user who asks for one; those of one user go one after another, so that their number is what it says.
 *
 * @throws as {@link createApiKey}
 * @throws {TooMany} 50 keys of the user work already
 */
export function addApiKey(
  { database, random }: Pick<Core, "database" | "random">,
  userId: number,
  key: NewKey,
): Promise<FreshKey> {
  return database.transaction(async (tx) => {
    await tx.rows("SELECT id FROM accounts WHERE user_id = $1 FOR NO KEY UPDATE", [userId]);
    const [live] = await orm(tx)
      .select({ keys: count() })
      .from(apiKeys)
      .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
    if (live!.keys >= MAX_LIVE) throw new TooMany("keys", MAX_LIVE);
    return createApiKey(tx, random, userId, key);
  });
}

/**
 * Makes a key for a user.
 *
 * @throws {BadRequest} the name is not 1-100 characters that show, or the rate not in [1, 1 000 000]
 */
export async function createApiKey(
  query: Query,
  random: Core["random"],
  userId: number,
  { name, requestsPerMinute = STANDARD_RATE }: NewKey,
): Promise<FreshKey> {
  const problem = explainName(name);
  if (problem !== null) throw badRequest("name", problem);
  if (
    !Number.isInteger(requestsPerMinute) ||
    requestsPerMinute < 1 ||
    requestsPerMinute > MAX_RATE
  ) {
    throw badRequest("requestsPerMinute", (say) => say.wholeIn(1, MAX_RATE));
  }
  const apiKey = issueSecret("apiKey", random);
  const [prefix, last4] = shortenSecret(apiKey).split("…") as [string, string];
  const [row] = await orm(query)
    .insert(apiKeys)
    .values({ userId, name, hash: hashSecret(apiKey), prefix, last4, rpm: requestsPerMinute })
    .returning();
  return { ...toApiKey(row!), apiKey };
}

/** Lists a user's keys, newest first, revoked ones included; 500 at most. */
export async function listApiKeys(query: Query, userId: number): Promise<readonly ApiKey[]> {
  const rows = await orm(query)
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.id))
    .limit(MAX_LISTED);
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
