/** The store on a PostgreSQL server, through postgres.js. */
import postgres from "postgres";
import { toWholeNumber } from "./client.ts";
import type { Database, Param, Query } from "./client.ts";
import { retryConflicts } from "./failures.ts";

const BIGINT_OID = 20;

export interface PostgresOptions {
  readonly url: string;
  /** First name on the search path; created by the migrations when absent. */
  readonly schema: string;
  /** Connections of this process. */
  readonly connections: number;
}

/** Opens a pool; connections are made when first needed. */
export function openPostgres(options: PostgresOptions): Database {
  const sql = postgres(options.url, {
    max: options.connections,
    connect_timeout: 5,
    prepare: true,
    onnotice: () => {},
    connection: {
      application_name: "auspex-wallet",
      search_path: options.schema,
      lock_timeout: 5000,
      statement_timeout: 10_000,
    },
    types: {
      bigint: { to: BIGINT_OID, from: [BIGINT_OID], parse: toWholeNumber, serialize: String },
    },
  });
  return {
    kind: "postgres",
    ...toQuery(sql),
    transaction: (work) =>
      retryConflicts(() => sql.begin((tx) => work(toQuery(tx))) as ReturnType<typeof work>),
    close: () => sql.end({ timeout: 5 }),
  };
}

function toQuery(sql: Pick<postgres.Sql, "unsafe">): Query {
  return {
    async rows<T extends object>(text: string, params: readonly Param[] = []) {
      return [...(await sql.unsafe<T[]>(text, params.map(toParameter), { prepare: true }))] as T[];
    },
    async arrays(text, params = []) {
      return [...(await sql.unsafe(text, params.map(toParameter), { prepare: true }).values())];
    },
    async script(text) {
      await sql.unsafe(text);
    },
  };
}

/** postgres.js guesses an array's type by its first element, wrongly for bytea; a literal lets the server decide. */
function toParameter(param: Param): postgres.ParameterOrJSON<never> {
  return (Array.isArray(param) ? toArrayLiteral(param) : param) as never;
}

function toArrayLiteral(items: readonly unknown[]): string {
  return `{${items.map(toElement).join(",")}}`;
}

function toElement(item: unknown): string {
  if (item === null || item === undefined) return "NULL";
  if (item instanceof Uint8Array) return `"\\\\x${Buffer.from(item).toString("hex")}"`;
  if (typeof item !== "string") return String(item);
  return `"${item.replace(/[\\"]/g, "\\$&")}"`;
}
