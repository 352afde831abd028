/** The clock of the wallet's database, moved by tests. */
import type { Database } from "../../../src/wallet/db/client.ts";

/** Moves the database's clock; the process's own is moved by whoever made it. */
export async function moveClock(database: Database, ms: number): Promise<void> {
  await database.script(
    `CREATE OR REPLACE FUNCTION wallet_now() RETURNS timestamptz LANGUAGE sql STABLE AS
     $$ SELECT now() + interval '${ms} milliseconds' $$`,
  );
}
