/** What an operator watches of the wallet: its statements and locks, what is held, what waits to be delivered. */
import type { Measure } from "./contract.ts";
import type { Database, Query } from "./db/mod.ts";
import type { Locks } from "./locks.ts";

interface Work {
  count: number;
  failed: number;
  seconds: number;
  /** Begun and not ended. */
  running: number;
}

const newWork = (): Work => ({ count: 0, failed: 0, seconds: 0, running: 0 });

async function measured<T>(work: Work, run: () => Promise<T>): Promise<T> {
  const startedMs = performance.now();
  work.running += 1;
  try {
    return await run();
  } catch (cause) {
    work.failed += 1;
    throw cause;
  } finally {
    work.running -= 1;
    work.count += 1;
    work.seconds += (performance.now() - startedMs) / 1000;
  }
}

/** Each reads an index or a table that is kept short. */
const WAITING = `
  SELECT (SELECT count(*) FROM holds WHERE status IN ('held', 'prepaid')) AS holds,
         (SELECT coalesce(sum(amount), 0) FROM holds WHERE status IN ('held', 'prepaid')) AS "heldPoints",
         (SELECT coalesce(greatest(extract(epoch FROM now() - min(expires_at)), 0), 0)
            FROM holds WHERE status = 'held') AS "overdueHold",
         (SELECT count(*) FROM webhook_deliveries WHERE status = 'pending') AS pending,
         (SELECT coalesce(greatest(extract(epoch FROM now() - min(next_at)), 0), 0)
            FROM webhook_deliveries WHERE status = 'pending') AS "overdueDelivery"`;

interface Waiting {
  readonly holds: number;
  readonly heldPoints: number | string;
  readonly overdueHold: number | string;
  readonly pending: number;
  readonly overdueDelivery: number | string;
}

export interface Measuring {
  database(database: Database): Database;
  locks(locks: Locks): Locks;
  /** Counts tries to deliver; one that was refused by its receiver has failed, too. */
  tries<Args extends unknown[], Result extends { readonly ok: boolean }>(
    post: (...args: Args) => Promise<Result>,
  ): (...args: Args) => Promise<Result>;
  /** Never throws: a store that is away is a measure, too. */
  read(): Promise<readonly Measure[]>;
}

/**
 * Makes the counters of a wallet.
 *
 * @param connections size of the pool
 * @param isRedisUp undefined where there is none
 */
export function createMeasuring(
  query: Pick<Query, "rows">,
  connections: number,
  isRedisUp?: () => boolean,
): Measuring {
  const statements = newWork();
  const transactions = newWork();
  const waits = newWork();
  const held = newWork();
  const posts = newWork();

  return {
    database: (database) => ({
      ...database,
      rows: (text, params) => measured(statements, () => database.rows<never>(text, params)),
      arrays: (text, params) => measured(statements, () => database.arrays(text, params)),
      script: (text) => measured(statements, () => database.script(text)),
      transaction: (work, patient) =>
        measured(transactions, () => database.transaction(work, patient)),
    }),
    locks: (locks) => ({
      withLock: (name, work) => {
        const { promise: taken, resolve: take } = Promise.withResolvers<void>();
        void measured(waits, () => taken);
        return locks
          .withLock(name, () => {
            take();
            return measured(held, work);
          })
          .finally(take);
      },
    }),
    tries:
      (post) =>
      (...args) =>
        measured(posts, async () => {
          const result = await post(...args);
          if (!result.ok) posts.failed += 1;
          return result;
        }),
    async read() {
      let waiting: Waiting | undefined;
      try {
        [waiting] = await query.rows<Waiting>(WAITING);
      } catch {
        waiting = undefined;
      }
      return [
        gauge("auspex_database_up", "Whether the store answered just now", waiting ? 1 : 0),
        ...(isRedisUp
          ? [gauge("auspex_redis_up", "Whether Redis answers", isRedisUp() ? 1 : 0)]
          : []),
        gauge("auspex_database_pool_size", "Connections that this process may make", connections),
        ...workOf("auspex_database_statement", "Statements outside of transactions", statements),
        ...workOf("auspex_database_transaction", "Transactions", transactions),
        ...workOf("auspex_lock_wait", "Waits for a lock", waits),
        gauge("auspex_locks_held", "Locks that this process has", held.running),
        ...workOf("auspex_webhook_delivery", "Tries to deliver a webhook", posts),
        ...(waiting ? waitingOf(waiting) : []),
      ];
    },
  };
}

function waitingOf(waiting: Waiting): readonly Measure[] {
  return [
    gauge("auspex_holds", "Charges that are held, on all hosts", waiting.holds),
    gauge("auspex_held_points", "Points of them", Number(waiting.heldPoints)),
    gauge(
      "auspex_hold_overdue_seconds",
      "How long the oldest hold is past its end",
      Number(waiting.overdueHold),
    ),
    gauge("auspex_outbox_pending", "Webhooks that wait, on all hosts", waiting.pending),
    gauge(
      "auspex_outbox_overdue_seconds",
      "How long the next webhook is past its time",
      Number(waiting.overdueDelivery),
    ),
  ];
}

function gauge(name: string, help: string, value: number): Measure {
  return { name, help, type: "gauge", value };
}

function workOf(name: string, what: string, work: Work): readonly Measure[] {
  const counter = (suffix: string, help: string, value: number): Measure => ({
    name: `${name}${suffix}`,
    help,
    type: "counter",
    value,
  });
  return [
    counter("s_total", `${what} that ended`, work.count),
    counter("s_failed_total", `${what} that failed`, work.failed),
    counter("_seconds_total", `${what}: time in all`, work.seconds),
    gauge(
      `${name}s_running`,
      `${what} under way, those that wait for a connection too`,
      work.running,
    ),
  ];
}
