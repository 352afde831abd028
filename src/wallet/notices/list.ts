import type { Query } from "../db/client.ts";

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
  const rows = await query.rows<Omit<Notice, "createdAt"> & { readonly createdAt: Date }>(
    `SELECT id, kind, body, send_at AS "createdAt" FROM notifications
     WHERE user_id = $1 ORDER BY id DESC LIMIT $2`,
    [userId, limit],
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
