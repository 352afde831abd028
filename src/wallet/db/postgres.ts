/**
 * The store on a PostgreSQL server, through Bun's own client.
 *
 * postgres.js 3.4 was tried first and left: a connection that ends while a transaction is at work makes
 * it throw outside of any promise, which ends the process (its issues 1066, 1154, 1208).
 */
import { setTimeout as sleep } from "node:timers/promises";
import { SQL } from "bun";
import { toWholeNumber } from "./client.ts";
import type { Database, Param, Query } from "./client.ts";
import { codeOf, isOutOfReach, NO_ANSWER, retryConflicts } from "./failures.ts";

export interface PostgresOptions {
  readonly url: string;
  /** First name on the search path; created by the migrations when absent. */
  readonly schema: string;
  /** Connections of this process. */
  readonly connections: number;
}

const CONNECT_SECONDS = 3;
/** The server gives up a lock after 2.5 s and a statement after 3.5 s; without an answer by then it is lost. */
const LIMITS = { lock_timeout: "2500", statement_timeout: "3500" } as const;
const ANSWER_MS = 4000;
/** After one without an answer, the next are given this long until one is answered: a request asks several times. */
const SUSPECT_MS = 900;
/** How long that suspicion lasts. */
const SUSPICION_MS = 5000;
const RECONNECT_MS = 20;

/** Opens a pool; connections are made when first needed. */
export function openPostgres(options: PostgresOptions): Database {
  const name = new URL(options.url).searchParams.get("application_name");
  const sql = new SQL({
    url: options.url,
    max: options.connections,
    connectionTimeout: CONNECT_SECONDS,
    bigint: true,
    connection: {
      application_name: name ?? `auspex-wallet ${options.schema}`,
      search_path: `"${options.schema.replaceAll('"', '""')}"`,
      ...LIMITS,
    },
  });
  const deadlines = createDeadlines();
  return {
    kind: "postgres",
    ...toQuery(sql, deadlines.wait),
    transaction: (work, patient = false) =>
      retryConflicts(() =>
        patient ? runPatiently(sql, work) : runTransaction(sql, deadlines, work),
      ),
    close: () => sql.close({ timeout: 5 }),
  };
}

type Statement<T> = SQL.Query<T>;
/** Waits for a statement, which it may make again as long as it cannot have run. */
type Wait = <T>(make: () => Statement<T>) => Promise<T>;

interface Deadlines {
  readonly wait: Wait;
  /** Calls `late` after the limit. @returns what ends that, told how it went */
  begin(late: (cause: Error) => void): End;
}

type End = (how: PromiseSettledResult<unknown>) => void;

/** Limits of our own: those of the server are none when the server hangs. */
function createDeadlines(): Deadlines {
  let suspectedUntil = -Infinity;

  function begin(late: (cause: Error) => void): End {
    const isSuspect = performance.now() < suspectedUntil;
    let isLate = false;
    const timer = setTimeout(
      () => {
        isLate = true;
        suspectedUntil = performance.now() + SUSPICION_MS;
        const cause = new Error("the database gave no answer in time");
        late(Object.assign(cause, { code: NO_ANSWER }));
      },
      isSuspect ? SUSPECT_MS : ANSWER_MS,
    );
    return (how) => {
      clearTimeout(timer);
      if (isLate) return;
      const isAway = how.status === "rejected" && isOutOfReach(how.reason);
      suspectedUntil = isAway ? performance.now() + SUSPICION_MS : -Infinity;
    };
  }

  return {
    begin,
    wait: <T>(make: () => Statement<T>) => {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      let statement: Statement<T> | undefined;
      let isLate = false;
      const end = begin((cause) => {
        isLate = true;
        // One that still waits for a connection is taken back, so that it cannot run afterwards.
        statement?.cancel();
        reject(cause);
      });
      const ending = untilConnected(
        () => (statement = make()),
        () => isLate,
      );
      settle(ending, end);
      ending.then(resolve, reject);
      return promise;
    },
  };
}

function settle(work: Promise<unknown>, end: End): void {
  work.then(
    (value) => end({ status: "fulfilled", value }),
    (reason: unknown) => end({ status: "rejected", reason }),
  );
}

/** The pool hands out attempts to connect that began while the server was away: what had no connection is tried again. */
async function untilConnected<T>(attempt: () => Promise<T>, isLate: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (cause) {
      if (!isOutOfReach(cause) || isLate()) throw cause;
      await sleep(RECONNECT_MS);
      if (isLate()) throw cause;
    }
  }
}

/**
 * A transaction whose every step has a deadline: getting a connection, each statement, the commit. When one
 * passes, the caller is told at once; what the server makes of it is known when the same is tried again.
 */
function runTransaction<T>(
  sql: SQL,
  { begin, wait }: Deadlines,
  work: (tx: Query) => Promise<T>,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  let lateness: Error | undefined;
  const late = (cause: Error) => {
    lateness = cause;
    reject(cause);
  };
  const waitInside: Wait = (make) =>
    wait(make).catch((cause: unknown) => {
      if (codeOf(cause) === NO_ANSWER) late(cause as Error);
      throw cause;
    });
  const connected = begin(late);
  let end = connected;
  const attempt = () =>
    sql.begin(async (tx) => {
      connected({ status: "fulfilled", value: undefined });
      // The connection came after its caller had been told off: nothing may run.
      if (lateness !== undefined) throw lateness;
      const outcome = await work(toQuery(tx, waitInside));
      end = begin(late);
      return outcome;
    }) as Promise<T>;
  const ending = untilConnected(attempt, () => lateness !== undefined);
  settle(ending, (how) => end(how));
  ending.then(resolve, reject);
  return promise;
}

/** Without limits of time, ours or the server's. */
function runPatiently<T>(sql: SQL, work: (tx: Query) => Promise<T>): Promise<T> {
  return sql.begin(async (tx) => {
    const query = toQuery(tx, (make) => make());
    await query.script("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0");
    return work(query);
  }) as Promise<T>;
}

function toQuery(sql: Pick<SQL, "unsafe">, wait: Wait): Query {
  return {
    async rows<T extends object>(text: string, params: readonly Param[] = []) {
      const values = params.map(toParameter);
      const rows = await wait<object[]>(() => sql.unsafe(text, values));
      return Array.from(rows, readRow) as T[];
    },
    async arrays(text, params = []) {
      const values = params.map(toParameter);
      const rows = await wait<unknown[][]>(() => sql.unsafe(text, values).values() as never);
      return Array.from(rows, (row) => row.map(readValue));
    },
    async script(text) {
      await wait(() => sql.unsafe(text).simple());
    },
  };
}

function readRow(row: object): object {
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === "bigint" || Array.isArray(value)) {
      (row as Record<string, unknown>)[name] = readValue(value);
    }
  }
  return row;
}

function readValue(value: unknown): unknown {
  if (typeof value === "bigint") return toWholeNumber(String(value));
  return Array.isArray(value) ? value.map(readValue) : value;
}

/** Arrays go as literals: the server then decides what their elements are. */
function toParameter(param: Param): unknown {
  return Array.isArray(param) ? toArrayLiteral(param) : param;
}

function toArrayLiteral(items: readonly unknown[]): string {
  return `{${items.map(toElement).join(",")}}`;
}

function toElement(item: unknown): string {
  if (item === null || item === undefined) return "NULL";
  if (item instanceof Uint8Array) return `"\\\\x${item.toHex()}"`;
  if (typeof item !== "string") return String(item);
  return `"${item.replace(/[\\"]/g, "\\$&")}"`;
}
