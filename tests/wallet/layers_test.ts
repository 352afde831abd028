/** How the wallet is put together: no circle of imports, folders by their `mod.ts` alone, words in one place. */
import { describe, expect, test } from "bun:test";
import { Glob } from "bun";
import { dirname, join, relative } from "node:path";
import { findCircles, readImports } from "./support/imports.ts";

const ROOT = join(import.meta.dir, "../../src/wallet");

const sources = new Map(
  [...new Glob("**/*.ts").scanSync({ cwd: ROOT })]
    .filter((file) => !file.endsWith("_test.ts"))
    .sort()
    .map((file) => [file, readSource(file)]),
);

function readSource(file: string): { readonly text: string; readonly imports: readonly string[] } {
  const text = new TextDecoder().decode(Bun.mmap(join(ROOT, file)));
  const imports = readImports(text)
    .filter((path) => path.startsWith("."))
    .map((path) => relative(ROOT, join(ROOT, dirname(file), path)));
  return { text, imports };
}

/** The sub-folder a file belongs to, or "" for those that stand in the wallet itself. */
function folderOf(file: string): string {
  return file.includes("/") ? file.slice(0, file.indexOf("/")) : "";
}

describe("readImports()", () => {
  const cases: readonly (readonly [source: string, paths: readonly string[]])[] = [
    [`import { a } from "./a.ts";`, ["./a.ts"]],
    [`import type { A } from "./a.ts";`, ["./a.ts"]],
    [`import {\n  a,\n  type B,\n} from "./a.ts";`, ["./a.ts"]],
    [`export * from "./a.ts";\nexport type { B } from './b.ts';`, ["./a.ts", "./b.ts"]],
    [`import "./side.ts";`, ["./side.ts"]],
    [`const a = await import("./late.ts");`, ["./late.ts"]],
    [`type A = typeof import("./late.ts");`, ["./late.ts"]],
    [`/** import { a } from "./no.ts"; */\n// export * from "./no.ts";`, []],
  ];
  for (const [source, paths] of cases) {
    test(JSON.stringify(source), () => expect(readImports(source)).toEqual([...paths]));
  }
});

test("findCircles() names the files of each circle once", () => {
  const edges = { a: ["b"], b: ["c"], c: ["a", "d"], d: ["e"], e: ["d"], f: ["a"], g: ["g"] };
  expect(findCircles(new Map(Object.entries(edges)))).toEqual([["a", "b", "c"], ["d", "e"], ["g"]]);
});

test("no circle of imports, types counted", () => {
  const edges = new Map([...sources].map(([file, { imports }]) => [file, imports]));
  expect(findCircles(edges)).toEqual([]);
});

test("folders of the wallet reach each other by mod.ts alone", () => {
  const deep = [...sources].flatMap(([file, { imports }]) =>
    imports
      .filter((target) => {
        const folder = folderOf(target);
        const outside = target.startsWith("..") || folder === "";
        return !outside && folder !== folderOf(file) && target !== `${folder}/mod.ts`;
      })
      .map((target) => `${file} imports ${target}`),
  );
  expect(deep).toEqual([]);
});

test("a mod.ts re-exports and does nothing else", () => {
  const doing = [...sources]
    .filter(([file]) => /^\w+\/mod\.ts$/.test(file))
    .filter(([, { text }]) =>
      text
        .replaceAll(/\/\*[\s\S]*?\*\//g, "")
        .replaceAll(/^export[^;]*? from "[^"]+";$/gm, "")
        .trim(),
    );
  expect(doing.map(([file]) => file)).toEqual([]);
});

test("no language is told apart outside of words/", () => {
  const wrong = [...sources]
    .filter(([file]) => !file.startsWith("words/"))
    .filter(([, { text }]) => /["'](?:en|zh-Hant)["']|\blang\s*[!=]==?/.test(text));
  expect(wrong.map(([file]) => file)).toEqual([]);
});
