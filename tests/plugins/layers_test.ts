/** Arrows point one way: what each part of the house may import, `import type` counted. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import { circlesOf, importsUnder, type Import } from "./imports.ts";

const ROOT = join(import.meta.dir, "../..");

interface Layer {
  readonly folder: string;
  /** Folders of ours it may reach, its own included. */
  readonly reaches: readonly string[];
  /** Packages it may import; undefined: any. */
  readonly packages?: readonly RegExp[];
}

const LAYERS: readonly Layer[] = [
  { folder: "src/time", reaches: ["src/time"], packages: [/^tyme4ts$/] },
  { folder: "src/places", reaches: ["src/places"], packages: [/^node:(fs|zlib)$/] },
  { folder: "src/sky", reaches: ["src/sky", "src/time"], packages: [/^node:/, /^bun$/] },
  {
    folder: "src/speech",
    reaches: ["src/speech", "src/packed.ts"],
    packages: [/^@sinclair\/typebox/, /^node:(fs|path)$/, /^opencc-js/],
  },
  {
    folder: "src/lore",
    reaches: ["src/lore", "src/speech/mod.ts", "src/time/mod.ts"],
    packages: [],
  },
  {
    folder: "src/plugins",
    reaches: [
      "src/plugins",
      "src/lore",
      "src/packed.ts",
      "src/places/mod.ts",
      "src/speech/mod.ts",
      "src/time",
    ],
    packages: [/^@sinclair\/typebox/, /^node:(crypto|fs|path)$/, /^bun$/],
  },
  {
    folder: "src/east",
    reaches: [
      "src/east",
      "src/lore/mod.ts",
      "src/lore/words",
      "src/plugins/sdk.ts",
      "src/sky/mod.ts",
      "src/time/mod.ts",
    ],
    packages: [],
  },
  { folder: "src/ui", reaches: ["src/ui", "src/speech/mod.ts"], packages: [/^uqr$/, /^node:/] },
  {
    folder: "src/wallet",
    reaches: ["src/wallet", "src/packed.ts", "src/spans.ts", "src/ui/mod.ts"],
  },
  {
    folder: "src/host",
    reaches: [
      "src/host",
      "src/packed.ts",
      "src/spans.ts",
      "src/ui/mod.ts",
      "src/plugins",
      "src/speech/mod.ts",
      "src/lore/mod.ts",
      "src/places/mod.ts",
      "src/wallet",
      "src/time",
      "src/sky",
      "package.json",
    ],
  },
  { folder: "packages/client/src", reaches: ["packages/client/src"], packages: [] },
  {
    folder: "plugins",
    reaches: [
      "plugins",
      "src/east",
      "src/lore/mod.ts",
      "src/lore/words",
      "src/places/mod.ts",
      "src/plugins/sdk.ts",
      "src/sky/mod.ts",
      "src/time/mod.ts",
    ],
    packages: [/^tyme4ts$/],
  },
];

const all = new Map<string, readonly Import[]>();
for (const { folder } of LAYERS) all.set(folder, await importsUnder(ROOT, folder));

for (const { folder, reaches, packages } of LAYERS) {
  test(`${folder} reaches only ${reaches.join(", ")}`, () => {
    const wrong = all
      .get(folder)!
      .filter(({ target, specifier }) =>
        target
          ? !reaches.some((reach) => target === reach || target.startsWith(`${reach}/`))
          : !(packages?.some((one) => one.test(specifier)) ?? true),
      );
    expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
  });
}

test("outsiders import only a part's mod.ts", () => {
  const inside = /^src\/(time|sky|lore|places|speech|wallet|plugins)\//;
  const wrong = all
    .get("src/host")!
    .filter(
      ({ target }) => target && inside.test(target) && !/\/(mod|sdk|contract)\.ts$/.test(target),
    );
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test("plugins do not reach into each other", () => {
  const folderOf = (path: string) => path.split("/").slice(0, 2).join("/");
  const wrong = all
    .get("plugins")!
    .filter(
      ({ file, target }) => target?.startsWith("plugins/") && folderOf(file) !== folderOf(target),
    );
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test("no circle of imports anywhere, types included", () => {
  expect(circlesOf([...all.values()].flat())).toEqual([]);
});
