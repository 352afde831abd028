/** The proof of a ledger where it lies: on a server, through another driver than the host's, or in a folder. */
import { migrate, openEmbedded, openObserver } from "./db/mod.ts";
import { checkLedger, type LedgerReport } from "./ledger/mod.ts";

/** Changes nothing. */
export async function checkPostgres(url: string, schema: string): Promise<LedgerReport> {
  const store = await openObserver(url, schema);
  try {
    return await checkLedger(store);
  } finally {
    await store.close();
  }
}

/** Brings the store to the present tables first. @throws {FolderInUse} while its host runs */
export async function checkEmbedded(folder: string): Promise<LedgerReport> {
  const store = await openEmbedded(folder);
  try {
    await migrate(store, "public");
    return await checkLedger(store);
  } finally {
    await store.close();
  }
}

/** In one line. */
export function says({ ok, users, postings, points }: LedgerReport): string {
  return `${users} users, ${postings} postings, ${points} points: ${ok ? "sound" : "NOT SOUND"}`;
}
