/** The program: environment → dependencies → listen → drain. */
import { join } from "node:path";
import type { Discovery, Registry } from "../plugins/mod.ts";
import { explainSettings, type Wallet } from "../wallet/mod.ts";
import { createAddresses } from "./address.ts";
import { explainProduction, readConfig, type Config } from "./config.ts";
import { createLog, type Log } from "./log.ts";
import type { createHost, Listening, Narrator, NarratorConfig } from "./mod.ts";
import { openWallet, requireFreePort } from "./opening.ts";
import { traceOf } from "./trace.ts";
import { openCollecting, openWatching, type Watching } from "./watching.ts";

const ROOT = join(import.meta.dir, "../..");

/** Only folders from outside need it: those inside find the modules by themselves. */
async function provideOutside(): Promise<void> {
  const { provideModules } = await import("./provide_modules.ts");
  await provideModules();
}

/** Loads the folders that nobody has reviewed, each in a process of its own. */
async function loadAllApart({ apartFolders }: Config): Promise<Discovery> {
  if (apartFolders.length === 0) return { loaded: [], failed: [] };
  const { foldersOf } = await import("../plugins/mod.ts");
  const { loadApart } = await import("./apart/mod.ts");
  const all = await Promise.all(apartFolders.flatMap(foldersOf).map((folder) => loadApart(folder)));
  return {
    loaded: all.filter((one) => "plugin" in one),
    failed: all.filter((one) => "reasons" in one),
  };
}

/** Loads every plugin; a folder outside this repository finds the same modules under the same names. */
async function loadPlugins(config: Config): Promise<Registry> {
  const { createRegistry, discover, findPackage } = await import("../plugins/mod.ts");
  const { pluginFolders, pluginPackages } = config;
  if (pluginFolders.length > 1 || pluginPackages.length > 0) await provideOutside();
  const packages = pluginPackages.map((name) => findPackage(name, process.cwd()));
  const apart = await loadAllApart(config);
  const own = await discover(pluginFolders, packages);
  const registry = createRegistry({
    loaded: [...own.loaded, ...apart.loaded],
    failed: [...own.failed, ...apart.failed],
  });
  const faults = registry.failed.map(
    ({ id, reasons }) =>
      `Plugin ${id} is not served:\n${reasons.map((one) => `  ${one}`).join("\n")}`,
  );
  if (faults.length > 0 && config.strict) throw new Error(faults.join("\n"));
  for (const one of faults) console.error(one);
  return registry;
}

/** Loaded only where a model is set up: its client is a large package. */
async function openNarrator(config: NarratorConfig, log: Log): Promise<Narrator> {
  const { createNarrator } = await import("./narrator.ts");
  return createNarrator(config, log);
}

/** What is served and what serves it. The host comes first: plugins that load let nothing else have a turn. */
async function load(config: Config): Promise<Loaded> {
  const { createHost: create } = await import("./mod.ts");
  return { createHost: create, registry: await loadPlugins(config) };
}

interface Loaded {
  readonly createHost: typeof createHost;
  readonly registry: Registry;
}

async function start(): Promise<void> {
  const config = readConfig(process.env, ROOT, (read) => [
    ...explainProduction(read),
    ...explainSettings(process.env, { serves: read.roles.wallet }),
  ]);
  const collecting = await openCollecting(config);
  const log = createLog((text) => {
    process.stdout.write(text);
    collecting?.lines(text);
  });
  const addresses = createAddresses(config.proxies);
  requireFreePort(config);
  const opening = openWallet(config, {
    log,
    workers: config.roles.wallet,
    library: config.roles.api,
    requestId: (request) => traceOf(request).id,
    clientAddress: addresses.of,
  });
  const [{ createHost, registry }, wallet] = await bothOf(load(config), opening);
  const narrator = config.narrator ? await openNarrator(config.narrator, log) : null;
  const demoKey = config.production ? undefined : (wallet.demo?.apiKey ?? config.demoKey);
  const paying = demoKey === undefined ? {} : { demoKey };
  const watching = await openWatching(config, { wallet, log, collecting });
  const host = createHost({
    registry,
    watch: watching.watch,
    wallet,
    narrator,
    clock: Date,
    log,
    addresses,
    config,
    ...paying,
  });
  let listening: Listening;
  try {
    listening = host.listen(config);
  } catch (error) {
    // Nobody can read it again.
    if (wallet.demo && !config.production) showDemoKey(wallet.demo);
    await wallet.close();
    throw error;
  }
  stopOnSignal(listening, wallet, watching, log);
  log.info("listening", {
    url: listening.url,
    procedures: registry.procedures.size,
    plugins: registry.plugins.length,
    failed: registry.failed.map(({ id }) => id),
    writer: narrator?.model ?? "rules",
  });
  log.flush();
  if (!config.production) {
    const isEmbedded = config.databaseUrl === undefined;
    console.log(bannerOf(listening.url, registry.procedures.size, config.roles, isEmbedded));
  }
  if (wallet.demo && !config.production) showDemoKey(wallet.demo);
}

/** Where to go, on a development start. */
function bannerOf(
  url: string,
  systems: number,
  roles: Config["roles"],
  isEmbedded: boolean,
): string {
  const at = (path: string) => url.replace(/\/$/, "") + path;
  const ways: readonly (readonly [string, string] | null)[] = [
    roles.api ? ["library", at("/")] : null,
    roles.api ? ["docs", at("/docs")] : null,
    roles.wallet
      ? ["wallet", `${at("/wallet")}${isEmbedded ? '   sign in as "Demo", or by any name' : ""}`]
      : null,
    roles.wallet ? ["another key", at("/wallet/keys")] : null,
    roles.wallet && isEmbedded ? ["more points", "bun run demo:refill"] : null,
  ];
  const lines = ways.flatMap((way) => (way ? [`  ${way[0].padEnd(12)} ${way[1]}`] : []));
  return [`\nAuspex serves ${systems} systems at ${url}`, ...lines, ""].join("\n");
}

/**
 * The host with its plugins, which load while the database is at work, and the wallet; a wallet without them is
 * closed.
 *
 * @throws what loading or else opening throws
 */
async function bothOf(
  loading: Promise<Loaded>,
  opening: Promise<Wallet>,
): Promise<readonly [Loaded, Wallet]> {
  const [loaded, opened] = await Promise.allSettled([loading, opening]);
  if (loaded.status === "rejected") {
    if (opened.status === "fulfilled") await opened.value.close();
    throw loaded.reason;
  }
  if (opened.status === "rejected") throw opened.reason;
  return [loaded.value, opened.value];
}

/** Shown once, and only here. */
function showDemoKey({ apiKey, points }: NonNullable<Wallet["demo"]>): void {
  console.log(`Demo key with ${points} points, shown this once:\n  export AUSPEX_KEY=${apiKey}`);
}

/** Lets requests under way finish, then the wallet's loops, then goes. */
function stopOnSignal(listening: Listening, wallet: Wallet, watching: Watching, log: Log): void {
  let stopping = false;
  async function stop(signal: string): Promise<void> {
    // Asked twice, it goes at once.
    if (stopping) return process.exit(1);
    stopping = true;
    log.info("draining", { signal });
    await listening.stop();
    await wallet.close();
    log.info("stopped");
    log.flush();
    await watching.stop();
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
}

// Whoever reads the log may go away; that is no reason to stop serving.
process.stdout.on("error", () => {});
start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
