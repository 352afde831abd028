/** The proof that balances are what the postings say; run by tests after every race and by operators. */
import type { Query } from "../db/client.ts";

export interface LedgerReport {
  readonly ok: boolean;
  readonly users: number;
  readonly postings: number;
  /** Points in the hands of users. */
  readonly points: number;
  /** One line per fault, naming the account. */
  readonly faults: readonly string[];
}

const BALANCES = `
  SELECT a.id, a.balance, a.held,
    (SELECT coalesce(sum(amount), 0) FROM postings WHERE destination_id = a.id)::bigint
      - (SELECT coalesce(sum(amount), 0) FROM postings WHERE source_id = a.id)::bigint AS posted,
    (SELECT coalesce(sum(amount), 0) FROM holds WHERE account_id = a.id AND status = 'held')::bigint AS holding
  FROM accounts a WHERE a.kind = 'user'`;

const FAULTS = `
  SELECT 'account ' || id || ': balance ' || balance || ', postings sum to ' || posted AS fault
    FROM (${BALANCES}) b WHERE balance <> posted
  UNION ALL
  SELECT 'account ' || id || ': held ' || held || ', open holds sum to ' || holding
    FROM (${BALANCES}) b WHERE held <> holding
  UNION ALL
  SELECT 'account ' || id || ': balance ' || balance || ' is below held ' || held
    FROM accounts WHERE kind = 'user' AND (balance < held OR held < 0)
  UNION ALL
  SELECT 'account ' || id || ': kind ' || kind || ' keeps a running balance'
    FROM accounts WHERE kind <> 'user' AND (balance <> 0 OR held <> 0)
  UNION ALL
  SELECT 'hold ' || h.id || ': captured ' || h.captured || ', posting has ' || coalesce(p.amount, 0)
    FROM holds h LEFT JOIN postings p ON p.id = h.posting_id
    WHERE h.status = 'captured' AND h.captured <> coalesce(p.amount, 0)
  UNION ALL
  SELECT 'posting ' || p.id || ': captured without a hold'
    FROM postings p WHERE p.kind = 'capture' AND NOT EXISTS (SELECT FROM holds h WHERE h.posting_id = p.id)`;

/** Checks every account; reads a consistent picture in one statement. */
export async function checkLedger(query: Query): Promise<LedgerReport> {
  const rows = await query.rows<{
    fault: string | null;
    users: number;
    postings: number;
    points: number;
  }>(
    `SELECT f.fault, (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM postings) AS postings,
       (SELECT coalesce(sum(balance), 0)::bigint FROM accounts WHERE kind = 'user') AS points
     FROM (SELECT 1) one LEFT JOIN (${FAULTS}) f ON true LIMIT 1000`,
  );
  const faults = rows.flatMap((row) => (row.fault === null ? [] : [row.fault]));
  const { users = 0, postings = 0, points = 0 } = rows[0] ?? {};
  return { ok: faults.length === 0, users, postings, points, faults };
}
