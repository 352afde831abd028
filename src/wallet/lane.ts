/**
 * Micro-batching: while statements are under way items queue up, and when one returns they go out
 * together. One commit then pays for many charges, and a hot account's row is locked once for all.
 */
import { Unavailable } from "./errors.ts";
import { isOutOfReach, isUnavailable, retryBroken } from "./db/mod.ts";

export interface LaneOptions<Item, Outcome> {
  /** Most items in one statement. */
  readonly limit: number;
  /** Most statements under way at the same time; a further one starts when a full batch waits, or patience ends. */
  readonly statements: number;
  /** How long items wait for the statement under way before a further one starts, in milliseconds; default 5. */
  readonly patienceMs?: number;
  /** One statement for all; outcomes in the order of the items. Must be safe to repeat. */
  readonly runAll: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  /** The same for one item, used when a statement failed as a whole. Must be safe to repeat. */
  readonly runOne: (item: Item) => Promise<Outcome>;
}

export interface Lane<Item, Outcome> {
  /**
   * Queues one item and resolves with its own outcome, whatever becomes of its neighbours.
   *
   * @throws {Unavailable} the queue is full, or the database failed for this item
   */
  submit(item: Item): Promise<Outcome>;
  /** Resolves when nothing is queued or under way. */
  idle(): Promise<void>;
}

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (cause: unknown) => void;
}

const PATIENCE_MS = 5;
/** After a batch that left nothing behind, its callers' next items are awaited this long, up to half of them. */
const GATHER_MS = 1;
/** Items that may wait; beyond it new ones are refused at once rather than answered late. */
const QUEUE_LIMIT = 10_000;

/**
 * Creates a lane over one queue.
 *
 * One statement at a time makes the fullest batches. Another goes beside it only when it would be full
 * as well, or when the first waits (for a row that another host has locked, say) longer than patience.
 * When a statement returns, the next one leaves before its outcomes are handed out, so that the database
 * works while answers are written.
 */
export function createLane<Item, Outcome>(
  options: LaneOptions<Item, Outcome>,
): Lane<Item, Outcome> {
  const { limit, statements, patienceMs = PATIENCE_MS } = options;
  let queue: Waiting<Item, Outcome>[] = [];
  const workers = new Set<Promise<void>>();
  let busy = 0;
  /** Items that are worth a wait before the next statement starts from rest. */
  let expected = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function work(): Promise<void> {
    // Whatever arrives in this turn of the event loop travels together.
    await Promise.resolve();
    try {
      while (queue.length > 0) {
        const batch = queue.slice(0, limit);
        queue = queue.slice(limit);
        if (queue.length === 0) stopTimer();
        const deliver = await settle(batch, options);
        expected = batch.length >> 1;
        // The next statement is written to its socket in this turn, the outcomes go out in the next.
        if (queue.length > 0) setImmediate(deliver);
        else deliver();
      }
    } finally {
      busy--;
    }
  }

  function stopTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function startWorker(): void {
    stopTimer();
    busy++;
    const worker = work().finally(() => workers.delete(worker));
    workers.add(worker);
  }

  function startIfWorthwhile(): void {
    if (busy >= statements) return;
    const enough = busy === 0 ? Math.max(1, expected) : limit;
    if (queue.length >= enough) return startWorker();
    timer ??= setTimeout(startWorker, busy === 0 ? GATHER_MS : patienceMs);
  }

  return {
    submit(item) {
      if (queue.length >= QUEUE_LIMIT) return Promise.reject(new Unavailable());
      return new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject });
        startIfWorthwhile();
      });
    },
    async idle() {
      while (workers.size > 0 || timer !== undefined) {
        if (timer !== undefined) startWorker();
        await Promise.all(workers);
      }
    },
  };
}

/** Runs a batch; the returned function hands its outcomes out. */
async function settle<Item, Outcome>(
  batch: readonly Waiting<Item, Outcome>[],
  { runAll, runOne }: LaneOptions<Item, Outcome>,
): Promise<() => void> {
  try {
    const outcomes = await runAll(batch.map((waiting) => waiting.item));
    return () => batch.forEach((waiting, i) => waiting.resolve(outcomes[i]!));
  } catch (cause) {
    // With no connection to be had, trying each alone would only wait as long again.
    const hopeless = isOutOfReach(cause) || (batch.length === 1 && !isUnavailable(cause));
    if (hopeless) return () => batch.forEach((waiting) => waiting.reject(cause));
    await Promise.all(
      batch.map(({ item, resolve, reject }) =>
        retryBroken(() => runOne(item)).then(resolve, reject),
      ),
    );
    return () => {};
  }
}
