import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SDK_RELEASE } from "./contract.ts";
import { findPackage } from "./packages.ts";

const root = mkdtempSync(join(tmpdir(), "auspex-packages-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function install(name: string, manifest: object): Promise<void> {
  await Bun.write(
    join(root, "node_modules", name, "package.json"),
    JSON.stringify({ name, version: "1.0.0", ...manifest }),
  );
}
const peer = (range: string) => ({ peerDependencies: { "@auspex/sdk": range } });

test("findPackage() finds what is installed, with or without a scope", async () => {
  await install("auspex-plugin-norse-lots", peer(`^${SDK_RELEASE}`));
  await install("@acme/auspex-plugin-tea", peer(">=1"));
  expect(findPackage("auspex-plugin-norse-lots", root)).toEqual({
    id: "norse-lots",
    path: join(root, "node_modules/auspex-plugin-norse-lots"),
  });
  expect(findPackage("@acme/auspex-plugin-tea", join(root, "deeper"))).toMatchObject({ id: "tea" });
});

test("findPackage() says what to do with what cannot be served", async () => {
  await install("auspex-plugin-plain", {});
  await install("auspex-plugin-newer", peer("^9.0.0"));
  const reasonOf = (name: string) => {
    const found = findPackage(name, root);
    return "reasons" in found ? found.reasons[0] : undefined;
  };
  expect(reasonOf("left-pad")).toContain("it reads auspex-plugin-<id>");
  expect(reasonOf("auspex-plugin-absent")).toContain("run: bun add auspex-plugin-absent");
  expect(reasonOf("auspex-plugin-plain")).toContain(`write "^${SDK_RELEASE}"`);
  expect(reasonOf("auspex-plugin-newer")).toContain(
    `is written for @auspex/sdk ^9.0.0, and this host has ${SDK_RELEASE}`,
  );
});
