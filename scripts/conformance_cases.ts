/**
 * `bun scripts/conformance_cases.ts DIR`: takes the reference cases of a folder that are free to publish into
 * `packages/conformance/cases`: figures, which nobody owns, with whose they are.
 */
import { Glob } from "bun";
import { basename, join } from "node:path";
import { auspexAdapters } from "../packages/conformance/src/targets/auspex.ts";

const from = process.argv[2];
if (!from) {
  console.error("Usage: bun scripts/conformance_cases.ts DIR");
  process.exit(2);
}
const to = join(import.meta.dir, "../packages/conformance/cases");
const adapters = await auspexAdapters();
for (const file of [...new Glob("*.json").scanSync({ cwd: from })].sort()) {
  if (!adapters.some(({ files }) => files.test(basename(file)))) continue;
  const content = (await Bun.file(join(from, file)).json()) as object;
  await Bun.write(join(to, file), `${JSON.stringify({ licence: "CC0-1.0", ...content })}\n`);
}
