/** A migrated data folder of the embedded store; making one takes seconds, so it is kept between runs. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PARSERS, wrapEmbedded } from "../../../src/wallet/db/embedded.ts";
import { readFunctions } from "../../../src/wallet/db/functions.ts";
import { migrate, readMigrations } from "../../../src/wallet/db/migrate.ts";

/** The folder as a tar, for stores in memory. */
export async function migratedSnapshot(): Promise<Blob> {
  return Bun.file(await migratedTar());
}

/**
 * Lays the folder down where a host looks for it, so that the host need not make one.
 *
 * @param dataDir as in `DATA_DIR`
 */
export async function layMigratedFolder(dataDir: string): Promise<void> {
  const folder = join(dataDir, "wallet/pg");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await Bun.$`tar -xf ${await migratedTar()} -C ${folder}`.quiet();
}

async function migratedTar(): Promise<string> {
  const marker = createHash("sha256");
  for (const { sql } of [...readMigrations(), ...readFunctions()]) marker.update(sql);
  const path = join(tmpdir(), `auspex-wallet-${marker.digest("hex").slice(0, 16)}.tar`);
  if (!existsSync(path)) {
    const store = await PGlite.create({ parsers: PARSERS, initDbStartParams: ["--wal-segsize=1"] });
    await migrate(wrapEmbedded(store), "public");
    const draft = `${path}.${crypto.randomUUID()}`;
    await Bun.write(draft, await store.dumpDataDir("none"));
    await store.close();
    renameSync(draft, path);
  }
  return path;
}
