/** Where the embedded store lives: one answer for the host that serves and for the check of its ledger. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** Folder of PGlite's own files inside the store's. */
export const PG_FOLDER = "pg";

/**
 * The store's folder inside the folder of all data.
 *
 * @param dataDir the setting `DATA_DIR`; left out or empty, `.data`
 * @param root what it is relative to
 */
export function storeFolder(dataDir: string | undefined, root: string): string {
  return join(resolve(root, dataDir?.trim() || ".data"), "wallet");
}

/** Whether a store has been made in a folder. */
export function holdsStore(folder: string): boolean {
  return existsSync(join(folder, PG_FOLDER, "PG_VERSION"));
}
