/** Folder → loaded plugin or the list of reasons why not. Never throws for a bad plugin. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { importFile, packedFiles } from "../packed.ts";
import type { Plugin } from "./contract.ts";
import { notPlain } from "./check/plain_svg.ts";
import { findManifestFaults } from "./manifest.ts";
import type { MissingPackage, PluginFolder } from "./packages.ts";
import { scanFolder, type Scan } from "./scan.ts";
import { workOf } from "./work.ts";

/** A plugin that passed every stage by itself. */
export interface LoadedPlugin {
  readonly folder: string;
  readonly plugin: Plugin;
  /** SVG sources by their path in the plugin. */
  readonly icons: ReadonlyMap<string, string>;
  /** When the folder was made, ms since 1970: of two that claim one name the newcomer is refused. */
  readonly since?: number;
}

/** A folder that is not served, and all that is wrong with it. */
export interface FailedPlugin {
  readonly id: string;
  readonly reasons: readonly string[];
}

export interface Discovery {
  readonly loaded: readonly LoadedPlugin[];
  readonly failed: readonly FailedPlugin[];
}

/** The folders of this repository: types and tests have read every file of them. */
const OWN_FOLDERS = join(import.meta.dir, "../../plugins");

/**
 * How long a `mod.ts` may take to load. Our own wait for each other and for whatever else a busy machine does;
 * what came from outside may never settle.
 */
const IMPORT_LIMIT_MS: Readonly<Record<Scan, number>> = { imports: 60_000, parses: 5_000 };

/**
 * Loads every folder of the directories given, and every package.
 *
 * @param directories absolute paths; each sub-folder is one plugin
 * @param packages as `findPackage` found them
 */
export async function discover(
  directories: readonly string[],
  packages: readonly (PluginFolder | MissingPackage)[] = [],
): Promise<Discovery> {
  const loaded: LoadedPlugin[] = [];
  const failed: FailedPlugin[] = packages.filter((one) => "reasons" in one);
  const installed = packages.filter((one) => "path" in one);
  const folders = [...directories.flatMap((directory) => foldersOf(directory)), ...installed];
  const loading: Promise<LoadedPlugin | FailedPlugin>[] = [];
  for (const { path, id } of folders) {
    // Between two folders everything else has a turn, such as a database that is opened meanwhile.
    await new Promise((resume) => setImmediate(resume));
    loading.push(loadFolder(path, id, dirname(path) === OWN_FOLDERS ? "imports" : "parses"));
  }
  for (const result of await Promise.all(loading)) {
    if ("plugin" in result) loaded.push(result);
    else failed.push(result);
  }
  return { loaded, failed };
}

/** The folders of plugins in a folder. */
export function foldersOf(directory: string): readonly PluginFolder[] {
  const packed = packedFiles(directory)?.filter((file) => /^[^/]+\/mod\.ts$/.test(file));
  if (packed) return packed.map(dirname).map((id) => ({ path: join(directory, id), id }));
  let names: string[];
  try {
    names = readdirSync(directory);
  } catch {
    return [];
  }
  return names
    .filter((name) => !name.startsWith(".") && statSync(join(directory, name)).isDirectory())
    .sort()
    .map((id) => ({ path: join(directory, id), id }));
}

/** Takes one folder through scan, import and manifest. */
export async function loadFolder(
  path: string,
  id: string,
  scan: Scan = "parses",
): Promise<LoadedPlugin | FailedPlugin> {
  // What a build took in was read when it was built.
  const scanned = packedFiles(path) ? [] : scanFolder(path, id, scan);
  if (scanned.length > 0) return { id, reasons: scanned };
  let value: unknown;
  try {
    value = await importWithin(join(path, "mod.ts"), IMPORT_LIMIT_MS[scan]);
  } catch (error) {
    const parsed = scan === "parses" ? [] : scanFolder(path, id);
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return { id, reasons: parsed.length > 0 ? parsed : [`Cannot import ${id}/mod.ts: ${reason}`] };
  }
  const faults = findManifestFaults(id, value);
  if (faults.length > 0) return { id, reasons: faults };
  const plugin = value as Plugin;
  const idle = scan === "parses" ? await workFaults(plugin, IMPORT_LIMIT_MS[scan]) : [];
  if (idle.length > 0) return { id, reasons: idle };
  return iconsIn(path, id, plugin);
}

/** A plugin with its icons, which lie in its folder. */
export async function iconsIn(
  path: string,
  id: string,
  plugin: Plugin,
): Promise<LoadedPlugin | FailedPlugin> {
  const icons = new Map<string, string>();
  const iconFaults: string[] = [];
  for (const icon of iconsOf(plugin)) {
    const fault = readIcon(path, icon, icons);
    if (fault) iconFaults.push(fault);
  }
  return iconFaults.length > 0
    ? { id, reasons: iconFaults }
    : { folder: path, plugin, icons, since: statSync(path).birthtimeMs };
}

async function importWithin(file: string, limitMs: number): Promise<unknown> {
  const module = (await within(importFile(file), limitMs)) as { default?: unknown };
  return module.default;
}

/** What keeps the work of a folder from outside from being called, before anybody calls it. */
async function workFaults({ procedures }: Plugin, limitMs: number): Promise<readonly string[]> {
  const loading = procedures.map((procedure) => within(workOf(procedure), limitMs));
  const settled = await Promise.allSettled(loading);
  return settled.flatMap((one) =>
    one.status === "rejected" ? [(one.reason as Error).message] : [],
  );
}

async function within<T>(loading: Promise<T>, limitMs: number): Promise<T> {
  let timer: Timer | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not load within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([loading, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function iconsOf(plugin: Plugin): ReadonlySet<string> {
  const named = plugin.procedures.flatMap((procedure) => (procedure.icon ? [procedure.icon] : []));
  return new Set([...plugin.traditions.map((tradition) => tradition.icon), ...named]);
}

function readIcon(root: string, icon: string, icons: Map<string, string>): string | undefined {
  if (icon.includes("..")) return `icon ${icon}: not found`;
  let svg: string;
  try {
    svg = readFileSync(join(root, icon), "utf8");
  } catch {
    return `icon ${icon}: not found`;
  }
  if (!/^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(svg)) return `icon ${icon}: is no SVG`;
  if (!/viewBox\s*=/.test(svg)) return `icon ${icon}: has no viewBox`;
  const found = notPlain(svg);
  if (found) return `icon ${icon}: is not plain SVG: contains ${found}`;
  icons.set(icon, svg);
  return undefined;
}
