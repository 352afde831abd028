/** Arrows point one way: what each part of the house may import. */
import { expect, test } from "bun:test";
import { Glob } from "bun";
import { dirname, join, relative } from "node:path";

const ROOT = join(import.meta.dir, "../..");

interface Layer {
  readonly files: string;
  /** Folders of ours it may reach, its own included. */
  readonly reaches: readonly string[];
  /** Packages it may import; undefined: any. */
  readonly packages?: readonly RegExp[];
}

const LAYERS: readonly Layer[] = [
  { files: "src/time/**/*.ts", reaches: ["src/time"], packages: [/^tyme4ts$/] },
  { files: "src/sky/**/*.ts", reaches: ["src/sky", "src/time"], packages: [/^node:/, /^bun$/] },
  {
    files: "src/plugins/**/*.ts",
    reaches: ["src/plugins", "src/time"],
    packages: [/^@sinclair\/typebox/, /^node:(crypto|fs|path)$/, /^bun$/],
  },
  { files: "src/ui/**/*.ts", reaches: ["src/ui"], packages: [/^uqr$/, /^node:/] },
  { files: "src/wallet/**/*.ts", reaches: ["src/wallet", "src/ui/mod.ts"] },
  {
    files: "src/host/**/*.ts",
    reaches: [
      "src/host",
      "src/ui/mod.ts",
      "src/plugins",
      "src/wallet",
      "src/time",
      "src/sky",
      "package.json",
    ],
  },
  {
    files: "plugins/**/*.ts",
    reaches: ["plugins", "src/plugins/sdk.ts", "src/sky/mod.ts", "src/time/mod.ts"],
    packages: [/^tyme4ts$/],
  },
];

const ALIASES: Readonly<Record<string, string>> = {
  "#sdk": "src/plugins/sdk.ts",
  "#sky": "src/sky/mod.ts",
  "#time": "src/time/mod.ts",
};

const transpiler = new Bun.Transpiler({ loader: "ts" });

for (const { files, reaches, packages } of LAYERS) {
  test(`${files} reaches only ${reaches.join(", ")}`, async () => {
    const wrong: string[] = [];
    for (const file of new Glob(files).scanSync({ cwd: ROOT })) {
      if (
        file.endsWith("_test.ts") ||
        file.endsWith(".d.ts") ||
        /\/(testing|testdata)\//.test(file)
      )
        continue;
      const source = await Bun.file(join(ROOT, file)).text();
      for (const { path } of transpiler.scanImports(source)) {
        const target =
          ALIASES[path] ??
          (path.startsWith(".") ? relative(ROOT, join(ROOT, dirname(file), path)) : undefined);
        const allowed = target
          ? reaches.some((reach) => target === reach || target.startsWith(`${reach}/`))
          : (packages?.some((one) => one.test(path)) ?? true);
        if (!allowed) wrong.push(`${file} imports ${path}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

test("outsiders import only a part's mod.ts", async () => {
  const wrong: string[] = [];
  const inside = /^src\/(time|sky|wallet|plugins)\//;
  for (const file of new Glob("src/host/**/*.ts").scanSync({ cwd: ROOT })) {
    const source = await Bun.file(join(ROOT, file)).text();
    for (const { path } of transpiler.scanImports(source)) {
      if (!path.startsWith(".")) continue;
      const target = relative(ROOT, join(ROOT, dirname(file), path));
      if (inside.test(target) && !/\/(mod|sdk|contract)\.ts$/.test(target))
        wrong.push(`${file} imports ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});
