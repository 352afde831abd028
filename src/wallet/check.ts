/**
 * `bun run wallet:check`: proves that every balance is what its postings say.
 *
 * Reads DATABASE_URL, or else the embedded store in DATA_DIR (stop its host first). Exits 1 on a fault.
 */
import { openStores } from "./db/stores.ts";
import { checkLedger } from "./ledger/mod.ts";

const { DATABASE_URL, DATABASE_SCHEMA, DATA_DIR } = process.env;
const { core, closeStores } = await openStores({
  databaseUrl: DATABASE_URL || undefined,
  schema: DATABASE_SCHEMA || undefined,
  dataDir: DATA_DIR || undefined,
});
try {
  const { ok, users, postings, points, faults } = await checkLedger(core.database);
  for (const fault of faults) console.error(fault);
  console.log(
    `${users} users, ${postings} postings, ${points} points: ${ok ? "sound" : "NOT SOUND"}`,
  );
  process.exitCode = ok ? 0 : 1;
} finally {
  await closeStores();
}
