/** The store inside this process: PGlite, in a folder or in memory. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite, Transaction } from "@electric-sql/pglite";
import { toWholeNumber } from "./client.ts";
import type { Database, Param, Query } from "./client.ts";
import { lockFolder } from "./folder_lock.ts";
import { layPrepared } from "./prepared.ts";
import { PG_FOLDER } from "./store_folder.ts";
import { retryConflicts } from "./failures.ts";

/** Names a store that is gone with the process. */
export const IN_MEMORY = "memory:";

/** How values are read; a store that is opened elsewhere (tests) needs the same. */
export const PARSERS = { 20: toWholeNumber };
/** Small WAL segments make the folder a third smaller and the first start quicker. */
const INITDB = ["--wal-segsize=1"];

/**
 * Opens the embedded store.
 *
 * PGlite does not lock its folder and two processes on one folder lose data, so a lock file is taken first.
 *
 * @param folder where it lives, or {@link IN_MEMORY}
 * @param snapshot a data folder to begin with instead of an empty one (tests)
 * @throws {FolderInUse} another process has the folder
 */
export async function openEmbedded(folder: string, snapshot?: Blob): Promise<Database> {
  // Loaded here: a host on PostgreSQL starts without it.
  const { PGlite } = await import("@electric-sql/pglite");
  if (folder === IN_MEMORY) {
    return wrapEmbedded(
      await PGlite.create({
        parsers: PARSERS,
        ...(snapshot ? { loadDataDir: snapshot } : { initDbStartParams: INITDB }),
      }),
    );
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  try {
    layPrepared(join(folder, PG_FOLDER));
    const store = await PGlite.create({
      dataDir: join(folder, PG_FOLDER),
      parsers: PARSERS,
      initDbStartParams: INITDB,
    });
    return wrapEmbedded(store, unlock);
  } catch (cause) {
    unlock();
    throw cause;
  }
}

/** Wraps an open PGlite; closing it also calls `unlock`. */
export function wrapEmbedded(store: PGlite, unlock?: () => void): Database {
  let closing: Promise<void> | undefined;
  return {
    kind: "embedded",
    ...toQuery(store),
    transaction: (work, _patient) =>
      retryConflicts(() => store.transaction((tx) => work(toQuery(tx)))),
    close: () => (closing ??= store.close().finally(() => unlock?.())),
  };
}

function toQuery(store: Pick<PGlite | Transaction, "query" | "exec">): Query {
  return {
    async rows<T extends object>(text: string, params: readonly Param[] = []) {
      return (await store.query<T>(text, [...params])).rows;
    },
    async arrays(text, params = []) {
      return (await store.query<unknown[]>(text, [...params], { rowMode: "array" })).rows;
    },
    async script(text) {
      await store.exec(text);
    },
  };
}
