/**
 * A read-only look at a PostgreSQL store, through another driver than the service writes with: what the
 * check of the ledger reads does not depend on the code that it checks, and it neither migrates nor writes.
 */
import type postgres from "postgres";
import { toWholeNumber } from "./client.ts";
import type { Database, Param, Query } from "./client.ts";

const INT8 = 20;

/** A store that can only be read. */
export interface Observer extends Pick<Database, "transaction" | "close"> {}

/** Opens one connection; each transaction reads one consistent picture. The driver is loaded for it alone. */
export async function openObserver(url: string, schema: string): Promise<Observer> {
  const { default: connect } = await import("postgres");
  const sql = connect(url, {
    max: 1,
    prepare: false,
    types: { bigint: { to: INT8, from: [INT8], serialize: String, parse: toWholeNumber } },
    connection: {
      application_name: "auspex-wallet observer",
      search_path: `"${schema.replaceAll('"', '""')}"`,
    },
    onnotice: () => {},
  });
  return {
    transaction: (work) =>
      sql.begin("ISOLATION LEVEL REPEATABLE READ READ ONLY", (tx) =>
        work(toQuery(tx)),
      ) as ReturnType<typeof work>,
    close: () => sql.end({ timeout: 5 }),
  };
}

function toQuery(tx: postgres.TransactionSql): Query {
  const run = (text: string, params: readonly Param[]) => tx.unsafe(text, params as never[]);
  return {
    rows: async <T extends object>(text: string, params: readonly Param[] = []) =>
      [...(await run(text, params))] as unknown as T[],
    arrays: async (text, params = []) => [...(await run(text, params).values())],
    script: async (text) => void (await tx.unsafe(text).simple()),
  };
}
