/**
 * `bun run wallet:check`: proves that every balance is what its postings say.
 *
 * Reads DATABASE_URL and DATABASE_SCHEMA, changing nothing there, or else the embedded store in DATA_DIR
 * (stop its host first). Exits 1 on a fault.
 */
import { join } from "node:path";
import { homeOf } from "../packed.ts";
import { checkEmbedded, checkPostgres, says } from "./check_store.ts";
import { holdsStore, storeFolder } from "./db/mod.ts";
import type { LedgerReport } from "./ledger/mod.ts";

const { DATABASE_URL, DATABASE_SCHEMA, DATA_DIR } = process.env;

async function check(): Promise<void> {
  const report = DATABASE_URL
    ? await checkPostgres(DATABASE_URL, DATABASE_SCHEMA || "public")
    : await checkFolder();
  for (const fault of report.faults) console.error(fault);
  console.log(says(report));
  process.exitCode = report.ok ? 0 : 1;
}

async function checkFolder(): Promise<LedgerReport> {
  const dataDir = storeFolder(DATA_DIR, homeOf(join(import.meta.dir, "../..")));
  if (!holdsStore(dataDir)) {
    console.error(
      `Cannot check: ${dataDir} holds no store; DATA_DIR names the folder of the host's data`,
    );
    process.exit(1);
  }
  return checkEmbedded(dataDir);
}

void check();
