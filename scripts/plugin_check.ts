/** `bun run plugin:check FOLDER`: says everything that is wrong with one plugin folder, or one package. */
import { basename, dirname, join, resolve } from "node:path";
import { provideModules } from "../src/host/provide_modules.ts";
import { callExample } from "../src/host/trial_call.ts";
import { findFaults } from "../src/plugins/check/mod.ts";
import {
  createRegistry,
  discover,
  languagesOf,
  loadFolder,
  type LoadedPlugin,
} from "../src/plugins/mod.ts";

const folder = process.argv[2];
if (!folder) {
  console.error("Usage: bun run plugin:check FOLDER");
  process.exit(2);
}
await provideModules();
const path = resolve(folder);
const loaded = await loadFolder(path, basename(path).replace(/^auspex-plugin-/, ""));
const faults = "plugin" in loaded ? await faultsBeside(loaded) : loaded.reasons;
for (const fault of faults) console.log(`- ${fault}`);
if ("plugin" in loaded && faults.length === 0) {
  const { id, version, procedures } = loaded.plugin;
  const names = procedures.map(({ name }) => name).join(", ");
  const languages = [...new Set(procedures.flatMap(languagesOf))].sort().join(", ");
  console.log(`${id} ${version} is ready to serve ${names} in ${languages}`);
}
process.exit(faults.length > 0 ? 1 : 0);

/** What is wrong with a folder among those of this repository and of `PLUGINS_DIR`. */
async function faultsBeside(one: LoadedPlugin): Promise<readonly string[]> {
  const own = join(import.meta.dir, "../plugins");
  const further = process.env["PLUGINS_DIR"];
  const directories = [own, ...(further && dirname(path) !== resolve(further) ? [further] : [])];
  const others = (await discover(directories)).loaded.filter((other) => other.folder !== path);
  const registry = createRegistry({ loaded: [...others, one], failed: [] });
  return findFaults(one, {
    others,
    call: (registered, input) => callExample(registry, registered, input),
  });
}
