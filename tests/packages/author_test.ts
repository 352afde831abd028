/** An author without this repository: packed tarballs alone, a tradition made, checked, tested and served. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SDK_RELEASE } from "../../src/plugins/mod.ts";
import { fillFolder } from "../plugins/filled_folder.ts";
import { withServed } from "../plugins/served_folder.ts";
import { openService } from "../vectors/service.ts";

const ROOT = join(import.meta.dir, "../..");
const work = mkdtempSync(join(tmpdir(), "auspex-author-"));
const author = join(work, "author");
const written = join(author, "auspex-plugin-norse-lots");
const host = join(work, "host");
afterAll(() => rmSync(work, { recursive: true, force: true }), 60_000);

async function run(cwd: string, ...args: readonly string[]) {
  // Nothing of ours may be found by way of the folder that the tests run in.
  const { PLUGIN: _, PLUGINS_DIR: __, ...env } = process.env;
  const child = Bun.spawn([process.execPath, ...args], {
    cwd,
    env,
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { code: await child.exited, text: out + err };
}

async function must(cwd: string, ...args: readonly string[]): Promise<string> {
  const { code, text } = await run(cwd, ...args);
  expect(code, `${args.join(" ")}\n${text}`).toBe(0);
  return text;
}

/** Packs a folder and returns the tarball. */
async function pack(folder: string): Promise<string> {
  const into = mkdtempSync(join(work, "packed-"));
  await must(folder, "pm", "pack", "--ignore-scripts", "--quiet", "--destination", into);
  return join(into, readdirSync(into)[0]!);
}

/** A project that has nothing but the packages given. */
async function project(folder: string, packages: Readonly<Record<string, string>>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const packed = Object.fromEntries(
    Object.entries(packages).map(([name, tarball]) => [name, `file:${tarball}`]),
  );
  const dependencies = { ...packed, "bun-types": "1.4.5" };
  await Bun.write(
    join(folder, "package.json"),
    JSON.stringify({ name: "empty", private: true, dependencies, overrides: packed }),
  );
  await must(folder, "install", "--production", "--no-save");
}

let sdk: string;
let service: string;

beforeAll(async () => {
  await must(ROOT, "scripts/sdk_build.ts");
  sdk = await pack(join(ROOT, "packages/sdk"));
  service = await pack(ROOT);
  await project(author, { auspex: service, "@auspex/sdk": sdk });
}, 120_000);

test("the release that a host checks is the one of the package", async () => {
  const { version } = (await Bun.file(join(ROOT, "packages/sdk/package.json")).json()) as {
    version: string;
  };
  expect(version).toBe(SDK_RELEASE);
});

test("a package is made, and its author is told what to say", async () => {
  await must(author, "x", "--no-install", "auspex", "plugin:new", "norse-lots", "--package");
  const checked = await run(author, "x", "--no-install", "auspex", "plugin:check", written);
  expect(checked.code).toBe(1);
  expect(checked.text).toContain("‹What your art says of such a day›");
  await fillFolder(written);
  expect(await must(author, "x", "--no-install", "auspex", "plugin:check", written)).toContain(
    "norse-lots 1.0.0 is ready to serve norseLots.weekday in en, zh-Hans, zh-Hant",
  );
}, 60_000);

test("its own tests and types stand on the kit alone", async () => {
  expect(await must(author, "test", written)).toContain("0 fail");
  await must(author, join(ROOT, "node_modules/typescript/bin/tsc"), "--noEmit", "-p", written);
}, 60_000);

test("a host that names it serves it, and one that does not leaves it alone", async () => {
  const tarball = await pack(written);
  await project(host, {
    auspex: service,
    "@auspex/sdk": sdk,
    "auspex-plugin-norse-lots": tarball,
  });
  const ask = async (origin: string) => {
    const query = new URLSearchParams({
      input: JSON.stringify({
        json: { birthDate: "1969-07-20", birthTime: "20:17", timezone: "UTC" },
      }),
    });
    const entry = await fetch(`${origin}/api/v1/systems/norseLots.weekday`);
    const answer = await fetch(`${origin}/api/trpc/norseLots.weekday?${query}`);
    return [entry.status, answer.status] as const;
  };
  const start = (names: string) => ({
    cwd: host,
    args: ["x", "--no-install", "auspex", "start"],
    env: { PLUGINS: names },
  });
  const store = join(work, "store");
  mkdirSync(store);
  const [entry, answer] = await withServed(store, ask, start("auspex-plugin-norse-lots"));
  expect([entry, answer]).toEqual([200, 401]);
  expect(await withServed(store, ask, start(""))).toEqual([404, 404]);
}, 120_000);

test("the runner of reference cases works from its tarball", async () => {
  await must(ROOT, "scripts/conformance_build.ts");
  const judge = join(work, "judge");
  const conformance = await pack(join(ROOT, "packages/conformance"));
  await project(judge, { "@auspex/conformance": conformance, "@auspex/sdk": sdk });
  const service = await openService(ROOT);
  const double = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === "/api/v1/systems") return Response.json([{ id: "xiaoLiuRen.calculate" }]);
      const { json } = (await request.json()) as { json: Record<string, unknown> };
      const data = await service.call(pathname.split("/").at(-1)!, json);
      return Response.json({ result: { data } });
    },
  });
  try {
    const against = ["--against", `http://127.0.0.1:${double.port}`, "--only", "xiaoliuren"];
    const printed = await must(judge, "x", "--no-install", "auspex-conformance", "run", ...against);
    expect(printed).toContain("all files: 95 passed, 0 failed, 0 skipped");
  } finally {
    await double.stop(true);
  }
}, 60_000);
