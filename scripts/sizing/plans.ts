/** How three loads are served, and what that takes. */
import { BYTES, CALLS, STORES } from "./costs.ts";
import { simulate, type Cell, type Load } from "./simulate.ts";

export interface Plan {
  /** Paid calls a second, of all cells. */
  readonly rate: number;
  readonly cells: number;
  readonly cell: Omit<Cell, "rate">;
}

/** The fullest cell has so much more than its part. */
const FULLEST = 1.2;
/** A third are charts; one account in a cell makes a fiftieth of its calls. */
const COMMON = { charts: 0.3, busiest: 0.02 } as const;

export const PLANS: readonly Plan[] = [
  {
    rate: 10,
    cells: 1,
    cell: { ...COMMON, workers: 1, databaseCores: 1, kept: 1, accounts: 10_000 },
  },
  {
    rate: 1_000,
    cells: 1,
    cell: { ...COMMON, workers: 4, databaseCores: 4, kept: 1, accounts: 500_000 },
  },
  {
    rate: 100_000,
    cells: 20,
    // Of what is bought by programs most is not kept; a kept answer is nine parts in ten of what is stored.
    cell: { ...COMMON, workers: 10, databaseCores: 8, kept: 0.1, accounts: 1_000_000 },
  },
];

/** What is assumed of a cloud, in US dollars. */
export const PRICES = { coreHour: 0.04, gigabyteMonth: 0.1 } as const;

export interface Sized {
  readonly plan: Plan;
  /** Of the fullest cell with all of its workers, and with one of them away. */
  readonly fullest: Load;
  readonly without: Load;
  readonly hostCores: number;
  readonly databaseCores: number;
  /** GB that are written in a day: postings, kept answers. */
  readonly storedGb: { readonly postings: number; readonly readings: number };
  /** Dollars a month: cores, with a replica of each database, and a month of postings and answers. */
  readonly dollars: number;
}

export function size(plan: Plan, seconds: number): Sized {
  const { rate, cells, cell } = plan;
  const full = { ...cell, rate: (rate / cells) * (cells > 1 ? FULLEST : 1) };
  const hostCores = cells * cell.workers;
  const databaseCores = cells * cell.databaseCores;
  const day = (rate * 86_400) / 1e9;
  const answer = cell.charts * BYTES.reading.chart + (1 - cell.charts) * BYTES.reading.small;
  const storedGb = { postings: day * BYTES.posting, readings: day * cell.kept * answer };
  const cores = hostCores + 2 * databaseCores + cells;
  const stored = 30 * (storedGb.postings + storedGb.readings) * 2;
  return {
    plan,
    fullest: simulate(full, seconds),
    without: simulate({ ...full, workers: Math.max(1, cell.workers - 1) }, seconds, 2),
    hostCores,
    databaseCores,
    storedGb,
    dollars: cores * 730 * PRICES.coreHour + stored * PRICES.gigabyteMonth,
  };
}

/** The most charges a second that one account can take over some workers: each statement holds its row until its commit stands. */
export function mostOfOneAccount(callsInStatement: number): number {
  const { wayUs, statementUs, commitUs } = STORES;
  const heldUs = wayUs + statementUs + callsInStatement * CALLS.small.chargeUs + commitUs;
  return (callsInStatement * 1e6) / heldUs;
}
