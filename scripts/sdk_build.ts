/** `bun run sdk:build`: writes `packages/sdk/dist`: JavaScript, declarations and tables of what a tradition imports. */
import { $, Glob } from "bun";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dir, "..");
const PACKAGE = join(ROOT, "packages/sdk");
/** What is neither compiled nor needed at run time. */
const LEFT_OUT = /\.(ts|md)$|(^|\/)(testdata|testing)\//;

rmSync(join(PACKAGE, "dist"), { recursive: true, force: true });
await $`${process.execPath} x tsc -p packages/sdk/tsconfig.json`.cwd(ROOT);
for (const folder of ["lore", "places", "sky", "time"]) {
  for (const file of new Glob("**/*").scanSync({ cwd: join(ROOT, "src", folder) })) {
    if (LEFT_OUT.test(file)) continue;
    const target = join(PACKAGE, "dist", folder, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(ROOT, "src", folder, file), target);
  }
}
for (const file of ["LICENSE", "NOTICE"]) copyFileSync(join(ROOT, file), join(PACKAGE, file));
