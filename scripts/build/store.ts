import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fold, migrate, openEmbedded, PG_FOLDER } from "../../src/wallet/db/mod.ts";

/** An empty embedded store with the present tables, as one file. */
export async function prepareStore(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), "auspex-store-"));
  try {
    const store = await openEmbedded(folder);
    const numbers = await migrate(store, "public");
    await store.close();
    const migration = numbers.at(-1);
    return fold(join(folder, PG_FOLDER), { migration }, (path) => path !== "postmaster.pid");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
