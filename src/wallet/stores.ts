/** Opens what a wallet needs to keep its state: the database, migrated, and Redis where there is one. */
import { createLocalLocks, createRedisLocks } from "./locks.ts";
import { createAttempts } from "./attempts.ts";
import type { Core } from "./core.ts";
import type { Log } from "./log.ts";
import { createMeasuring } from "./measures.ts";
import type { WalletOptions } from "./options.ts";
import { createRates } from "./rates.ts";
import type { createSoftRedis, SoftRedis } from "./redis.ts";
import { createIdSource } from "./secrets/mod.ts";
import { readSettings } from "./settings.ts";
import type { Settings } from "./settings.ts";
import type { Database } from "./db/mod.ts";
import { guardFailures, keepWalletKey, migrate, openEmbedded, openPostgres } from "./db/mod.ts";

const SILENT: Log = { info() {}, warn() {}, error() {} };
const DEFAULT_FOLDER = ".data/wallet";

export interface Stores {
  readonly core: Core;
  /** Of the embedded store; nothing on a server. */
  readonly folder?: string | null;
  closeStores(): Promise<void>;
}

/** Opens, migrates and wires; on a failure everything opened is closed again. */
export async function openStores(options: WalletOptions): Promise<Stores> {
  const random =
    options.random ?? ((bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>));
  const read = readSettings(options.env ?? {}, { serves: options.workers !== false });
  const clock = options.clock ?? { now: () => Date.now() };
  const log = options.log ?? SILENT;
  const schema = options.schema ?? "public";
  const folder = options.dataDir ?? DEFAULT_FOLDER;
  const database = guardFailures(await openDatabase(options, schema, read, folder));
  const prefix = prefixOf(options.databaseUrl, schema);
  const redis = options.redisUrl
    ? await openRedis(options.redisUrl, clock, log, prefix)
    : undefined;
  const closeStores = async () => {
    redis?.close();
    await database.close();
  };
  let { walletKey } = read;
  try {
    await migrate(database, schema);
    if (database.kind === "embedded") {
      const lost = (path: string) => log.warn("wallet key was missing, another was made", { path });
      walletKey ??= await keepWalletKey(database, folder, random, lost);
    }
  } catch (cause) {
    await closeStores();
    throw cause;
  }
  const rates = createRates(clock, redis);
  const measuring = createMeasuring(database, read.connections, redis?.isUp);
  const core: Core = {
    database: measuring.database(database),
    measuring,
    settings: { ...read, walletKey },
    clock,
    log,
    random,
    makeId: createIdSource(clock, random),
    locks: measuring.locks(redis ? createRedisLocks(redis) : createLocalLocks()),
    rates,
    attempts: createAttempts(clock, rates),
  };
  return { core, folder: database.kind === "embedded" ? folder : null, closeStores };
}

/** Loaded only where there is one: its client is a large package. */
async function openRedis(...given: Parameters<typeof createSoftRedis>): Promise<SoftRedis> {
  const { createSoftRedis } = await import("./redis.ts");
  return createSoftRedis(...given);
}

/** Tells the keys of one database from those of another; holds nothing of its address in clear. */
function prefixOf(databaseUrl: string | undefined, schema: string): string {
  const { host, pathname } = new URL(databaseUrl ?? "embedded://local/");
  const digest = new Bun.CryptoHasher("sha256")
    .update(`${host}${pathname} ${schema}`)
    .digest("hex");
  return `wallet:${digest.slice(0, 12)}:`;
}

function openDatabase(
  { databaseUrl, snapshot }: WalletOptions,
  schema: string,
  { connections }: Settings,
  folder: string,
): Promise<Database> | Database {
  if (databaseUrl) return openPostgres({ url: databaseUrl, schema, connections });
  return openEmbedded(folder, snapshot);
}
