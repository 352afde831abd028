/**
 * Clients generated from the description by the two generators that most people use. Both need TypeScript 5 as a
 * library; the programs are checked with the compiler of this repository.
 */
import { plugin } from "bun";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { close, text, whole } from "./whole_document.ts";

const root = join(import.meta.dir, "../..");
const folder = mkdtempSync(join(tmpdir(), "openapi-"));
const programs = join(import.meta.dir, "programs");

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await close();
});

beforeAll(async () => {
  plugin({
    name: "typescript 5 for the generators",
    setup(build) {
      build.module("typescript", async () => {
        const five = (await import("typescript5")) as { readonly default?: object };
        return { exports: { ...five, default: five.default ?? five }, loader: "object" };
      });
    },
  });
  const { astToString, default: openapiTS } = await import("openapi-typescript");
  await Bun.write(join(folder, "fetch_types.ts"), astToString(await openapiTS(whole)));
  const { createClient } = await import("@hey-api/openapi-ts");
  await Bun.write(join(folder, "openapi.json"), text);
  await createClient({
    input: join(folder, "openapi.json"),
    output: { path: join(folder, "sdk") },
    plugins: ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"],
    logs: { level: "silent" },
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}, 120_000);

const OPTIONS = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    noUncheckedIndexedAccess: true,
    target: "esnext",
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["esnext", "dom", "dom.iterable"],
    types: [],
  },
};

/** What the compiler says of a program. */
async function compile(name: string, program: string): Promise<readonly string[]> {
  await Bun.write(join(folder, `${name}.ts`), program);
  const config = { ...OPTIONS, files: [`${name}.ts`] };
  await Bun.write(join(folder, `${name}.json`), JSON.stringify(config));
  const tsc = Bun.spawnSync([join(root, "node_modules/.bin/tsc"), "-p", `${name}.json`], {
    cwd: folder,
  });
  const lines = tsc.stdout.toString().split("\n");
  return lines.filter((line) => /error TS/.test(line));
}

/** What a program must not say: the words, and what stands in their place. */
const WRONG: readonly (readonly [string, string, string])[] = [
  ["a field that no input has", 'spread: "three"', 'spraed: "three"'],
  ["a value that is not offered", 'gender: "female"', 'gender: "woman"'],
  ["a field that no answer has", ".reading.seed", ".reading.sead"],
];

describe.each([["fetch"], ["sdk"]])("%s", (kind) => {
  test("a natural program of ten calls compiles without a cast", async () => {
    const program = await Bun.file(join(programs, `${kind}_program.txt`)).text();
    expect(program).not.toMatch(/\bas\b(?! const)/);
    expect(await compile(`${kind}_program`, program)).toEqual([]);
  }, 60_000);

  test("wrong programs are refused, each where it is wrong", async () => {
    const program = await Bun.file(join(programs, `${kind}_program.txt`)).text();
    for (const [index, [what, right, wrong]] of WRONG.entries()) {
      expect([what, program.includes(right)]).toEqual([what, true]);
      const errors = await compile(`${kind}_wrong${index}`, program.replace(right, wrong));
      expect([what, errors.length > 0]).toEqual([what, true]);
    }
  }, 60_000);
});
