/** The bundler with what it must be told: where modules stood, and which are found rather than imported. */
import type { BunPlugin } from "bun";
import { readFileSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";
import { foundModules, ROOT } from "./parts.ts";

export const ENTRY = join(ROOT, "bin/built.ts");
const PACKED_FILE = join(ROOT, "src/packed.ts");
const MODULES = realpathSync(join(ROOT, "node_modules"));

/** Modules whose `import.meta` says where they stood. */
const PLACED = /\/(src|plugins|scripts|bin)\/.*\.ts$|\/@electric-sql\/pglite\/dist\/[^/]+\.js$/;

/** An import whose name is made when it runs. */
const COMPUTED_IMPORT = /\bimport\((`[^`]*\$\{[^`]*`)(?:,\s*\{[^{}]*\{[^{}]*\}\s*\})?\)/g;

const fromRoot = (path: string) =>
  path.startsWith(MODULES) ? `node_modules${path.slice(MODULES.length)}` : relative(ROOT, path);

/** `src/packed.ts` as a built program has it. */
function packedSource(): string {
  const modules = foundModules().map(
    (path) => `${JSON.stringify(path)}: () => import(${JSON.stringify(join(ROOT, path))}),`,
  );
  const source = readFileSync(PACKED_FILE, "utf8");
  const packed = `{ root: process.env["AUSPEX_UNPACKED"] ?? Bun.main.slice(0, Bun.main.lastIndexOf("/")), modules: {\n${modules.join("\n")}\n} } as Packed | null`;
  const made = source.replace("null as Packed | null", () => packed);
  if (made === source) throw new Error("Cannot build: src/packed.ts does not say what it lacks");
  return made;
}

/** A module that knows its old place. */
function placedSource(path: string, source: string): string {
  const isComputed = source.search(COMPUTED_IMPORT) !== -1;
  if (!isComputed && !source.includes("import.meta")) return source;
  const body = source
    .replace(COMPUTED_IMPORT, "__importFile(Bun.fileURLToPath(new URL($1, __meta.url)))")
    .replaceAll("import.meta", "__meta");
  const head = `import { importFile as __importFile, metaOf as __metaOf } from ${JSON.stringify(PACKED_FILE)};`;
  return `${head}const __meta = __metaOf(${JSON.stringify(fromRoot(path))});${body}`;
}

/** Puts the modules together as they must be for a program without its folders. */
export const PLACES: BunPlugin = {
  name: "places",
  setup(build) {
    build.onLoad({ filter: /\.(ts|js)$/ }, ({ path }) => {
      const loader = path.endsWith(".ts") ? "ts" : "js";
      if (path === PACKED_FILE) return { contents: packedSource(), loader };
      if (!PLACED.test(path)) return undefined;
      return { contents: placedSource(path, readFileSync(path, "utf8")), loader };
    });
  },
};
