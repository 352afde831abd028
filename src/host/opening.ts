/** Opens what a start needs, and says what is wrong and what to do where it cannot. */
import { setTimeout as sleep } from "node:timers/promises";
import {
  createWallet,
  FolderInUse,
  isUnavailable,
  storeFolder,
  type Wallet,
  type WalletOptions,
} from "../wallet/mod.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

const RETRY_MS = 1000;

/**
 * Takes the port and gives it back, before a store is opened for nothing.
 *
 * @throws {Error} saying that the port is taken or may not be used
 */
export function requireFreePort({ host, port }: Pick<Config, "host" | "port">): void {
  if (port === 0) return;
  try {
    void Bun.serve({ hostname: host, port, fetch: () => new Response() }).stop(true);
  } catch (cause) {
    const { code } = cause as { readonly code?: string };
    const state =
      code === "EADDRINUSE" ? "another process uses it" : (code ?? (cause as Error).message);
    throw new Error(
      `Cannot listen on ${host}:${port}: ${state}\n  Stop what uses it, or name another address by HOST and PORT`,
      { cause },
    );
  }
}

/**
 * Opens the wallet. A database that is away is waited for.
 *
 * @throws {Error} naming the store and the way out
 */
export async function openWallet(
  config: Config,
  options: WalletOptions & { readonly log: Log },
): Promise<Wallet> {
  const { databaseUrl, databaseSchema: schema, redisUrl } = config;
  const dataDir = storeFolder(config.dataDir, ".");
  const wallet = { ...options, schema, dataDir, env: process.env };
  const stores = { ...(databaseUrl ? { databaseUrl } : {}), ...(redisUrl ? { redisUrl } : {}) };
  const endsAt = performance.now() + config.startWaitMs;
  for (;;) {
    try {
      return await createWallet({ ...wallet, ...stores });
    } catch (cause) {
      if (databaseUrl === undefined) throw explainFolder(cause, dataDir);
      const waits = isUnavailable(cause) && performance.now() < endsAt;
      if (!waits) throw explainDatabase(cause, databaseUrl);
      options.log.warn("waiting for the database", { at: placeOf(databaseUrl) });
      options.log.flush();
      await sleep(RETRY_MS);
    }
  }
}

function explainDatabase(cause: unknown, databaseUrl: string): Error {
  if (!isUnavailable(cause)) {
    return isSetting(cause)
      ? (cause as Error)
      : new Error(`Cannot start on ${placeOf(databaseUrl)}: ${reasonOf(cause)}`, { cause });
  }
  return new Error(
    `Cannot start: PostgreSQL at ${placeOf(databaseUrl)} does not answer: ${reasonOf(cause)}\n` +
      "  Start it, or correct DATABASE_URL; START_WAIT_SECONDS says how long a start waits",
    { cause },
  );
}

function explainFolder(cause: unknown, folder: string): Error {
  if (cause instanceof FolderInUse || isSetting(cause)) return cause as Error;
  return new Error(
    `Cannot start: the embedded store in ${folder} cannot be opened: ${reasonOf(cause)}\n` +
      "  Restore the folder from a backup, or move it away to begin with an empty store;\n" +
      "  where the disk is full or the folder may not be written, mend that",
    { cause },
  );
}

/** A setting that cannot be used says so itself. */
function isSetting(cause: unknown): boolean {
  return cause instanceof RangeError;
}

/** The innermost reason, in one line. */
function reasonOf(cause: unknown): string {
  let at = cause;
  while (at instanceof Error && at.cause instanceof Error) at = at.cause;
  const { code } = at as { readonly code?: unknown };
  const message = at instanceof Error ? at.message : String(at);
  const line = message.split("\n")[0]!;
  return typeof code === "string" && !line.includes(code) ? `${line} (${code})` : line;
}

/** Host, port and database: never the password. */
function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || 5432}${pathname}`;
}
