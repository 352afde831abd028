/** Builds the package for Node and browsers: `bun scripts/client/build.ts [folder]`, by default `packages/client/dist`. */
import { join, resolve } from "node:path";

const PACKAGE = join(import.meta.dir, "../../packages/client");

/**
 * Writes the modules with their declarations.
 *
 * @throws {Error} with the compiler's messages
 */
export async function buildClient(folder = join(PACKAGE, "dist")): Promise<void> {
  const compiler = join(PACKAGE, "../../node_modules/.bin/tsc");
  const args = ["-p", join(PACKAGE, "tsconfig.build.json"), "--outDir", resolve(folder)];
  const { exitCode, stdout } = await Bun.$`${compiler} ${args}`.quiet().nothrow();
  if (exitCode !== 0) throw new Error(stdout.toString());
}

if (import.meta.main) await buildClient(process.argv[2]);
