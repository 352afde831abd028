/** The browsers in which a user is signed in, seen and ended from the account page. */
import type { Query } from "../db/mod.ts";

export interface Session {
  /** Names the session in forms: the hash of its cookie, in hexadecimal. */
  readonly id: string;
  /** `Firefox, Android`, or "" where nothing was recognised. */
  readonly agent: string;
  readonly createdAt: Date;
  /** Within a minute. */
  readonly seenAt: Date;
}

/** Lists the live sessions of a user, latest use first. */
export function listSessions(
  query: Query,
  userId: number,
  idleDays: number,
): Promise<readonly Session[]> {
  return query.rows<Session>(
    `SELECT encode(hash, 'hex') AS id, agent, created_at AS "createdAt", seen_at AS "seenAt" FROM sign_ins
     WHERE user_id = $1 AND expires_at > wallet_now() AND seen_at > wallet_now() - make_interval(days => $2)
     ORDER BY seen_at DESC, id LIMIT 50`,
    [userId, idleDays],
  );
}

/** Ends one session of a user; false when there is none of that id. */
export async function endSession(query: Query, userId: number, id: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(id)) return false;
  const rows = await query.rows(
    "DELETE FROM sign_ins WHERE user_id = $1 AND hash = $2 RETURNING user_id",
    [userId, Buffer.from(id, "hex")],
  );
  return rows.length > 0;
}

/** Ends every session of a user but one. @returns how many */
export async function endOtherSessions(
  query: Query,
  userId: number,
  keepId: string,
): Promise<number> {
  const rows = await query.rows(
    "DELETE FROM sign_ins WHERE user_id = $1 AND encode(hash, 'hex') <> $2 RETURNING user_id",
    [userId, keepId],
  );
  return rows.length;
}
