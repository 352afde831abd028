import { plugin } from "bun";

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
