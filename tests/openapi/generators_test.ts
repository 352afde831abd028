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

/** What the compiler says of each of some programs, which it reads together: most of its time goes into the client. */
async function compile(
  kind: string,
  programs: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const files = Object.keys(programs).map((name) => `${name}.ts`);
  for (const [name, program] of Object.entries(programs)) {
    await Bun.write(join(folder, `${name}.ts`), program);
  }
  await Bun.write(join(folder, `${kind}.json`), JSON.stringify({ ...OPTIONS, files }));
  const tsc = Bun.spawn([join(root, "node_modules/.bin/tsc"), "-p", `${kind}.json`], {
    cwd: folder,
    stdout: "pipe",
  });
  const lines = (await new Response(tsc.stdout).text())
    .split("\n")
    .filter((line) => /error TS/.test(line));
  const saidOf = (name: string) => lines.filter((line) => line.startsWith(`${name}.ts(`));
  const said = Object.fromEntries(Object.keys(programs).map((name) => [name, saidOf(name)]));
  // What stands in no program stands in the client, or the compiler did not run.
  const elsewhere = lines.filter((line) => !Object.values(said).flat().includes(line));
  return { ...said, elsewhere };
}

/** What a program must not say: the words, and what stands in their place. */
const WRONG: readonly (readonly [string, string, string])[] = [
  ["a field that no input has", 'spread: "three"', 'spraed: "three"'],
  ["a value that is not offered", 'gender: "female"', 'gender: "woman"'],
  ["a field that no answer has", ".reading.seed", ".reading.sead"],
];

describe.each([["fetch"], ["sdk"]])("%s", (kind) => {
  const right = `${kind}_program`;
  let program: string;
  let said: Readonly<Record<string, readonly string[]>>;

  beforeAll(async () => {
    program = await Bun.file(join(programs, `${right}.txt`)).text();
    const wrong = WRONG.map(([, from, to], index) => [
      `${kind}_wrong${index}`,
      program.replace(from, to),
    ]);
    said = await compile(kind, { [right]: program, ...Object.fromEntries(wrong) });
  }, 60_000);

  test("a natural program of ten calls compiles without a cast", () => {
    expect(program).not.toMatch(/\bas\b(?! const)/);
    expect({ [right]: said[right], elsewhere: said["elsewhere"] }).toEqual({
      [right]: [],
      elsewhere: [],
    });
  });

  test("wrong programs are refused, each where it is wrong", () => {
    for (const [index, [what, from]] of WRONG.entries()) {
      expect([what, program.includes(from)]).toEqual([what, true]);
      expect([what, said[`${kind}_wrong${index}`]!.length > 0]).toEqual([what, true]);
    }
  });
});
