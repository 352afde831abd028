/** Traditions that are installed as packages: found by the list of their names, never by being there. */
import { semver } from "bun";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SDK_RELEASE } from "./contract.ts";

/** A folder to be loaded as the plugin of an id. */
export interface PluginFolder {
  readonly id: string;
  readonly path: string;
}

/** A package that cannot be loaded, with what to do. */
export interface MissingPackage {
  readonly id: string;
  readonly reasons: readonly string[];
}

const SDK = "@auspex/sdk";
/** `auspex-plugin-norse-lots`, with or without a scope; the rest is the id of the plugin. */
const NAME = /^(?:@[a-z0-9][a-z0-9._-]*\/)?auspex-plugin-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/**
 * Finds an installed package.
 *
 * @param name as it stands in `PLUGINS`
 * @param from absolute path of the folder whose `node_modules` are looked into, and those above it
 */
export function findPackage(name: string, from: string): PluginFolder | MissingPackage {
  const id = NAME.exec(name)?.[1];
  const refuse = (reason: string): MissingPackage => ({ id: name, reasons: [reason] });
  if (id === undefined) {
    return refuse(`"${name}" is no name of a tradition; it reads auspex-plugin-<id>`);
  }
  let file: string;
  try {
    file = Bun.resolveSync(`${name}/package.json`, join(from, "/"));
  } catch {
    return refuse(`is not installed in ${from}; run: bun add ${name}`);
  }
  const { peerDependencies = {} } = JSON.parse(readFileSync(file, "utf8")) as {
    peerDependencies?: Readonly<Record<string, string>>;
  };
  const range = peerDependencies[SDK];
  if (range === undefined) {
    return refuse(`its package.json has no peerDependencies["${SDK}"]; write "^${SDK_RELEASE}"`);
  }
  if (!semver.satisfies(SDK_RELEASE, range)) {
    return refuse(
      `is written for ${SDK} ${range}, and this host has ${SDK_RELEASE}; install a release of it for ${SDK_RELEASE}`,
    );
  }
  return { id, path: dirname(file) };
}
