/** `bun run plugin:check FOLDER`: says everything that is wrong with one plugin folder. */
import { basename, resolve } from "node:path";
import * as lore from "../src/lore/mod.ts";
import * as sdk from "../src/plugins/sdk.ts";
import * as sky from "../src/sky/mod.ts";
import * as time from "../src/time/mod.ts";
import { createRegistry, invoke, loadFolder, prepare, provideImports } from "../src/plugins/mod.ts";
import { mismatches } from "../tests/plugins/mismatches.ts";

const folder = process.argv[2];
if (!folder) {
  console.error("Usage: bun run plugin:check FOLDER");
  process.exit(2);
}
provideImports({
  "#lore": lore,
  "#sdk": sdk,
  "#sky": sky,
  "#time": time,
  tyme4ts: await import("tyme4ts"),
});
const path = resolve(folder);
const loaded = await loadFolder(path, basename(path));
const faults = "plugin" in loaded ? await exampleFaults(loaded) : loaded.reasons;
for (const fault of faults) console.log(`- ${fault}`);
if ("plugin" in loaded && faults.length === 0) {
  const names = loaded.plugin.procedures.map((procedure) => procedure.name);
  console.log(`${loaded.plugin.id} ${loaded.plugin.version} is ready to serve ${names.join(", ")}`);
}
process.exit(faults.length > 0 ? 1 : 0);

type Loaded = Extract<typeof loaded, { readonly plugin: unknown }>;

/** Conflicts inside the folder, and every example that does not reproduce. */
async function exampleFaults(one: Loaded): Promise<readonly string[]> {
  const registry = createRegistry({ loaded: [one], failed: [] });
  const faults = registry.failed
    .flatMap(({ reasons }) => reasons)
    .filter((r) => !r.includes("which nobody declares"));
  for (const { procedure, plugin } of registry.procedures.values()) {
    if (procedure.kind === "blend") continue;
    for (const example of procedure.examples) {
      try {
        const now = Date.now();
        const { answer } = await invoke(prepare(procedure, example.input, now), { now, plugin });
        const wrong = mismatches(example.expect, answer, example.tolerance ?? 0);
        faults.push(
          ...wrong.map((line) => `${procedure.name}, example "${example.title}": ${line}`),
        );
      } catch (error) {
        faults.push(`${procedure.name}, example "${example.title}": ${(error as Error).message}`);
      }
    }
  }
  return faults;
}
