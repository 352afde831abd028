/**
 * `bun run wallet:check`: proves that every balance is what its postings say.
 *
 * Reads DATABASE_URL and DATABASE_SCHEMA, changing nothing there, or else the embedded store in DATA_DIR
 * (stop its host first). Exits 1 on a fault.
 */
import { join } from "node:path";
import { homeOf } from "../packed.ts";
import { holdsStore, migrate, openEmbedded, openObserver, storeFolder } from "./db/mod.ts";
import { checkLedger } from "./ledger/mod.ts";

const { DATABASE_URL, DATABASE_SCHEMA, DATA_DIR } = process.env;
async function check(): Promise<void> {
  const store = DATABASE_URL
    ? await openObserver(DATABASE_URL, DATABASE_SCHEMA || "public")
    : await openEmbeddedStore();
  try {
    const { ok, users, postings, points, faults } = await checkLedger(store);
    for (const fault of faults) console.error(fault);
    console.log(
      `${users} users, ${postings} postings, ${points} points: ${ok ? "sound" : "NOT SOUND"}`,
    );
    process.exitCode = ok ? 0 : 1;
  } finally {
    await store.close();
  }
}

async function openEmbeddedStore() {
  const dataDir = storeFolder(DATA_DIR, homeOf(join(import.meta.dir, "../..")));
  if (!holdsStore(dataDir)) {
    console.error(
      `Cannot check: ${dataDir} holds no store; DATA_DIR names the folder of the host's data`,
    );
    process.exit(1);
  }
  const store = await openEmbedded(dataDir);
  await migrate(store, "public");
  return store;
}

void check();
