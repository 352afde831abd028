import { desc, eq } from "drizzle-orm";
import type { Query } from "../db/mod.ts";
import { notifications, orm } from "../db/mod.ts";

/** A message to a user. */
export interface Notice {
  readonly id: number;
  /** `token.expiring`, `refresh.lapsing`, `webhook.disabled`. */
  readonly kind: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Lists a user's notices, newest first. */
export async function listNotices(
  query: Query,
  userId: number,
  limit = 50,
): Promise<readonly Notice[]> {
  const { id, kind, body, sendAt } = notifications;
  const rows = await orm(query)
    .select({ id, kind, body, createdAt: sendAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
