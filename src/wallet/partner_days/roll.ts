/** Sums up what partners took by UTC day, a little behind the present. */
import type { Database } from "../db/mod.ts";

/**
 * A posting carries the time at which its transaction began and is seen when that ends; statements end
 * within seconds, so after this many nothing older can still appear.
 */
const SETTLED_SECONDS = 120;

/**
 * Adds the postings since the last sum to the days of their partners; on many hosts one does it at a time.
 *
 * @returns how many days of partners changed
 */
export function rollPartnerDays(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    const [mark] = await tx.rows<{ behind: boolean }>(
      `SELECT until < wallet_now() - make_interval(secs => $1) AS behind
       FROM partner_days_until FOR UPDATE SKIP LOCKED`,
      [SETTLED_SECONDS],
    );
    if (!mark?.behind) return 0;
    const rows = await tx.rows(
      `WITH span AS MATERIALIZED (
         SELECT until AS since, wallet_now() - make_interval(secs => $1) AS until FROM partner_days_until
       ), moved AS (UPDATE partner_days_until m SET until = span.until FROM span)
       INSERT INTO partner_days AS d(partner_id, day, charges, points)
       SELECT p.partner_id, (p.created_at AT TIME ZONE 'UTC')::date, count(*) FILTER (WHERE p.reverses IS NULL),
         sum(CASE WHEN p.reverses IS NULL THEN p.amount ELSE -p.amount END)
       FROM span JOIN postings p ON p.created_at > span.since AND p.created_at <= span.until
       WHERE p.partner_id <> 0 GROUP BY 1, 2
       ON CONFLICT (partner_id, day) DO UPDATE
         SET charges = d.charges + excluded.charges, points = d.points + excluded.points
       RETURNING day`,
      [SETTLED_SECONDS],
    );
    return rows.length;
  }, true);
}
