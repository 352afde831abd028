/** One executable file of a built program: Bun, the modules, and the data as an archive that is laid out at the first start. */
import type { BunPlugin } from "bun";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fold } from "../../src/wallet/db/mod.ts";
import { PLACES } from "./bundle.ts";
import { ROOT } from "./parts.ts";

const ENTRY = join(ROOT, "bin/alone.ts");
/** The program itself goes in as modules; the addon that sets documents cannot be loaded from such a file. */
const LEFT_OUT = /^auspex\.(js|js\.jsc)$|^node_modules\/@myriaddreamin\/|^src\/host\/typeset\//;
const DIGEST_CHARS = 16;

/**
 * Builds it.
 *
 * @param dist folder of the program as it was built for a folder
 * @param file path of the executable file
 */
export async function buildFile(dist: string, file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "auspex-file-"));
  try {
    const bytes = fold(dist, {}, (path) => !LEFT_OUT.test(path));
    const digest = Bun.SHA256.hash(bytes, "hex").slice(0, DIGEST_CHARS);
    const data = join(folder, `auspex-data-${digest}.bin`);
    writeFileSync(data, bytes);
    await Bun.build({
      entrypoints: [ENTRY],
      target: "bun",
      minify: true,
      compile: { outfile: file },
      naming: { asset: "[name].[ext]" },
      plugins: [withData(data), PLACES],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const withData = (path: string): BunPlugin => ({
  name: "data",
  setup(build) {
    build.onResolve({ filter: /^auspex:data$/ }, () => ({ path }));
  },
});
