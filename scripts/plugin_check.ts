/** `bun run plugin:check FOLDER`: says everything that is wrong with one plugin folder. */
import { basename, resolve } from "node:path";
import { provideModules } from "../src/host/provide_modules.ts";
import { findWordFaults, withoutWords } from "../src/plugins/check/words.ts";
import {
  createRegistry,
  invoke,
  languagesOf,
  loadFolder,
  prepare,
  type LoadedPlugin,
  type Registered,
} from "../src/plugins/mod.ts";
import { mismatches } from "../src/plugins/check/mismatches.ts";

const folder = process.argv[2];
if (!folder) {
  console.error("Usage: bun run plugin:check FOLDER");
  process.exit(2);
}
await provideModules();
const path = resolve(folder);
const loaded = await loadFolder(path, basename(path));
const faults = "plugin" in loaded ? await findFaults(loaded) : loaded.reasons;
for (const fault of faults) console.log(`- ${fault}`);
if ("plugin" in loaded && faults.length === 0) {
  const { id, version, procedures } = loaded.plugin;
  const names = procedures.map(({ name }) => name).join(", ");
  const languages = [...new Set(procedures.flatMap(languagesOf))].sort().join(", ");
  console.log(`${id} ${version} is ready to serve ${names} in ${languages}`);
}
process.exit(faults.length > 0 ? 1 : 0);

/** Conflicts inside the folder, words that are missing, and examples that do not reproduce in every language. */
async function findFaults(one: LoadedPlugin): Promise<readonly string[]> {
  const registry = createRegistry({ loaded: [one], failed: [] });
  const faults = registry.failed
    .flatMap(({ reasons }) => reasons)
    .filter((reason) => !reason.includes("which nobody declares"));
  faults.push(...(await findWordFaults(one.plugin)));
  for (const registered of registry.procedures.values()) {
    // What a blend is made of is not at hand.
    if (registered.procedure.kind === "blend") continue;
    for (const example of registered.procedure.examples) {
      const wrong = await findExampleFaults(registered, example);
      const where = `${registered.procedure.name}, example "${example.title}"`;
      faults.push(...wrong.map((line) => `${where}: ${line}`));
    }
  }
  return faults;
}

async function findExampleFaults(
  { procedure, plugin }: Registered,
  { input, expect, tolerance = 0 }: Registered["procedure"]["examples"][number],
): Promise<readonly string[]> {
  const now = Date.now();
  const picture = procedure.picture ? { picture: true } : {};
  const seed = procedure.kind === "draw" ? { seed: "plugin:check" } : {};
  const call = async (lang: string) => {
    const asked = { ...seed, ...picture, ...input, lang };
    return (await invoke(prepare(procedure, asked, now), { now, plugin })).answer;
  };
  try {
    const english = await call("en");
    const wrong = [...mismatches(expect, english, tolerance)];
    for (const lang of languagesOf(procedure)) {
      if (Bun.deepEquals(withoutWords(await call(lang)), withoutWords(english))) continue;
      wrong.push(`the answer in ${lang} is another one than in en`);
    }
    return wrong;
  } catch (error) {
    return [(error as Error).message];
  }
}
