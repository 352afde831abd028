/** Reads what a source imports from its text: `import type` counts, which a transpiler would drop. */

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const STATEMENT =
  /^(?:import|export)\b[^;"']*?\bfrom\s*["']([^"']+)["']|^import\s*["']([^"']+)["']/gm;
const CALL = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** The modules that a source names in import, export … from and import(), in their order by kind. */
export function readImports(source: string): readonly string[] {
  const text = source.replaceAll(COMMENT, "");
  const statements = [...text.matchAll(STATEMENT)].map((match) => match[1] ?? match[2]!);
  return [...statements, ...[...text.matchAll(CALL)].map((match) => match[1]!)];
}

/**
 * Finds the circles of a graph (Tarjan's strongly connected components).
 *
 * @param edges file → files it imports; targets outside of the map are left alone
 * @returns the members of each circle in order, a file that imports itself included
 */
export function findCircles(edges: ReadonlyMap<string, readonly string[]>): readonly string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];

  function visit(file: string): void {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const target of edges.get(file) ?? []) {
      if (!edges.has(target)) continue;
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const members = stack.splice(stack.indexOf(file)).sort();
    if (members.length > 1 || edges.get(file)!.includes(file)) circles.push(members);
  }

  for (const file of edges.keys()) if (!index.has(file)) visit(file);
  return circles.sort((a, b) => (a[0]! < b[0]! ? -1 : 1));
}
