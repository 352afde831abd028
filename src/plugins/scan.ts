/** Reads a plugin's sources before any of them runs: do they parse, and do they import only what a tradition may? */
import { Glob } from "bun";
import { existsSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";

/** What a tradition may import beside its own files. */
export const ALLOWED_IMPORTS = ["#lore", "#places", "#sdk", "#sky", "#time"] as const;

/** The words of `#lore`, a language a file: `#lore/words/en.ts`; and `#east`, file by file: `#east/pairs.ts`. */
const FILE_OF_FLOOR = /^#(lore\/words|east(\/[a-z_]+)*)\/[a-z_]+\.ts$/;

/** Packages listed for plugins: data and arithmetic only. */
export const ALLOWED_PACKAGES = ["tyme4ts"] as const;

/** Files outside the served program. */
const NOT_SCANNED = /(_test\.ts$)|(^|\/)(testdata|testing|node_modules|scripts)\//;

/** Whether a file of a folder belongs to what is served. */
export function isServed(file: string): boolean {
  return !NOT_SCANNED.test(file);
}

/**
 * What follows the words that import: a specifier in quotes, or a beginning of something that may hide one.
 * It finds more than there is, in prose too, and nothing less, but for names that are allowed wherever they stand
 * and for types: nearly every import is such, and one by one they would take a start's time.
 */
const IMPORTED = new RegExp(
  String.raw`\b(?:import|export) type (?:\{[^{}"']*\}|\w+|\*(?: as \w+)?) from "[^"\n]*"|` +
    String.raw`\b(?:from|import|require)\b\s*(\()?\s*(?:(["'])` +
    String.raw`(?!(?:${[...ALLOWED_IMPORTS, ...ALLOWED_PACKAGES].join("|")})\2)` +
    String.raw`(.*?)\2|/[*/]|\`)`,
  "g",
);

/**
 * How thoroughly a folder is read: what its `mod.ts` `imports`, step by step, or whether every file of it `parses`,
 * which is dear.
 */
export type Scan = "imports" | "parses";

/**
 * All faults of the TypeScript files of a folder, one line each.
 *
 * @param root absolute path of the folder
 * @param id its name, used in messages
 */
export function scanFolder(root: string, id: string, scan: Scan = "parses"): readonly string[] {
  if (!existsSync(join(root, "mod.ts"))) return [`plugins/${id}: has no mod.ts`];
  const files =
    scan === "imports"
      ? unsoundOf(root)
      : [...new Glob("**/*.ts").scanSync({ cwd: root })].filter(isServed);
  const faults = (file: string) =>
    faultsOf(root, file).map((fault) => `plugins/${id}/${file}: ${fault}`);
  return files.sort().flatMap(faults);
}

/** The files that `mod.ts` leads to in which something that looks like an import is not known to be allowed. */
function unsoundOf(root: string): string[] {
  const unsound: string[] = [];
  const found = new Set(["mod.ts"]);
  for (const file of found) {
    // Names that are allowed have no letters beyond Latin 1, which is read as it is.
    const imported = importsIn(file, readIfThere(join(root, file)));
    if (!imported) unsound.push(file);
    for (const next of imported ?? []) found.add(next);
  }
  return unsound;
}

/** The files of the folder that a file imports before it runs; nothing where somebody must look closer. */
function importsIn(file: string, source: string): readonly string[] | undefined {
  const files: string[] = [];
  for (const [whole, call, , path] of source.matchAll(IMPORTED)) {
    if (/^\w+ type /.test(whole)) continue;
    if (path === undefined || importFault(file, path)) return undefined;
    // What is imported by a call is imported when somebody asks for it.
    if (path.startsWith(".") && call === undefined) files.push(normalize(join(file, "..", path)));
  }
  return files;
}

/** A file that is missing is missed by whoever imports it. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}

/** What is wrong with one file, read as the transpiler reads it. */
function faultsOf(root: string, file: string): readonly string[] {
  const transpiler = new Bun.Transpiler({ loader: "ts" });
  let imports;
  try {
    imports = transpiler.scanImports(readFileSync(join(root, file), "utf8"));
  } catch (error) {
    return [`does not parse: ${firstLine(error)}`];
  }
  return imports.flatMap(({ path }) => {
    const reason = importFault(file, path);
    return reason ? [`imports "${path}"; ${reason}`] : [];
  });
}

function importFault(file: string, path: string): string | undefined {
  if ((ALLOWED_IMPORTS as readonly string[]).includes(path)) return undefined;
  if (FILE_OF_FLOOR.test(path)) return undefined;
  if ((ALLOWED_PACKAGES as readonly string[]).includes(path)) return undefined;
  if (path.startsWith("./") || path.startsWith("../")) {
    const target = normalize(join(file, "..", path));
    return target.startsWith("..") ? "a tradition may not reach outside its folder" : undefined;
  }
  return `a tradition may import only its own files, ${ALLOWED_IMPORTS.join(", ")} and ${ALLOWED_PACKAGES.join(", ")}`;
}

function firstLine(error: unknown): string {
  const errors = error instanceof AggregateError ? error.errors : [error];
  const first = errors[0] as { message?: string } | undefined;
  return String(first?.message ?? error).split("\n")[0]!;
}
