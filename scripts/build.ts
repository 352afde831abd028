/**
 * `bun run build [--out DIR] [--documents] [--file PATH]`: the service as one minified program with its data; with
 * `--documents` also what sets documents as PDF, 50 MB more for this machine's kind.
 *
 * `dist/` then holds `auspex.js`, the bytecode of it, the native addon of pictures and the data files; nothing in it is
 * written to when it runs. With `--file` all of it, and Bun, is one executable file besides, which lays its data out
 * when it is first started.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ENTRY, PLACES } from "./build/bundle.ts";
import { buildFile } from "./build/file.ts";
import { copyCompiler, copyRead, put, ROOT } from "./build/parts.ts";
import { prepareStore } from "./build/store.ts";
import { PREPARED } from "../src/wallet/db/prepared.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "dist" },
    documents: { type: "boolean", default: false },
    file: { type: "string" },
  },
});
const out = resolve(values.out);

/** Whether a folder may be emptied: it is ours, or there is nothing in it. */
function isOurs(folder: string): boolean {
  return !existsSync(folder) || existsSync(join(folder, "auspex.js"));
}

async function bundle(): Promise<void> {
  const built = await Bun.build({
    entrypoints: [ENTRY],
    outdir: out,
    target: "bun",
    // The only one whose bytecode is kept beside it.
    format: "cjs",
    bytecode: true,
    minify: true,
    naming: { entry: "auspex.js", asset: "[name].[ext]" },
    plugins: [PLACES],
  });
  for (const { path, size } of built.outputs)
    console.log(`${path}: ${(size / 2 ** 20).toFixed(1)} MB`);
}

/** The thread that sets documents stands where it does from source, beside its template, with the compiler it asks for. */
async function addDocuments(): Promise<void> {
  const folder = "src/host/typeset";
  await Bun.build({
    entrypoints: [join(ROOT, folder, "worker.ts")],
    outdir: join(out, folder),
    target: "bun",
    minify: true,
    naming: { entry: "[name].ts" },
    external: ["@myriaddreamin/*"],
  });
  copyCompiler(out);
}

if (!isOurs(out)) {
  console.error(`Cannot build: ${out} holds something else; name another folder by --out`);
  process.exit(1);
}
rmSync(out, { recursive: true, force: true });
await bundle();
const { length } = copyRead(out);
put(join(out, PREPARED), await prepareStore());
if (values.documents) await addDocuments();
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  version: string;
};
put(join(out, "package.json"), `${JSON.stringify({ name: "auspex", version, private: true })}\n`);
if (values.file !== undefined) await buildFile(out, resolve(values.file));
console.log(`${length + 1} data files\nbun ${join(out, "auspex.js")} serves it`);
