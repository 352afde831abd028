/** Reads the sums together with what came in since they were made, so that the present is never missing. */
import type { Query } from "../db/mod.ts";

/** What one partner took on one UTC day. */
export interface PartnerDay {
  readonly partnerId: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly charges: number;
  readonly points: number;
}

/** The last `days` days of some partners; days without a charge are left out. */
export function readPartnerDays(
  query: Query,
  partnerIds: readonly number[],
  days: number,
): Promise<readonly PartnerDay[]> {
  return query.rows<PartnerDay>(
    `SELECT partner_id AS "partnerId", day::text AS day, sum(charges)::bigint AS charges, sum(points)::bigint AS points
     FROM (
       SELECT partner_id, day, charges, points FROM partner_days
       WHERE partner_id = ANY($1) AND day > (wallet_now() AT TIME ZONE 'UTC')::date - $2::integer
       UNION ALL
       SELECT p.partner_id, (p.created_at AT TIME ZONE 'UTC')::date,
         CASE WHEN p.reverses IS NULL THEN 1 ELSE 0 END,
         CASE WHEN p.reverses IS NULL THEN p.amount ELSE -p.amount END
       FROM postings p
       WHERE p.created_at > (SELECT until FROM partner_days_until) AND p.partner_id = ANY($1)
         AND p.created_at >= date_trunc('day', wallet_now(), 'UTC') - make_interval(days => $2::integer - 1)
     ) both_parts GROUP BY partner_id, day ORDER BY day`,
    [partnerIds, days],
  );
}
