/** The runner of tests itself, on small folders: whatever is wrong with a shard, the whole fails. */
import { afterAll, describe, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findTestFiles, planShards, selectFiles, type Shard } from "./plan.ts";
import { runShard } from "./run.ts";

const ROOT = join(import.meta.dir, "../..");
const COMMAND = join(ROOT, "scripts/test.ts");
const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

type Files = Readonly<Record<string, string>>;

function write(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), "auspex-runner-"));
  made.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

async function run(files: Files, ...args: readonly string[]) {
  const child = Bun.spawn([process.execPath, COMMAND, ...args], {
    cwd: write(files),
    stdout: "pipe",
    stderr: "pipe",
  });
  const text = await new Response(child.stdout).text();
  return { code: await child.exited, text, closing: text.trimEnd().split("\n").at(-1) };
}

const IMPORT = 'import { afterAll, describe, expect, test } from "bun:test";\n';
const GOOD = `${IMPORT}test("good", () => expect(1).toBe(1));`;

describe("bun run test", () => {
  test("adds up folders, says what each is and ends with the counts", async () => {
    const { code, text, closing } = await run({
      "a/one/x_test.ts": GOOD,
      "a/one/deep/y_test.ts": `${GOOD} test.skip("later", () => {}); test.todo("some day");`,
      "b/z.test.ts": GOOD,
    });
    expect(closing).toBe("3 passed, 0 failed, 2 skipped");
    expect(code).toBe(0);
    expect(text).toContain("ok     a/one: 2 files, 2 passed, 0 failed, 2 skipped");
    expect(text).toContain("ok     b: 1 file, 1 passed, 0 failed, 0 skipped");
  });

  test("shows a failure in its block and again at the end", async () => {
    const bad = `${IMPORT}test("bad", () => expect("this").toBe("that"));`;
    const { code, text, closing } = await run({ "a/x_test.ts": bad, "b/y_test.ts": GOOD });
    expect([code, closing]).toEqual([1, "1 passed, 1 failed, 0 skipped"]);
    expect(text.split('Expected: "that"').length - 1).toBe(2);
    expect(text.split("(fail) bad").length - 1).toBe(2);
  });

  // Each stands beside a good file of another folder, which must not hide it.
  const FALLS: readonly (readonly [what: string, text: string, failed: number, says: string])[] = [
    ["throws before its tests", 'throw new Error("torn");', 2, "a/x_test.ts ran no test"],
    ["does not parse", "test(;", 2, "a/x_test.ts ran no test"],
    ["holds no test", "export {};", 2, "a/x_test.ts ran no test"],
    ["leaves in the middle as if all were well", 'test("x", () => process.exit(0));', 2, "code 0"],
    [
      "leaves after its tests",
      'test("x", () => {}); afterAll(() => process.exit(0));',
      2,
      "code 0",
    ],
    ["is killed", 'test("x", () => process.kill(process.pid, "SIGKILL"));', 2, "SIGKILL"],
    [
      "fails after its tests",
      'test("x", () => {}); afterAll(() => { throw new Error("late"); });',
      1,
      "error: late",
    ],
    [
      "passes but ends with another code",
      'test("x", () => void (process.exitCode = 7));',
      1,
      "code 7",
    ],
  ];
  for (const [what, text, failed, says] of FALLS) {
    test(`a file that ${what} is no success`, async () => {
      const result = await run({ "a/x_test.ts": IMPORT + text, "b/y_test.ts": GOOD });
      expect(result.code).toBe(1);
      expect(result.closing).toContain(` passed, ${failed} failed, 0 skipped`);
      expect(result.text).toContain(says);
      expect(result.text).toContain("ok     b: 1 file, 1 passed");
    });
  }

  test("a file without a test is named beside others of its folder that pass", async () => {
    const { code, text, closing } = await run({
      "a/x_test.ts": GOOD,
      "a/y_test.ts": `${IMPORT}describe.skip("all of it", () => {});`,
    });
    expect([code, closing]).toEqual([1, "1 passed, 1 failed, 0 skipped"]);
    expect(text).toContain("a/y_test.ts ran no test");
  });

  test("where everything is skipped, nothing is proved", async () => {
    const { code, closing } = await run({ "a/x_test.ts": `${IMPORT}test.skip("x", () => {});` });
    expect([code, closing]).toEqual([1, "0 passed, 0 failed, 1 skipped"]);
  });

  test("takes parts of paths and options of bun test", async () => {
    const files = {
      "a/x_test.ts": `${GOOD} test("other", () => expect(1).toBe(2));`,
      "b/a/y_test.ts": GOOD,
      "c/z_test.ts": GOOD,
    };
    expect(await run(files, "a", "-t", "good")).toMatchObject({
      code: 0,
      closing: "1 passed, 0 failed, 1 skipped",
    });
    expect(await run(files, "y_te", "./c/z_test.ts")).toMatchObject({
      code: 0,
      closing: "2 passed, 0 failed, 0 skipped",
    });
    const nothing = await run(files, "b", "nowhere");
    expect(nothing.code).toBe(1);
    expect(nothing.text).toContain("No test file matches nowhere");
  });
});

test("runShard() ends what hangs, and says so", async () => {
  const root = write({ "a/x_test.ts": "await new Promise(() => setInterval(() => {}, 1000));" });
  const shard: Shard = { folder: "a", files: ["a/x_test.ts"], chromium: false, weight: 1 };
  const { counts, faults } = await runShard(root, shard, [], 500);
  expect(counts).toEqual({ passed: 0, failed: 0, skipped: 0 });
  expect(faults).toEqual(["a/x_test.ts ran no test", "the process was ended by SIGKILL"]);
});

describe("planShards()", () => {
  test("puts every file of this project in exactly one shard", () => {
    const files = findTestFiles(ROOT);
    expect(files.length).toBeGreaterThan(150);
    expect(files).toContain("scripts/shards/shards_test.ts");
    const planned = planShards(ROOT, files).flatMap((shard) => shard.files);
    expect(planned.toSorted()).toEqual([...files]);
  });

  test("parts what starts Chromium, also by way of another file, from the rest of its folder", () => {
    const root = write({
      "tests/pages/support/browser.ts": 'import { chromium } from "playwright-core"; chromium;',
      "tests/pages/support/site.ts":
        'import type { Page } from "playwright-core"; export const p: Page | null = null;',
      "tests/pages/drawn_test.ts": 'import "./support/browser.ts";',
      "tests/pages/asked_test.ts": 'import "./support/site.ts";',
      "tests/pages/deep/drawn_test.ts": 'import("../support/browser.ts");',
    });
    const shards = planShards(root, findTestFiles(root));
    expect(shards.map(({ folder, files, chromium }) => ({ folder, files, chromium }))).toEqual(
      expect.arrayContaining([
        {
          folder: "tests/pages",
          files: ["tests/pages/deep/drawn_test.ts", "tests/pages/drawn_test.ts"],
          chromium: true,
        },
        { folder: "tests/pages", files: ["tests/pages/asked_test.ts"], chromium: false },
      ]),
    );
    expect(shards).toHaveLength(2);
  });

  test("parts a folder of many slow files by weight, and says which part a shard is", () => {
    const names = Array.from(
      { length: 13 },
      (_, at) => `tests/wallet/${"abcdefghijklm"[at]}_test.ts`,
    );
    const root = write(Object.fromEntries(names.map((name, at) => [name, "//".repeat(13 - at)])));
    const shards = planShards(root, findTestFiles(root));
    expect(shards.map(({ part }) => part)).toEqual(["1/2", "2/2"]);
    expect(shards.map(({ files }) => files)).toEqual([
      names.filter((_, at) => at % 2 === 0),
      names.filter((_, at) => at % 2 === 1),
    ]);
  });

  test("begins with the heaviest", () => {
    const weights = planShards(ROOT, findTestFiles(ROOT)).map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });
});

test("selectFiles() takes a folder whole, and else a part of a path", () => {
  const files = findTestFiles(ROOT);
  const all = selectFiles(ROOT, files, ["plugins"]);
  expect(all.every((file) => file.startsWith("plugins/"))).toBe(true);
  expect(selectFiles(ROOT, files, ["shards_te"])).toEqual(["scripts/shards/shards_test.ts"]);
  expect(() => selectFiles(ROOT, files, ["plugins", "no such part"])).toThrow(
    new RangeError("No test file matches no such part"),
  );
});
