import { Glob, plugin } from "bun";
import { join } from "node:path";
import { importFile, packedFiles } from "../packed.ts";

const LORE_WORDS = join(import.meta.dir, "../lore/words");

/** The words of `#lore` under the names by which a tradition imports them: `#lore/words/en.ts`. */
export async function loreWords(): Promise<Readonly<Record<string, object>>> {
  const files = packedFiles(LORE_WORDS) ?? [...new Glob("*.ts").scanSync({ cwd: LORE_WORDS })];
  const loaded = files.map(async (file) => [
    `#lore/words/${file}`,
    await importFile(join(LORE_WORDS, file)),
  ]);
  return Object.fromEntries(await Promise.all(loaded)) as Readonly<Record<string, object>>;
}

/**
 * Makes the names a tradition may import resolve from any folder, also from one outside this
 * repository, to the very modules the host itself runs.
 *
 * @param modules specifier → module namespace: `{ "#sdk": sdk, "#time": time, … }`
 */
export function provideImports(modules: Readonly<Record<string, object>>): void {
  plugin({
    name: "auspex imports",
    setup(build) {
      for (const [specifier, exports] of Object.entries(modules)) {
        build.module(specifier, () => ({
          exports: exports as Record<string, unknown>,
          loader: "object",
        }));
      }
    },
  });
}
