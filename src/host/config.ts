/** Every environment variable of the host, checked once; all faults are told together. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { homeOf } from "../packed.ts";
import manifest from "../../package.json";
import type { NarratorConfig } from "./narrator.ts";
import { readOtlp, type OtlpConfig } from "./otlp/settings.ts";

type Env = Readonly<Record<string, string | undefined>>;

export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Folders of plugin folders that run in this process: our own first, then those of TRUSTED_PLUGINS_DIR. */
  readonly pluginFolders: readonly string[];
  /** Those of PLUGINS_DIR: each of their folders runs in processes of its own. */
  readonly apartFolders: readonly string[];
  /** Names of installed packages that are served: PLUGINS. */
  readonly pluginPackages: readonly string[];
  /** A plugin that fails to load ends the start. */
  readonly strict: boolean;
  readonly databaseUrl: string | undefined;
  /** Schema of that database. */
  readonly databaseSchema: string;
  readonly redisUrl: string | undefined;
  readonly dataDir: string;
  readonly roles: { readonly api: boolean; readonly wallet: boolean };
  /** Proxies of ours in front, whose X-Forwarded-For is believed. */
  readonly proxies: number;
  /** The model that writes texts, or null for the rules. */
  readonly narrator: NarratorConfig | null;
  readonly cacheBytes: number;
  /** What the seeds of committed draws are made from; several hosts share it. */
  readonly drawsSecret: string | undefined;
  readonly runLimitMs: number;
  readonly blendLimitMs: number;
  /** Processes for slow calls; 0: all run in the host. */
  readonly slowProcesses: number;
  /** How long a host that is to stop says so on /readyz before it takes no more connections, ms. */
  readonly drainMs: number;
  /** How long a start waits for a database that is away, ms. */
  readonly startWaitMs: number;
  /** Origins of this host and of the wallet as their clients see them; each request's own where they are not set. */
  readonly apiUrl: string | undefined;
  readonly walletUrl: string | undefined;
  /** Folders of fonts for documents, besides those of the system. */
  readonly pdfFonts: readonly string[];
  /** Where a hole is reported, for /.well-known/security.txt; not served where it is not set. */
  readonly securityContact: string | undefined;
  /** Processes that serve on one port; each of them is told that it is one. */
  readonly workers: number;
  readonly isWorker: boolean;
  /** Where `/metrics` is served; undefined: nowhere. */
  readonly metricsHost: string;
  readonly metricsPort: number | undefined;
  /** The collector of traces and log lines, or null. */
  readonly otlp: OtlpConfig | null;
  /** Pays for calls from the site's pages on a development start; nothing in production. */
  readonly demoKey: string | undefined;
}

/** The environment cannot be used; the message lists every variable that is wrong, a line each. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `Cannot start: the environment is wrong\n${faults.map((fault) => `  ${fault}`).join("\n")}`,
    );
    this.name = "ConfigError";
    this.faults = faults;
  }
}

/**
 * Reads the host's settings; an empty variable counts as unset.
 *
 * @param root folder of the project
 * @param explain further faults of the same environment, to be named together with these
 * @throws {ConfigError}
 */
export function readConfig(
  env: Env,
  root: string,
  explain: (config: Config) => readonly string[] = () => [],
): Config {
  const faults: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;
  const mode = choice(faults, "NODE_ENV", text("NODE_ENV"), ["development", "production", "test"]);
  const production = mode === "production";
  const strict = choice(faults, "STRICT_PLUGINS", text("STRICT_PLUGINS"), ["0", "1"]);
  const whole = (name: string, standard: number, minimum: number, maximum: number) =>
    integer(faults, name, text(name), standard, minimum, maximum);
  const databaseUrl = address(faults, "DATABASE_URL", text("DATABASE_URL"), [
    "postgres",
    "postgresql",
  ]);
  const databaseSchema = text("DATABASE_SCHEMA") ?? "public";
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(databaseSchema)) {
    faults.push("DATABASE_SCHEMA: must be lower-case letters, digits and underscores, at most 63");
  }
  const redisUrl = address(faults, "REDIS_URL", text("REDIS_URL"), ["redis", "rediss"]);
  const roles = readRoles(faults, text("ROLES"));
  if (!(roles.api && roles.wallet) && databaseUrl === undefined) {
    faults.push(
      "ROLES: hosts that share the work need DATABASE_URL; the embedded store is for one",
    );
  }
  const config: Config = {
    production,
    host: text("HOST") ?? "127.0.0.1",
    port: whole("PORT", 3000, 0, 65_535),
    pluginFolders: [
      resolve(root, "plugins"),
      ...extraFolders(faults, "TRUSTED_PLUGINS_DIR", text("TRUSTED_PLUGINS_DIR")),
    ],
    apartFolders: extraFolders(faults, "PLUGINS_DIR", text("PLUGINS_DIR")),
    pluginPackages: (text("PLUGINS") ?? "").split(/[\s,]+/).filter((name) => name !== ""),
    strict: strict === undefined ? !production : strict === "1",
    databaseUrl,
    databaseSchema,
    redisUrl,
    dataDir: resolve(homeOf(root), text("DATA_DIR") ?? ".data"),
    roles,
    proxies: whole("TRUSTED_PROXIES", 0, 0, 10),
    narrator: readNarrator(faults, text, whole),
    cacheBytes: whole("CACHE_MB", 32, 0, 4_096) * 1024 * 1024,
    drawsSecret: secret(faults, "DRAWS_SECRET", text("DRAWS_SECRET")),
    runLimitMs: whole("RUN_LIMIT_MS", 10_000, 100, 300_000),
    blendLimitMs: whole("BLEND_LIMIT_MS", 60_000, 100, 300_000),
    slowProcesses: whole("SLOW_PROCESSES", production ? 1 : 0, 0, 64),
    drainMs: whole("DRAIN_SECONDS", production ? 5 : 0, 0, 300) * 1000,
    startWaitMs: whole("START_WAIT_SECONDS", 30, 0, 3600) * 1000,
    apiUrl: originOf(
      text("API_URL") ?? (roles.api && roles.wallet ? text("WALLET_URL") : undefined),
    ),
    walletUrl: originOf(text("WALLET_URL")),
    pdfFonts: extraFolders(faults, "PDF_FONTS", text("PDF_FONTS")),
    securityContact: address(faults, "SECURITY_CONTACT", text("SECURITY_CONTACT"), [
      "mailto",
      "https",
      "tel",
    ]),
    workers: whole("WORKERS", 1, 1, 256),
    isWorker: text("AUSPEX_WORKER") !== undefined,
    metricsHost: text("METRICS_HOST") ?? text("HOST") ?? "127.0.0.1",
    metricsPort:
      text("METRICS_PORT") === undefined ? undefined : whole("METRICS_PORT", 0, 0, 65_535),
    otlp: readOtlp(faults, text, (manifest as { readonly version: string }).version),
    demoKey: production ? undefined : text("AUSPEX_KEY"),
  };
  if (config.workers > 1 && databaseUrl === undefined) {
    faults.push("WORKERS: several processes need DATABASE_URL; the embedded store is for one");
  }
  if (config.workers > 1 && config.port === 0) {
    faults.push("WORKERS: several processes need a PORT that is theirs together");
  }
  faults.push(...explain(config));
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** The origin of an address; the wallet names a faulty one. */
function originOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** What a host must be told before it serves strangers, one line each. */
export function explainProduction({ production, roles, drawsSecret }: Config): readonly string[] {
  if (!production || !roles.api || drawsSecret !== undefined) return [];
  return [
    "DRAWS_SECRET: must be set with NODE_ENV=production, the same on every host; commitments to draws are made with it",
  ];
}

function secret(faults: string[], name: string, given: string | undefined): string | undefined {
  if (given !== undefined && given.length < 32)
    faults.push(`${name}: must have 32 characters or more`);
  return given;
}

function choice(
  faults: string[],
  name: string,
  given: string | undefined,
  values: readonly string[],
): string | undefined {
  if (given !== undefined && !values.includes(given)) {
    faults.push(`${name}: ${JSON.stringify(given)}, must be one of ${values.join(", ")}`);
  }
  return given;
}

function integer(
  faults: string[],
  name: string,
  given: string | undefined,
  standard: number,
  minimum: number,
  maximum: number,
): number {
  if (given === undefined) return standard;
  const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (value >= minimum && value <= maximum) return value;
  const range = `[${minimum}, ${maximum}]`;
  faults.push(`${name}: ${JSON.stringify(given)}, must be a whole number in ${range}`);
  return standard;
}

/** The value is not repeated in the fault: it may hold a password. */
function address(
  faults: string[],
  name: string,
  given: string | undefined,
  schemes: readonly string[],
): string | undefined {
  if (given === undefined) return undefined;
  const scheme = URL.canParse(given) ? new URL(given).protocol.slice(0, -1) : "";
  if (!schemes.includes(scheme)) faults.push(`${name}: must be a ${schemes[0]}:// address`);
  return given;
}

function readRoles(faults: string[], given: string | undefined): Config["roles"] {
  const names = (given ?? "api,wallet").split(",").map((name) => name.trim());
  const strange = names.filter((name) => name !== "api" && name !== "wallet");
  if (strange.length > 0) {
    faults.push(`ROLES: ${JSON.stringify(given)}, must be "api", "wallet" or "api,wallet"`);
  }
  return { api: names.includes("api"), wallet: names.includes("wallet") };
}

function extraFolders(
  faults: string[],
  name: string,
  given: string | undefined,
): readonly string[] {
  const folders = (given ?? "").split(":").filter((folder) => folder !== "");
  for (const folder of folders) {
    if (!existsSync(folder)) faults.push(`${name}: ${JSON.stringify(folder)} does not exist`);
  }
  return folders.map((folder) => resolve(folder));
}

/** A model is configured by its name; a key alone, which many machines carry, configures nothing. */
function readNarrator(
  faults: string[],
  text: (name: string) => string | undefined,
  whole: (name: string, standard: number, minimum: number, maximum: number) => number,
): NarratorConfig | null {
  const model = text("OPENAI_MODEL");
  const apiKey = text("OPENAI_API_KEY");
  const baseUrl = address(faults, "OPENAI_BASE_URL", text("OPENAI_BASE_URL"), ["https", "http"]);
  const timeoutMs = whole("OPENAI_TIMEOUT_MS", 30_000, 100, 300_000);
  const concurrency = whole("OPENAI_CONCURRENCY", 8, 1, 256);
  if (model === undefined) return null;
  if (apiKey === undefined && baseUrl === undefined) {
    faults.push(
      "OPENAI_MODEL: needs OPENAI_API_KEY, or OPENAI_BASE_URL of an endpoint without keys",
    );
  }
  return {
    model,
    apiKey: apiKey ?? "none",
    ...(baseUrl ? { baseUrl } : {}),
    timeoutMs,
    concurrency,
  };
}
