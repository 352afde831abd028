/**
 * The order in which payments that wait for the chain are looked at: claimed under a lease by one host at a
 * time, those that only wait for blocks first, then one of each user in turn, whoever was looked at longest
 * ago before the others. So who names many hashes waits for himself, and nobody waits for him.
 */
import type { Core } from "../core.ts";
import { WalletError } from "../errors.ts";

/** Payments that one user may have waiting; further ones are refused until some are settled. */
export const MAX_WAITING = 5;
/** A transaction that the chain does not know for this long will not come. */
export const FORGET_MINUTES = 60;

/** The refusal of one payment more. */
export function tooManyWaiting(): WalletError {
  return new WalletError("too_many_pending", 409, (say) => say.paymentsWait(MAX_WAITING));
}

/** Rows that one claim takes and looks at side by side. */
const AT_ONCE = 10;
/** How long a turn goes on claiming while there is more. */
const TURN_MS = 20_000;
/** Longer than any look takes: a host that dies leaves its rows to the others after this. */
const LEASE_SECONDS = 30;

/** A table of payments that wait. */
export interface QueueTable {
  readonly name: string;
  /** Columns that name a row within its chain. */
  readonly key: readonly string[];
  /** Which rows wait. */
  readonly waits: string;
  /** Which of those only wait for blocks. */
  readonly paid: string;
  /** What a look needs to know of a row, `q.` before each column. */
  readonly columns: string;
}

/** What a look at a row decides: it is settled, or when to look again. */
export type Look = "settled" | "next turn" | "later";

/** When to look again at a row that the chain does not know: after half of its age, 2 s to 5 minutes. */
export function laterThan(since: string): string {
  return `wallet_now() + greatest(interval '2 seconds', least((wallet_now() - ${since}) / 2, interval '5 minutes'))`;
}

/**
 * Looks at everything that is due, for a while.
 *
 * @param look at one row; a throw leaves the row to its lease and does not keep others from their turn
 * @returns how many rows were settled
 * @throws what the last look threw, when all of a claim did: then the node does not answer
 */
export async function workThrough<Row extends object>(
  core: Core,
  chainId: number,
  table: QueueTable,
  look: (row: Row) => Promise<Look>,
): Promise<number> {
  const endsAt = performance.now() + TURN_MS;
  let settled = 0;
  for (;;) {
    const rows = await core.database.rows<Row>(claim(table), [chainId, AT_ONCE, LEASE_SECONDS]);
    const looks = await Promise.allSettled(rows.map(look));
    settled += looks.filter((one) => one.status === "fulfilled" && one.value === "settled").length;
    const failed = looks.filter((one) => one.status === "rejected");
    if (failed.length > 0 && failed.length === rows.length) throw failed[0]!.reason;
    for (const { reason } of failed) {
      core.log.warn("a payment could not be looked at and waits", { error: String(reason) });
    }
    if (rows.length < AT_ONCE || performance.now() >= endsAt) return settled;
  }
}

function claim({ name, key, waits, paid, columns }: QueueTable): string {
  const same = (a: string, b: string) =>
    key.map((one) => `${a}.${one} = ${b}.${one}`).join(" AND ");
  const keys = key.map((one) => `q.${one}`).join(", ");
  const due = "q.due_at <= wallet_now()";
  return `
    WITH ranked AS (
      SELECT ${keys}, max(q.looked_at) OVER (PARTITION BY q.user_id) AS served,
        row_number() OVER (PARTITION BY q.user_id, ${due} ORDER BY q.due_at, q.created_at) AS turn
      FROM ${name} q WHERE q.chain_id = $1 AND ${waits}
    ), mine AS (
      SELECT ${keys} FROM ${name} q JOIN ranked r ON ${same("r", "q")}
      WHERE q.chain_id = $1 AND ${waits} AND ${due}
      ORDER BY ${paid} DESC, r.turn, r.served NULLS FIRST, q.due_at LIMIT $2 FOR UPDATE OF q SKIP LOCKED
    )
    UPDATE ${name} q SET due_at = wallet_now() + make_interval(secs => $3), looked_at = wallet_now()
    FROM mine WHERE q.chain_id = $1 AND ${same("mine", "q")}
    RETURNING ${columns}`;
}
