/** Who imports whom: every import and re-export of a file, `import type` and `import()` included. */
import { Glob } from "bun";
import { dirname, join, relative } from "node:path";

/** An import as it stands in a file. */
export interface Import {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly specifier: string;
  /** Path from the root of what is imported; undefined for a package. */
  readonly target: string | undefined;
  /** Whether it is there before the file runs; types never are, and what is imported by a call comes when it is asked. */
  readonly isStatic: boolean;
}

const ALIASES: Readonly<Record<string, string>> = {
  "#lore": "src/lore/mod.ts",
  "#places": "src/places/mod.ts",
  "#sdk": "src/plugins/sdk.ts",
  "#sky": "src/sky/mod.ts",
  "#time": "src/time/mod.ts",
};

/** `import … from "x"`, `export … from "x"`, `import "x"`, at the start of a line as the formatter has them. */
const STATEMENT =
  /^(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)"|^\}\sfrom\s"([^"]+)"|\bimport\("([^"]+)"\)|\bimport\("([^"]+)"\)\./gm;

/** All imports of the TypeScript files under a folder, tests and fixtures left out. */
export async function importsUnder(root: string, folder: string): Promise<readonly Import[]> {
  const all: Import[] = [];
  for (const file of new Glob(`${folder}/**/*.ts`).scanSync({ cwd: root })) {
    if (/_test\.ts$|\.d\.ts$|\/(testing|testdata)\//.test(file)) continue;
    const source = await Bun.file(join(root, file)).text();
    for (const match of withoutComments(source).matchAll(STATEMENT)) {
      const specifier = match[1] ?? match[2] ?? match[3] ?? match[4]!;
      const own = specifier.startsWith(".")
        ? relative(root, join(root, dirname(file), specifier))
        : undefined;
      const target = ALIASES[specifier] ?? fileOfFloor(specifier) ?? own;
      const isStatic = !/^(?:import|export)\stype\s|\bimport\(/.test(match[0]);
      all.push({ file, specifier, target, isStatic });
    }
  }
  return all;
}

/** The words of `#lore`, a language a file, and `#east`, which is imported file by file. */
function fileOfFloor(specifier: string): string | undefined {
  return /^#(lore\/words|east)\//.test(specifier) ? specifier.replace("#", "src/") : undefined;
}

/** Examples in docstrings import things too. */
function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");
}

/**
 * The groups of files that import each other in a circle, each sorted by name (Tarjan's strongly connected
 * components).
 */
export function circlesOf(imports: readonly Import[]): readonly (readonly string[])[] {
  const edges = new Map<string, string[]>();
  for (const { file, target } of imports) {
    if (!edges.has(file)) edges.set(file, []);
    if (target !== undefined) edges.get(file)!.push(target);
  }
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const circles: string[][] = [];

  function visit(file: string): void {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    onStack.add(file);
    for (const next of edges.get(file) ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(file, Math.min(low.get(file)!, low.get(next)!));
      } else if (onStack.has(next)) {
        low.set(file, Math.min(low.get(file)!, index.get(next)!));
      }
    }
    if (low.get(file) !== index.get(file)) return;
    const group: string[] = [];
    let one: string;
    do {
      one = stack.pop()!;
      onStack.delete(one);
      group.push(one);
    } while (one !== file);
    const isSelf = group.length === 1 && (edges.get(file) ?? []).includes(file);
    if (group.length > 1 || isSelf) circles.push(group.sort());
  }

  for (const file of edges.keys()) if (!index.has(file)) visit(file);
  return circles;
}
