/**
 * `bun run restore FILE`: brings back what `bun run backup` kept, into a store that is empty, and proves its ledger.
 *
 * Writes to DATABASE_URL and DATABASE_SCHEMA, or else to the embedded store in DATA_DIR. Exits 1 on a fault.
 */
import { join } from "node:path";
import { homeOf } from "../packed.ts";
import { storeFolder } from "./db/mod.ts";
import { checkEmbedded, checkPostgres, says } from "./check_store.ts";
import { bringBack, layBack } from "./restore_store.ts";

const { DATABASE_URL, DATABASE_SCHEMA = "public", DATA_DIR } = process.env;

async function restore(file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error("name the file that was kept");
  const folder = storeFolder(DATA_DIR, homeOf(join(import.meta.dir, "../..")));
  if (DATABASE_URL) await bringBack(file, DATABASE_URL, DATABASE_SCHEMA);
  else layBack(file, folder);
  const report = DATABASE_URL
    ? await checkPostgres(DATABASE_URL, DATABASE_SCHEMA)
    : await checkEmbedded(folder);
  for (const fault of report.faults) console.error(fault);
  console.log(`Brought back: ${says(report)}`);
  process.exitCode = report.ok ? 0 : 1;
}

restore(process.argv[2]).catch((cause: unknown) => {
  console.error(`Cannot bring back: ${cause instanceof Error ? cause.message : String(cause)}`);
  process.exit(1);
});
