/** An empty store as a build prepares it, so that a first start need not make one. */
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { unfold } from "./folder_file.ts";

/** Where a build puts it; from source there is none. */
export const PREPARED = "src/wallet/db/prepared.zst";
const FILE = new URL("./prepared.zst", import.meta.url);

/**
 * Lays a prepared store out where there is none yet.
 *
 * @param folder of PGlite's own files
 */
export function layPrepared(folder: string): void {
  if (existsSync(folder) || !existsSync(FILE)) return;
  // Renamed once it is whole: a start that is cut short leaves nothing half done.
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  unfold(readFileSync(FILE), draft);
  renameSync(draft, folder);
}
