/**
 * What the parts of a paid call take, as `bench:paid` measured it on two cores of an AMD EPYC that others used, too:
 * µs of a core. The simulation and the page on sizing have them from here.
 */

/** A kind of call. */
export interface CallCost {
  /** Of the host until the caller is known and counted: the request, its token, its rate. */
  readonly readUs: number;
  /** Of the host to run it. */
  readonly runUs: number;
  /** Of the host to charge it, keep its answer and send it. */
  readonly answerUs: number;
  /** Of PostgreSQL for each call within a statement, beside what the statement itself takes. */
  readonly chargeUs: number;
  readonly keepUs: number;
}

/** A small reckoning (discordian.day, 2 KB) and a whole chart (bazi.chart, 33 KB). */
export const CALLS = {
  small: { readUs: 60, runUs: 120, answerUs: 80, chargeUs: 40, keepUs: 30 },
  chart: { readUs: 60, runUs: 1400, answerUs: 300, chargeUs: 40, keepUs: 90 },
} as const satisfies Record<string, CallCost>;
export type CallKind = keyof typeof CALLS;

export const STORES = {
  /** Of PostgreSQL for a statement, however many calls are in it. */
  statementUs: 350,
  /** Of Redis for a count. */
  countUs: 10,
  /** Of the way to a store and back within one zone of a cloud. */
  wayUs: 300,
  /** Until a commit stands on the disk and on a replica. */
  commitUs: 1500,
} as const;

/** Bytes that stay of a call, indexes included. */
export const BYTES = { posting: 260, reading: { small: 1_400, chart: 9_700 } } as const;
