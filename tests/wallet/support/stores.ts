/**
 * The stores on which every wallet suite runs: the embedded one always, PostgreSQL with Redis when
 * TEST_DATABASE_URL and TEST_REDIS_URL are set. Each test file gets a schema of its own.
 */
import { SQL } from "bun";
import { afterAll, describe, setDefaultTimeout } from "bun:test";
import type { Database } from "../../../src/wallet/db/client.ts";
import { openStores } from "../../../src/wallet/stores.ts";
import type { Stores } from "../../../src/wallet/stores.ts";
import type { WalletOptions } from "../../../src/wallet/options.ts";
import { migratedSnapshot } from "./snapshot.ts";

export { moveClock } from "./clock.ts";

/** The first embedded store of all takes seconds to make, on a busy machine many. */
setDefaultTimeout(60_000);

export type StoreKind = "embedded" | "postgres";

const databaseUrl = process.env.TEST_DATABASE_URL;
const redisUrl = process.env.TEST_REDIS_URL;
export const hasServers = Boolean(databaseUrl && redisUrl);

if (!hasServers) {
  console.warn(
    "SKIPPED on PostgreSQL and Redis: set TEST_DATABASE_URL and TEST_REDIS_URL to run the wallet's suites there",
  );
}

/** Runs a suite once per store; `open` gives fresh hosts over one database and closes them in the end. */
export function onEveryStore(
  title: string,
  suite: (open: OpenHosts, kind: StoreKind) => void,
): void {
  const kinds: StoreKind[] = hasServers ? ["embedded", "postgres"] : ["embedded"];
  for (const kind of kinds) onStore(title, kind, suite);
}

/** Runs a suite on PostgreSQL and Redis only: cases that one embedded process cannot have. */
export function onServers(title: string, suite: (open: OpenHosts, kind: StoreKind) => void): void {
  if (hasServers) onStore(title, "postgres", suite);
  else {
    // Its tests are listed as skipped, so that a file of nothing else does not pass for an empty one.
    describe.skip(`${title} (needs TEST_DATABASE_URL and TEST_REDIS_URL)`, () =>
      suite(() => Promise.reject(new Error("there are no servers")), "postgres"));
  }
}

function onStore(
  title: string,
  kind: StoreKind,
  suite: (open: OpenHosts, kind: StoreKind) => void,
): void {
  describe(`${title} on ${kind}`, () => {
    const opened: Stores[] = [];
    const schemas = new Set<string>();
    suite(async (options = {}, like) => {
      const schema = like?.schema ?? nameSchema(title, opened.length);
      const stores = await openHost(kind, schema, options, like);
      opened.push(stores);
      schemas.add(schema);
      return { ...stores, schema };
    }, kind);
    afterAll(async () => {
      if (kind === "postgres" && opened[0]) await dropSchemas([...schemas]);
      for (const stores of opened) await stores.closeStores();
    });
  });
}

/** Drops by a connection of its own: no host of a test writes into a schema that others use. */
async function dropSchemas(schemas: readonly string[]): Promise<void> {
  const server = new SQL({ url: databaseUrl!, max: 1 });
  for (const schema of schemas) await server.unsafe(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`);
  await server.close();
}

/** The stores of one host and the schema they share with others. */
export type Host = Stores & { readonly schema: string };

/**
 * Opens the stores of a host.
 *
 * @param like another host whose database this one shares; on the embedded store that is the same handle
 */
export type OpenHosts = (options?: WalletOptions, like?: Host) => Promise<Host>;

async function openHost(
  kind: StoreKind,
  schema: string,
  options: WalletOptions,
  like?: Host,
): Promise<Stores> {
  if (kind === "postgres") return openStores({ databaseUrl, redisUrl, schema, ...options });
  if (like) return { core: { ...like.core }, closeStores: async () => {} };
  return openStores({ dataDir: "memory:", snapshot: await migratedSnapshot(), ...options });
}

/** Of this process; its number alone may stand for another's where several machines share a server. */
const RUN = crypto.randomUUID().slice(0, 8);
let schemaCount = 0;
function nameSchema(title: string, index: number): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .slice(0, 30);
  return `t_${name}_${RUN}_${index}_${schemaCount++}`;
}
