/** `bun run conformance:build`: writes `packages/conformance/dist`, the runner and its adapters as JavaScript. */
import { $ } from "bun";
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dir, "..");
const PACKAGE = join(ROOT, "packages/conformance");

rmSync(join(PACKAGE, "dist"), { recursive: true, force: true });
await $`${process.execPath} x tsc -p packages/conformance/tsconfig.json`.cwd(ROOT);
// The engine, the calendars and the contract come from @auspex/sdk.
rmSync(join(PACKAGE, "dist/src"), { recursive: true, force: true });
for (const file of ["LICENSE", "NOTICE"]) copyFileSync(join(ROOT, file), join(PACKAGE, file));
