/** The program: environment → dependencies → listen → drain. */
import { join } from "node:path";
import { createRegistry, discover, provideImports, type Registry } from "../plugins/mod.ts";
import * as sdk from "../plugins/sdk.ts";
import * as sky from "../sky/mod.ts";
import * as time from "../time/mod.ts";
import { createWallet } from "../wallet/mod.ts";
import {
  ConfigError,
  createAddresses,
  createHost,
  createLog,
  createNarrator,
  readConfig,
  traceOf,
  type Config,
} from "./mod.ts";

const ROOT = join(import.meta.dir, "../..");

function settingsOrExit(): Config {
  try {
    return readConfig(process.env, ROOT);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

/** Outside production a folder that cannot be served ends the start, with all reasons at once. */
function requirePlugins(registry: Registry, strict: boolean): void {
  if (registry.failed.length === 0) return;
  for (const { id, reasons } of registry.failed) {
    console.error(`Plugin ${id} is not served:\n${reasons.map((one) => `  ${one}`).join("\n")}`);
  }
  if (strict) process.exit(1);
}

const config = settingsOrExit();
const log = createLog((text) => void process.stdout.write(text));
// A folder outside this repository finds the same modules under the same names.
provideImports({ "#sdk": sdk, "#sky": sky, "#time": time, tyme4ts: await import("tyme4ts") });
const registry = createRegistry(await discover(config.pluginFolders));
requirePlugins(registry, config.strict);

const addresses = createAddresses(config.proxies);
const wallet = await createWallet({
  ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
  ...(config.redisUrl ? { redisUrl: config.redisUrl } : {}),
  dataDir: join(config.dataDir, "wallet"),
  env: process.env,
  log,
  requestId: (request) => traceOf(request).id,
  clientAddress: addresses.of,
});
const narrator = config.narrator ? createNarrator(config.narrator, log) : null;
const host = createHost({ registry, wallet, narrator, clock: Date, log, addresses, config });
const listening = host.listen(config);

log.info("listening", {
  url: listening.url,
  procedures: registry.procedures.size,
  plugins: registry.plugins.length,
  failed: registry.failed.map(({ id }) => id),
  writer: narrator?.model ?? "rules",
});
log.flush();
if (wallet.demo && !config.production) {
  const { apiKey, points } = wallet.demo;
  console.log(`Demo key, shown this once, with ${points} points:\n  ${apiKey}`);
}

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info("draining", { signal });
  await listening.stop();
  await wallet.close();
  log.info("stopped");
  log.flush();
  process.exit(0);
}
process.on("SIGTERM", () => void stop("SIGTERM"));
process.on("SIGINT", () => void stop("SIGINT"));
