/** A partner's charge of a user's points: one shared statement that also checks the token. */
import { oneRow } from "../db/mod.ts";
import type { Param, Query } from "../db/mod.ts";
import type { Core } from "../core.ts";
import { nextId } from "../core.ts";
import { createLane } from "./lane.ts";

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

interface Plain {
  /** Place in the batch, from 1. */
  readonly n: number;
  readonly newBalance: number;
}

const BATCH = 64;
const STATEMENTS = 2;
/** How often a token stands in a batch before hosts take turns for it. */
const HOT = 4;

const DEDUCT_PLAIN = `
  SELECT r.n, r.new_balance AS "newBalance"
  FROM wallet_deduct_plain($1::bytea[], $2::uuid[], $3::bigint[], $4::text[], $5::bytea[], $6::text[]) r`;
const COLUMNS = `r.status, r.txn, r.amount, r.new_balance AS "newBalance"`;
const DEDUCT_EACH = `
  SELECT ${COLUMNS}
  FROM unnest($1::bytea[], $2::uuid[], $3::bigint[], $4::text[], $5::bytea[], $6::text[])
    WITH ORDINALITY AS q(token, id, amount, key, hash, description, n)
  CROSS JOIN LATERAL wallet_deduct(q.token, q.id, q.amount, q.key, q.hash, q.description) r
  ORDER BY q.n`;
const DEDUCT_ONE = `SELECT ${COLUMNS} FROM wallet_deduct($1, $2, $3, $4, $5, $6) r`;

/**
 * Creates the lane.
 *
 * Statements lock their rows in one order, so mixed batches of many hosts pass each other. A token that
 * fills a batch takes its Redis lock first: hosts that hammer one account then take turns outside of the
 * database instead of queueing on its row with a connection each.
 */
export function createDeductions(core: Core): Deductions {
  const { database, locks } = core;
  const lane = createLane<Item, DeductOutcome>({
    limit: BATCH,
    statements: STATEMENTS,
    runAll: (items) =>
      withLocks(locks, hotTokens(items), () =>
        items.length === 1
          ? runOne(database, items[0]!).then((outcome) => [outcome])
          : runAll(database, items),
      ),
    runOne: (item) =>
      database.transaction(async (tx) => {
        await tx.rows("SELECT set_config('lock_timeout', '1s', true)");
        return runOne(tx, item);
      }),
  });
  return {
    deduct: async (deduction) => {
      const item = { ...deduction, id: nextId(core) };
      const outcome = await lane.submit(item);
      // A statement whose answer was lost had charged, and its repetition found that.
      const isOwn = outcome.status === "replay" && outcome.txn === item.id;
      return isOwn ? { ...outcome, status: "ok" } : outcome;
    },
    idle: lane.idle,
  };
}

/** Tokens that stand alone in a batch or at least {@link HOT} times, in an order that all hosts share. */
function hotTokens(items: readonly Item[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { tokenHash } of items) {
    const name = toBuffer(tokenHash).toString("latin1");
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size === 1) return [toBuffer(items[0]!.tokenHash).toString("base64url")];
  return [...counts]
    .flatMap(([name, count]) =>
      count >= HOT ? [Buffer.from(name, "latin1").toString("base64url")] : [],
    )
    .sort();
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes);
}

function withLocks<T>(
  locks: Core["locks"],
  [name, ...others]: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  if (name === undefined) return work();
  return locks.withLock(`token:${name}`, () => withLocks(locks, others, work));
}

/** The plain ones as a set; then every other one by itself, in the order of the tokens on every host. */
async function runAll(query: Query, items: readonly Item[]): Promise<readonly DeductOutcome[]> {
  const outcomes: DeductOutcome[] = new Array(items.length);
  for (const { n, newBalance } of await query.rows<Plain>(DEDUCT_PLAIN, toColumns(items))) {
    const { id, amount } = items[n - 1]!;
    outcomes[n - 1] = { status: "ok", txn: id, amount, newBalance };
  }
  const others = items
    .keys()
    .filter((i) => outcomes[i] === undefined)
    .toArray();
  if (others.length === 0) return outcomes;
  others.sort((a, b) => Buffer.compare(items[a]!.tokenHash, items[b]!.tokenHash) || a - b);
  const rest = others.map((i) => items[i]!);
  const found = await query.rows<DeductOutcome>(DEDUCT_EACH, toColumns(rest));
  others.forEach((i, place) => (outcomes[i] = found[place]!));
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

function runOne(query: Query, item: Item): Promise<DeductOutcome> {
  return oneRow<DeductOutcome>(query, DEDUCT_ONE, [
    item.tokenHash,
    item.id,
    item.amount,
    item.key,
    item.requestHash,
    item.description,
  ]);
}
