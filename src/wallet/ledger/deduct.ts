/** A partner's charge of a user's points: one shared statement that also checks the token. */
import { codeOf } from "../db/mod.ts";
import type { Param, Query } from "../db/mod.ts";
import type { Core } from "../core.ts";
import { createLane } from "../lane.ts";

/** What a partner asks for; the fields are checked by the caller. */
export interface Deduction {
  /** SHA-256 of the access token. */
  readonly tokenHash: Uint8Array;
  readonly amount: number;
  readonly key: string;
  /** SHA-256 over amount and description: what the key stands for. */
  readonly requestHash: Uint8Array;
  readonly description: string;
}

export type DeductStatus =
  "ok" | "replay" | "mismatch" | "insufficient" | "frozen" | "invalid_token" | "insufficient_scope";

export interface DeductOutcome {
  readonly status: DeductStatus;
  /** Id of the posting, for ok, replay and mismatch. */
  readonly txn: string | null;
  readonly amount: number | null;
  readonly newBalance: number | null;
  /** For insufficient: points that are there, or null where the token may not read the balance. */
  readonly available: number | null;
}

export interface Deductions {
  /**
   * Charges once per key, whatever is retried.
   *
   * @throws {Unavailable} the outcome is unknown; the same key may be tried again
   */
  deduct(deduction: Deduction): Promise<DeductOutcome>;
  idle(): Promise<void>;
}

type Item = Deduction & { readonly id: string };

interface Row extends Omit<DeductOutcome, "status"> {
  /** Place in the batch, from 1. */
  readonly n: number;
  readonly status: DeductStatus | "again";
}

const BATCH = 64;
const STATEMENTS = 2;
const UNDECIDED = {
  status: "again",
  txn: null,
  amount: null,
  newBalance: null,
  available: null,
} as const;
const UNIQUE_VIOLATION = "23505";

const ARGUMENTS = "($1::bytea[], $2::uuid[], $3::bigint[], $4::text[], $5::bytea[], $6::text[])";
const COLUMNS = `r.n, r.status, r.txn, r.amount, r.new_balance AS "newBalance", r.available`;
const DEDUCT_MANY = `SELECT ${COLUMNS} FROM wallet_deduct_many${ARGUMENTS} r`;
const DEDUCT_EACH = `SELECT ${COLUMNS} FROM wallet_deduct_each${ARGUMENTS} r`;

/**
 * Creates the lane.
 *
 * Every statement locks accounts in the order of their ids, so mixed batches of many hosts pass each other.
 */
export function createDeductions({ database, makeId }: Core): Deductions {
  const lane = createLane<Item, DeductOutcome>({
    limit: BATCH,
    statements: STATEMENTS,
    runAll: (items) => runMany(database, items),
    runOne: async (item) => (await runEach(database, [item]))[0]!,
  });
  return {
    deduct: async (deduction) => {
      const item = { ...deduction, id: makeId() };
      const outcome = await lane.submit(item);
      // A statement whose answer was lost had charged, and its repetition found that.
      const isOwn = outcome.status === "replay" && outcome.txn === item.id;
      return isOwn ? { ...outcome, status: "ok" } : outcome;
    },
    idle: lane.idle,
  };
}

/** All at once; what that leaves open one by one, in a statement of its own so that no lock is carried over. */
async function runMany(query: Query, items: readonly Item[]): Promise<readonly DeductOutcome[]> {
  const outcomes: DeductOutcome[] = new Array(items.length);
  const open: number[] = [];
  for (const { n, status, ...rest } of await tryMany(query, items)) {
    if (status === "again") open.push(n - 1);
    else outcomes[n - 1] = { status, ...rest };
  }
  if (open.length === 0) return outcomes;
  const left = open.sort((a, b) => a - b).map((i) => items[i]!);
  const settled = await runEach(query, left);
  open.forEach((i, place) => (outcomes[i] = settled[place]!));
  return outcomes;
}

/** A key that another host wrote at the same moment fails the statement: then all are open. */
async function tryMany(query: Query, items: readonly Item[]): Promise<readonly Row[]> {
  try {
    return await query.rows<Row>(DEDUCT_MANY, toColumns(items));
  } catch (cause) {
    if (codeOf(cause) !== UNIQUE_VIOLATION) throw cause;
    return items.map((_, i) => {
      return { ...UNDECIDED, n: i + 1 };
    });
  }
}

/** Outcomes in the order of the items, whatever the order in which their accounts were locked. */
async function runEach(query: Query, items: readonly Item[]): Promise<readonly DeductOutcome[]> {
  const outcomes: DeductOutcome[] = new Array(items.length);
  for (const { n, status, ...rest } of await query.rows<Row>(DEDUCT_EACH, toColumns(items))) {
    outcomes[n - 1] = { status: status as DeductStatus, ...rest };
  }
  return outcomes;
}

function toColumns(items: readonly Item[]): Param[] {
  return [
    items.map((item) => item.tokenHash),
    items.map((item) => item.id),
    items.map((item) => item.amount),
    items.map((item) => item.key),
    items.map((item) => item.requestHash),
    items.map((item) => item.description),
  ];
}
