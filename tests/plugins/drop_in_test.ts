/** The path of someone who adds a tradition: write the folder, check it, serve it, delete it. */
import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillFolder } from "./filled_folder.ts";
import { withServed } from "./served_folder.ts";

const ROOT = join(import.meta.dir, "../..");
const outside = mkdtempSync(join(tmpdir(), "auspex-plugins-"));
afterAll(() => rmSync(outside, { recursive: true, force: true }));

async function script(...args: readonly string[]): Promise<{ code: number; text: string }> {
  const child = Bun.spawn([process.execPath, ...args], {
    cwd: ROOT,
    env: { ...process.env, PLUGIN: "norse-lots", PLUGINS_DIR: outside },
    stdout: "pipe",
    stderr: "pipe",
  });
  const text =
    (await new Response(child.stdout).text()) + (await new Response(child.stderr).text());
  return { code: await child.exited, text };
}

/** The answer of the service, with the folder, to one GET. */
function askService(path: string): Promise<Response> {
  return withServed(outside, (origin) => fetch(origin + path));
}

test("plugin:new writes a folder, and plugin:check names what an author fills in", async () => {
  const written = await script("scripts/plugin_new.ts", "norse-lots", outside);
  expect(written.code).toBe(0);
  const checked = await script("scripts/plugin_check.ts", join(outside, "norse-lots"));
  expect(checked.code).toBe(1);
  const lines = checked.text.trim().split("\n");
  expect(lines).toContain(
    '- words/en.ts/summary: "‹What this folder holds, in a sentence›" is a placeholder; write what belongs there',
  );
  expect(lines.filter((line) => !line.includes("is a placeholder"))).toEqual([]);
}, 30_000);

test("plugin:check passes it when it is filled in, also outside the repository", async () => {
  await fillFolder(join(outside, "norse-lots"));
  const checked = await script("scripts/plugin_check.ts", join(outside, "norse-lots"));
  expect(checked).toEqual({
    code: 0,
    text: "norse-lots 1.0.0 is ready to serve norseLots.weekday in en, zh-Hans, zh-Hant\n",
  });
}, 30_000);

test("what plugin:new writes keeps what the suites ask of every folder", async () => {
  const suites = ["tests/words", "tests/plugins/conformance_test.ts"];
  const ran = await script("test", "--timeout", "30000", ...suites);
  expect([ran.code, ran.text.split("\n").filter((line) => line.startsWith("(fail)"))]).toEqual([
    0,
    [],
  ]);
  expect(ran.text).toContain(
    "norseLots.weekday > names every field, input, value and term in zh-Hans",
  );
}, 60_000);

test("plugin:check names words that are missing, in every language", async () => {
  const file = join(outside, "norse-lots/weekday/words/zh_hant.ts");
  const whole = await Bun.file(file).text();
  await Bun.write(file, whole.replace(/ +number: "[^"]*",\n| number: "[^"]*",/, ""));
  const checked = await script("scripts/plugin_check.ts", join(outside, "norse-lots"));
  await Bun.write(file, whole);
  expect(checked.code).toBe(1);
  expect(checked.text.trim().split("\n")).toEqual(
    ["zh-Hant", "zh-Hans"].flatMap((lang) => [
      `- norseLots.weekday, words in ${lang}: field /number has no words`,
      `- norseLots.weekday, words in ${lang}: fields.number is only in English`,
    ]),
  );
}, 30_000);

test("a folder dropped in is served, and gone when deleted", async () => {
  const served = await askService("/api/v1/systems/norseLots.weekday");
  expect(served.status).toBe(200);
  expect(((await served.json()) as { cost: number }).cost).toBe(1);
  rmSync(join(outside, "norse-lots"), { recursive: true });
  expect((await askService("/api/v1/systems/norseLots.weekday")).status).toBe(404);
}, 60_000);

test("plugin:check says all that is wrong", async () => {
  const checked = await script("scripts/plugin_check.ts", "tests/broken/open-input");
  expect(checked.code).toBe(1);
  expect(checked.text.trim().split("\n")).toEqual([
    "- openInput.value, input: is open; build the procedure with defineProcedure",
    "- openInput.value, output: is open; build the procedure with defineProcedure",
  ]);
});
