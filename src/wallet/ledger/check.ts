/** The proof that balances are what the postings say; run by tests after every race and by operators. */
import type { Database } from "../db/mod.ts";

interface FaultRow {
  readonly fault: string | null;
  readonly users: number;
  readonly postings: number;
  readonly points: number;
}

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
  SELECT a.id, a.balance, a.held, coalesce(m.posted, 0)::bigint AS posted, coalesce(h.holding, 0)::bigint AS holding
  FROM accounts a
  LEFT JOIN (
    SELECT account_id, sum(amount) AS posted FROM (
      SELECT destination_id AS account_id, amount FROM postings
      UNION ALL SELECT source_id, -amount FROM postings
    ) moves GROUP BY account_id
  ) m ON m.account_id = a.id
  LEFT JOIN (
    SELECT account_id, sum(amount) AS holding FROM holds WHERE status = 'held' GROUP BY account_id
  ) h ON h.account_id = a.id
  WHERE a.kind = 'user'`;

const FAULTS = `
  WITH b AS MATERIALIZED (${BALANCES})
  SELECT 'account ' || id || ': balance ' || balance || ', postings sum to ' || posted AS fault
    FROM b WHERE balance <> posted
  UNION ALL
  SELECT 'account ' || id || ': held ' || held || ', open holds sum to ' || holding
    FROM b WHERE held <> holding
  UNION ALL
  SELECT 'account ' || id || ': balance ' || balance || ' is below held ' || held
    FROM accounts WHERE kind = 'user' AND (balance < held OR held < 0)
  UNION ALL
  SELECT 'account ' || id || ': kind ' || kind || ' keeps a running balance'
    FROM accounts WHERE kind <> 'user' AND (balance <> 0 OR held <> 0)
  UNION ALL
  SELECT 'hold ' || h.id || ': captured ' || coalesce(h.captured, 0) || ', postings have ' ||
      coalesce(p.amount, 0) - coalesce(r.amount, 0)
    FROM holds h LEFT JOIN postings p ON p.id = h.posting_id LEFT JOIN postings r ON r.reverses = p.id
    WHERE coalesce(h.captured, 0) <> coalesce(p.amount, 0) - coalesce(r.amount, 0)
  UNION ALL
  SELECT 'posting ' || r.id || ': gives back more than ' || p.id || ' took, or to another account'
    FROM postings r JOIN postings p ON p.id = r.reverses
    WHERE r.amount > p.amount OR r.destination_id <> p.source_id OR r.source_id <> p.destination_id
  UNION ALL
  SELECT 'posting ' || p.id || ': captured without a hold'
    FROM postings p WHERE p.kind = 'capture' AND NOT EXISTS (SELECT FROM holds h WHERE h.posting_id = p.id)
  UNION ALL
  SELECT 'posting ' || p.id || ': an account of it is missing'
    FROM postings p LEFT JOIN accounts s ON s.id = p.source_id LEFT JOIN accounts d ON d.id = p.destination_id
    WHERE s.id IS NULL OR d.id IS NULL`;

/** One row per fault, or one row with none. */
const REPORT = `
  SELECT f.fault, (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM postings) AS postings,
    (SELECT coalesce(sum(balance), 0)::bigint FROM accounts WHERE kind = 'user') AS points
  FROM (SELECT 1) one LEFT JOIN (${FAULTS}) f ON true LIMIT 1000`;

/** Checks every account; one statement reads a consistent picture, however long it takes. */
export async function checkLedger(database: Pick<Database, "transaction">): Promise<LedgerReport> {
  const rows = await database.transaction((tx) => tx.rows<FaultRow>(REPORT), true);
  const faults = rows.flatMap((row) => (row.fault === null ? [] : [row.fault]));
  const { users = 0, postings = 0, points = 0 } = rows[0] ?? {};
  return { ok: faults.length === 0, users, postings, points, faults };
}
