/**
 * Writes the clients' types from the registry: \`bun run client:generate\`.
 *
 * `--check` writes nothing and fails where a file is not what the registry gives.
 */
import { join } from "node:path";
import { createCommitments, withDraws } from "../../src/host/draws/mod.ts";
import { createRegistry, discover } from "../../src/plugins/mod.ts";
import { readRegistry } from "./read_registry.ts";
import { shareTypes } from "./share.ts";
import { writePython } from "./write_python.ts";
import { writeTypescript } from "./write_typescript.ts";

const ROOT = join(import.meta.dir, "../..");

/** Every generated file by its path from the root. */
export async function generateClients(): Promise<ReadonlyMap<string, string>> {
  const found = createRegistry(await discover([join(ROOT, "plugins")]));
  const registry = withDraws(found, createCommitments(Buffer.alloc(32)), "0.0.0");
  const model = shareTypes(await readRegistry(registry));
  return new Map([
    ["packages/client/src/procedures.ts", writeTypescript(model)],
    ["packages/client-python/auspex_client/_procedures.py", writePython(model)],
  ]);
}

if (import.meta.main) {
  const checks = process.argv.includes("--check");
  for (const [path, text] of await generateClients()) {
    const file = Bun.file(join(ROOT, path));
    const current = (await file.exists()) && (await file.text()) === text;
    if (current) continue;
    if (!checks) await Bun.write(file, text);
    console.log(`${path} ${checks ? "is not current" : "written"}`);
    if (checks) process.exitCode = 1;
  }
}
