/** The store: one way to speak to PostgreSQL and to the embedded PGlite, its tables, its migrations. */
export { oneRow, toWholeNumber } from "./client.ts";
export type { Database, Param, Query, Row } from "./client.ts";
export { IN_MEMORY, openEmbedded } from "./embedded.ts";
export {
  codeOf,
  constraintOf,
  guardFailures,
  isBrokenConnection,
  isOutOfReach,
  isUnavailable,
  NO_ANSWER,
  retryBroken,
} from "./failures.ts";
export { fold, unfold } from "./folder_file.ts";
export { FolderInUse, lockFolder } from "./folder_lock.ts";
export { migrate } from "./migrate.ts";
export { openObserver } from "./observer.ts";
export type { Observer } from "./observer.ts";
export { orm } from "./orm.ts";
export { openPostgres } from "./postgres.ts";
export { holdsStore, PG_FOLDER, storeFolder } from "./store_folder.ts";
export * from "./schema/mod.ts";
export { keepWalletKey } from "./wallet_key.ts";
