/** The package itself: current, small, typed, and at home in Node. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildClient } from "../../scripts/client/build.ts";
import { generateClients } from "../../scripts/client/generate.ts";
import { registry } from "../plugins/registry.ts";
import { KEY, serve } from "./served.ts";

const ROOT = join(import.meta.dir, "../..");
const SOURCE = join(ROOT, "packages/client/src");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "auspex-client-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("what is generated is current; if not: bun run client:generate", async () => {
  for (const [path, text] of await generateClients()) {
    expect({ path, current: (await Bun.file(join(ROOT, path)).text()) === text }).toEqual({
      path,
      current: true,
    });
  }
});

test("types are at most 60 KB gzipped for a hundred procedures, the program 2 KB", async () => {
  const types = gzipped(await Bun.file(join(SOURCE, "procedures.ts")).text());
  expect((types * 100) / registry.procedures.size).toBeLessThanOrEqual(60 * 1024);
  const built = await Bun.build({ entrypoints: [join(SOURCE, "mod.ts")], minify: true });
  expect(gzipped(await built.outputs[0]!.text())).toBeLessThanOrEqual(2 * 1024);
});

function gzipped(text: string): number {
  return Bun.gzipSync(text, { level: 9 }).length;
}

test("a natural program compiles in under three seconds, and wrong ones do not", async () => {
  await Bun.write(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: join(ROOT, "packages/client/tsconfig.json"),
      compilerOptions: { noEmit: true, noUnusedLocals: false, typeRoots: [] },
      files: ["good", "wrong"].map((name) => join(import.meta.dir, `programs/${name}.ts`)),
      include: [],
    }),
  );
  const started = performance.now();
  const { exitCode, stdout } = await Bun.$`${join(ROOT, "node_modules/.bin/tsc")} -p ${folder}`
    .quiet()
    .nothrow();
  expect(stdout.toString()).toBe("");
  expect(exitCode).toBe(0);
  expect(performance.now() - started).toBeLessThan(3000);
});

const PROGRAM = `
import { createClient } from "./mod.js";
const auspex = createClient({ url: process.argv[2], key: process.argv[3] });
const chart = await auspex.bazi.chart({ birthDate: "1990-05-17", birthTime: "14:30", place: "Taipei" });
const events = [];
for await (const { event } of auspex.bazi.chart.stream({ birthDate: "1990-05-17" })) events.push(event);
const [rune, none] = await auspex.batch([auspex.runes.cast.plan({ spread: "single" }), auspex.runes.cast.plan({})]);
console.log(JSON.stringify([chart.native, events.at(-1), rune.ok, none.error.reason]));
`;

test("it runs in Node as it is built", async () => {
  const served = serve(1000);
  try {
    await buildClient(folder);
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await writeFile(join(folder, "program.js"), PROGRAM);
    const run = Bun.spawn(["node", join(folder, "program.js"), served.url, KEY], {
      stdout: "pipe",
    });
    const said = JSON.parse(await new Response(run.stdout).text()) as unknown;
    expect(said).toEqual(["庚午 辛巳 壬午 丁未", "done", true, "invalid_input"]);
  } finally {
    await served.stop();
  }
});
