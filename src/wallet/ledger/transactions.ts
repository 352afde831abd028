/** An account's history, seen from its owner. */
import type { Caller, Transaction, TransactionPage } from "../contract.ts";
import type { Query } from "../db/mod.ts";
import { InvalidCursor } from "../errors.ts";

interface PostingRow {
  readonly id: string;
  readonly kind: Transaction["kind"];
  readonly outgoing: boolean;
  readonly amount: number;
  readonly balance_after: number | null;
  readonly description: string;
  readonly procedure: string | null;
  readonly partner_id: number;
  readonly api_key_id: number | null;
  readonly created_at: Date;
  /** The time with all six decimals, which a Date would lose. */
  readonly at: string;
}

const COLUMNS = `id, kind, source_id = $1 AS outgoing, amount, balance_after, description, procedure,
  partner_id, api_key_id, created_at,
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at`;

/** Which postings to list; what is left out does not matter. */
export interface TransactionFilter {
  readonly kinds?: readonly Transaction["kind"][];
  readonly partnerId?: number;
  readonly apiKeyId?: number;
  /** From this instant on. */
  readonly from?: Date;
  /** Before this instant. */
  readonly until?: Date;
}

/** A movement of 0 stands in the ledger to bind its key; its owner need not see it. */
const FILTER = `amount > 0 AND ($5::text[] IS NULL OR kind = ANY($5)) AND ($6::bigint IS NULL OR partner_id = $6)
      AND ($7::bigint IS NULL OR api_key_id = $7)
      AND ($8::timestamptz IS NULL OR created_at >= $8) AND ($9::timestamptz IS NULL OR created_at < $9)`;

/** The two sides have an index each, so each gives its newest rows and the newest of both are taken. */
const LIST = `
  SELECT * FROM (
    (SELECT ${COLUMNS} FROM postings WHERE source_id = $1 AND ${FILTER}
      AND ($2::timestamptz IS NULL OR (created_at, id) < ($2::timestamptz, $3::uuid))
      ORDER BY created_at DESC, id DESC LIMIT $4)
    UNION ALL
    (SELECT ${COLUMNS} FROM postings WHERE destination_id = $1 AND kind <> 'deduct' AND kind <> 'capture' AND ${FILTER}
      AND ($2::timestamptz IS NULL OR (created_at, id) < ($2::timestamptz, $3::uuid))
      ORDER BY created_at DESC, id DESC LIMIT $4)
  ) both_sides ORDER BY created_at DESC, id DESC LIMIT $4`;

const CURSOR =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** @throws {InvalidCursor} {RangeError} limit outside [1, 100] */
export async function listTransactions(
  query: Query,
  caller: Pick<Caller, "accountId">,
  { cursor, limit = 20 }: { readonly cursor?: string; readonly limit?: number } = {},
  filter: TransactionFilter = {},
): Promise<TransactionPage> {
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw new RangeError(
      `Cannot list transactions: limit is ${limit}, must be whole and in [1, 100]`,
    );
  }
  const [at, id] = cursor === undefined ? [null, null] : readCursor(cursor);
  const rows = await query.rows<PostingRow>(LIST, [
    caller.accountId,
    at,
    id,
    limit + 1,
    filter.kinds ?? null,
    filter.partnerId ?? null,
    filter.apiKeyId ?? null,
    filter.from ?? null,
    filter.until ?? null,
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    transactions: page.map(toTransaction),
    nextCursor: rows.length > limit && last ? writeCursor(last) : null,
  };
}

function toTransaction(row: PostingRow): Transaction {
  return {
    id: row.id,
    kind: row.kind,
    points: row.outgoing ? -row.amount : row.amount,
    balanceAfter: row.balance_after,
    description: row.description,
    reference: row.procedure,
    partnerId: row.partner_id === 0 ? null : row.partner_id,
    apiKeyId: row.api_key_id,
    createdAt: row.created_at.toISOString(),
  };
}

function writeCursor(row: PostingRow): string {
  return Buffer.from(`${row.at}~${row.id}`).toString("base64url");
}

function readCursor(cursor: string): [string, string] {
  const match = CURSOR.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  const [at, id] = [match?.[1], match?.[2]];
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at)))
    throw new InvalidCursor();
  return [at, id];
}
