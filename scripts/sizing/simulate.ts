/**
 * A cell under load: hosts, one Redis, one PostgreSQL. A cell is what the service is today; many of them share a load
 * by account, and have nothing in common.
 *
 * A call comes at random, goes to the worker of its account or to any, waits for that worker's core, is recognised,
 * counted, run, charged and kept. As in `src/wallet/lane.ts` the statements of a worker take along whatever waits, 64 at
 * most, one statement at a time; a charge locks the accounts it takes from until its commit stands.
 */
import { CALLS, STORES, type CallKind } from "./costs.ts";
import { createChance, createStation, createTimeline, type Station } from "./queue.ts";

export interface Cell {
  readonly workers: number;
  /** Cores of PostgreSQL. */
  readonly databaseCores: number;
  /** Calls a second. */
  readonly rate: number;
  /** Part of the calls that are charts; the others are small. */
  readonly charts: number;
  /** Part of the calls whose answer is kept. */
  readonly kept: number;
  readonly accounts: number;
  /** Part of all calls that one account makes. */
  readonly busiest: number;
  /** How many workers an account's calls come to; all where it is left out. */
  readonly spread?: number;
}

export interface Load {
  /** Answered calls a second, over the time until the last one. */
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Part of their time that cores worked. */
  readonly used: { readonly hosts: number; readonly database: number; readonly redis: number };
  /** Calls in a statement that charges, on average. */
  readonly batch: number;
}

const BATCH = 64;

/** Plays some seconds of a cell. */
export function simulate(cell: Cell, seconds: number, seed = 1): Load {
  const chance = createChance(seed);
  const time = createTimeline();
  const redis = createStation(time, 1);
  const database = createStation(time, cell.databaseCores);
  const locks = createLocks();
  const charged = { calls: 0, statements: 0 };
  const workers = Array.from({ length: cell.workers }, () => createWorker());
  const latencies: number[] = [];
  const { wayUs, statementUs, commitUs, countUs } = STORES;

  function createWorker() {
    const core = createStation(time, 1);
    const statement = (workUs: number, isWrite: boolean, done: () => void) =>
      time.after(wayUs, () =>
        database.submit(statementUs + workUs, () => time.after(isWrite ? commitUs : 0, done)),
      );
    const find = createLane<null>((items, done) => statement(15 * items.length, false, done));
    const charge = createLane<Charge>((items, done) => {
      charged.calls += items.length;
      charged.statements += 1;
      const accounts = [...new Set(items.map(({ account }) => account))].sort((a, b) => a - b);
      const workUs = items.reduce((sum, item) => sum + item.workUs, 0);
      locks.take(accounts, () =>
        statement(workUs, true, () => {
          locks.give(accounts);
          done();
        }),
      );
    });
    const keep = createLane<number>((items, done) =>
      statement(
        items.reduce((sum, workUs) => sum + workUs, 0),
        true,
        done,
      ),
    );
    return { core, find, charge, keep };
  }

  function accountOfCall(): number {
    return chance() < cell.busiest ? 0 : 1 + Math.floor(chance() * (cell.accounts - 1));
  }

  function workerOf(account: number) {
    const { spread = cell.workers } = cell;
    const at = account * 7919 + Math.floor(chance() * Math.min(spread, cell.workers));
    return workers[at % cell.workers]!;
  }

  function call(): void {
    const startedUs = time.now();
    const kind: CallKind = chance() < cell.charts ? "chart" : "small";
    const cost = CALLS[kind];
    const account = accountOfCall();
    const { core, find, charge, keep } = workerOf(account);
    const isKept = chance() < cell.kept;
    const answer = () =>
      core.submit(cost.answerUs, () => void latencies.push(time.now() - startedUs));
    const afterRun = () =>
      charge({ account, workUs: cost.chargeUs }, () =>
        isKept ? keep(cost.keepUs, answer) : answer(),
      );
    core.submit(cost.readUs, () =>
      find(null, () =>
        time.after(wayUs, () => redis.submit(countUs, () => core.submit(cost.runUs, afterRun))),
      ),
    );
  }

  const endUs = seconds * 1e6;
  const next = () => {
    if (time.now() >= endUs) return;
    call();
    time.after((-Math.log(1 - chance()) / cell.rate) * 1e6, next);
  };
  next();
  time.run();
  return summed();

  function summed(): Load {
    const tookUs = time.now();
    const sorted = latencies.toSorted((one, other) => one - other);
    const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0) / 1000;
    const usedOf = (stations: readonly Station[], cores: number) =>
      stations.reduce((sum, station) => sum + station.workedUs(), 0) / (tookUs * cores);
    return {
      perSecond: latencies.length / (tookUs / 1e6),
      p50Ms: at(0.5),
      p95Ms: at(0.95),
      p99Ms: at(0.99),
      used: {
        hosts: usedOf(
          workers.map(({ core }) => core),
          cell.workers,
        ),
        database: usedOf([database], cell.databaseCores),
        redis: usedOf([redis], 1),
      },
      batch: charged.calls / charged.statements,
    };
  }
}

interface Charge {
  readonly account: number;
  readonly workUs: number;
}

/** One statement at a time takes along what waits. */
function createLane<T>(run: (items: readonly T[], done: () => void) => void) {
  let waiting: { readonly item: T; readonly done: () => void }[] = [];
  let isBusy = false;
  function start(): void {
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    const batch = waiting.slice(0, BATCH);
    waiting = waiting.slice(BATCH);
    run(
      batch.map(({ item }) => item),
      () => {
        isBusy = false;
        start();
        for (const { done } of batch) done();
      },
    );
  }
  return (item: T, done: () => void) => {
    waiting.push({ item, done });
    start();
  };
}

/** Rows of accounts, taken in their order, each by one statement at a time. */
function createLocks() {
  const queues = new Map<number, (() => void)[]>();
  function take(accounts: readonly number[], then: () => void, at = 0): void {
    const account = accounts[at];
    if (account === undefined) return then();
    const goOn = () => take(accounts, then, at + 1);
    const queue = queues.get(account);
    if (queue) return void queue.push(goOn);
    queues.set(account, []);
    goOn();
  }
  return {
    take,
    give(accounts: readonly number[]) {
      for (const account of accounts) {
        const next = queues.get(account)?.shift();
        if (next) next();
        else queues.delete(account);
      }
    },
  };
}
