/** What a program is built from: the modules that are found by looking into folders, and the files that are read. */
import { Glob } from "bun";
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const ROOT = join(import.meta.dir, "../..");

/** Never part of a running service. */
const NOT_SERVED = /(_test\.ts$)|(^|\/)(testdata|testing|node_modules|scripts)\//;

/** Modules that nothing imports by name: traditions, words, and the packs that a set of lots names. */
const FOUND = ["plugins/*/mod.ts", "{src,plugins}/**/words/*.ts", "plugins/**/packs/**/*.json"];

/** Files that are read where they stand. */
const READ = [
  "{src,plugins}/**/*.{bin,css,html,js,sql,svg,typ,zst}",
  "packages/verifier/verify.html",
  "README.md",
  "src/host/README.md",
  "src/host/mcp/README.md",
  "packages/client/README.md",
  "LICENSE",
  "NOTICE",
];

/** What the embedded store reads beside its modules. */
const PGLITE = "node_modules/@electric-sql/pglite/dist";
const PGLITE_FILES = ["initdb.wasm", "pglite.data", "pglite.wasm"];

function scan(patterns: readonly string[]): readonly string[] {
  const found = patterns.flatMap((pattern) => [...new Glob(pattern).scanSync({ cwd: ROOT })]);
  return [...new Set(found)].filter((path) => !NOT_SERVED.test(path)).sort();
}

/** Paths of the found modules, from the root. */
export function foundModules(): readonly string[] {
  return scan(FOUND);
}

/** Copies what is read to the same paths in another folder. */
export function copyRead(to: string): readonly string[] {
  const paths = [...scan(READ), ...PGLITE_FILES.map((name) => `${PGLITE}/${name}`)];
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(ROOT, path), join(to, path), { dereference: true });
  }
  const folders = scan(["plugins/*/mod.ts"]).map(dirname);
  // A folder of a tradition is looked at as a folder even where nothing in it is read.
  for (const folder of folders) mkdirSync(join(to, folder), { recursive: true });
  return paths;
}

const COMPILER = "node_modules/@myriaddreamin";

/** Copies the compiler of documents. @throws {Error} where the optional package is not installed */
export function copyCompiler(to: string): void {
  if (!existsSync(join(ROOT, COMPILER))) {
    throw new Error(`Cannot build with documents: ${COMPILER} is not installed`);
  }
  cpSync(join(ROOT, COMPILER), join(to, COMPILER), { recursive: true, dereference: true });
}

/** Writes a file, making its folder. */
export function put(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
