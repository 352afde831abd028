/** Reads a plugin's sources before any of them runs: do they parse, and do they import only what a tradition may? */
import { Glob } from "bun";
import { readFileSync } from "node:fs";
import { join, normalize } from "node:path";

/** What a tradition may import beside its own files. */
export const ALLOWED_IMPORTS = ["#lore", "#places", "#sdk", "#sky", "#time"] as const;

/** The words of `#lore`, a language a file: `#lore/words/en.ts`. */
const LORE_WORDS = /^#lore\/words\/[a-z_]+\.ts$/;

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
 * It finds more than there is, in prose too, and nothing less, but for names that are allowed wherever they stand:
 * nearly every import is such, and one by one they would take a start's time.
 */
const IMPORTED = new RegExp(
  String.raw`\b(?:from|import|require)\b\s*\(?\s*(?:(["'])` +
    String.raw`(?!(?:${[...ALLOWED_IMPORTS, ...ALLOWED_PACKAGES].join("|")}|\./(?:\w+/)*\w+\.ts)\1)` +
    String.raw`(.*?)\1|/[*/]|\`)`,
  "g",
);

/** How thoroughly a folder is read: `imports` alone, or whether every file `parses` as well, which is dear. */
export type Scan = "imports" | "parses";

/**
 * All faults of the TypeScript files of a folder, one line each.
 *
 * @param root absolute path of the folder
 * @param id its name, used in messages
 */
export function scanFolder(root: string, id: string, scan: Scan = "parses"): readonly string[] {
  const faults: string[] = [];
  const transpiler = new Bun.Transpiler({ loader: "ts" });
  const files = [...new Glob("**/*.ts").scanSync({ cwd: root })].filter(isServed);
  if (!files.includes("mod.ts")) return [`plugins/${id}: has no mod.ts`];
  for (const file of files.sort()) {
    const path = join(root, file);
    // Names that are allowed have no letters beyond Latin 1, which is read as it is.
    if (scan === "imports" && isSound(file, readFileSync(path, "latin1"))) continue;
    const source = readFileSync(path, "utf8");
    let imports;
    try {
      imports = transpiler.scanImports(source);
    } catch (error) {
      faults.push(`plugins/${id}/${file}: does not parse: ${firstLine(error)}`);
      continue;
    }
    for (const { path } of imports) {
      const reason = importFault(file, path);
      if (reason) faults.push(`plugins/${id}/${file}: imports "${path}"; ${reason}`);
    }
  }
  return faults;
}

/** Whether everything that looks like an import is allowed, so that nobody need look closer. */
function isSound(file: string, source: string): boolean {
  for (const [, , path] of source.matchAll(IMPORTED)) {
    if (path === undefined || importFault(file, path)) return false;
  }
  return true;
}

function importFault(file: string, path: string): string | undefined {
  if ((ALLOWED_IMPORTS as readonly string[]).includes(path)) return undefined;
  if (LORE_WORDS.test(path)) return undefined;
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
