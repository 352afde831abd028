/**
 * The store on a PostgreSQL server, through Bun's own client.
 *
 * postgres.js 3.4 was tried first and left: a connection that ends while a transaction is at work makes
 * it throw outside of any promise, which ends the process (its issues 1066, 1154, 1208).
 */
import { SQL } from "bun";
import { toWholeNumber } from "./client.ts";
import type { Database, Param, Query } from "./client.ts";
import { retryConflicts } from "./failures.ts";

export interface PostgresOptions {
  readonly url: string;
  /** First name on the search path; created by the migrations when absent. */
  readonly schema: string;
  /** Connections of this process. */
  readonly connections: number;
}

const CONNECT_SECONDS = 5;
/** The server ends a statement after 10 s; one without an answer by then has lost its server. */
const ANSWER_MS = 15_000;

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
      lock_timeout: "5000",
      statement_timeout: "10000",
    },
  });
  return {
    kind: "postgres",
    ...toQuery(sql, bounded),
    transaction: (work) =>
      retryConflicts(
        () => sql.begin((tx) => work(toQuery(tx, unbounded))) as ReturnType<typeof work>,
      ),
    close: () => sql.close({ timeout: 5 }),
  };
}

type Statement<T> = SQL.Query<T>;
type Wait = <T>(statement: Statement<T>) => Promise<T>;

/** Inside a transaction the server's own limits hold. */
const unbounded: Wait = (statement) => statement;

/** A statement that still waits for a connection is taken back, so that it cannot run after its caller was told off. */
const bounded: Wait = <T>(statement: Statement<T>) => {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => {
    statement.cancel();
    reject(Object.assign(new Error("the database gave no answer in time"), { code: "ETIMEDOUT" }));
  }, ANSWER_MS);
  statement.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
};

function toQuery(sql: Pick<SQL, "unsafe">, wait: Wait): Query {
  return {
    async rows<T extends object>(text: string, params: readonly Param[] = []) {
      const rows = await wait<object[]>(sql.unsafe(text, params.map(toParameter)));
      return Array.from(rows, readRow) as T[];
    },
    async arrays(text, params = []) {
      const rows = await wait<unknown[][]>(
        sql.unsafe(text, params.map(toParameter)).values() as never,
      );
      return Array.from(rows, (row) => row.map(readValue));
    },
    async script(text) {
      await wait(sql.unsafe(text).simple());
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
