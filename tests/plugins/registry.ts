/**
 * The plugins that the suites look at: the folders of this repository, and of `PLUGINS_DIR` where it is set.
 * `PLUGIN=africa` looks at one folder.
 */
import { join } from "node:path";
import { provideModules } from "../../src/host/provide_modules.ts";
import { createRegistry, discover, type Plugin } from "../../src/plugins/mod.ts";

const further = process.env["PLUGINS_DIR"];
if (further) await provideModules();

const found = await discover([
  join(import.meta.dir, "../../plugins"),
  ...(further ? [further] : []),
]);

export const registry = createRegistry(found);

/** Where the files of a plugin stand. */
export function folderOf(plugin: Plugin): string {
  return found.loaded.find((one) => one.plugin === plugin)!.folder;
}

/** Id of the one plugin to look at, or undefined for all. */
export const only = process.env["PLUGIN"];
