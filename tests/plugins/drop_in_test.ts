/** The path of someone who adds a tradition: write the folder, check it, serve it, delete it. */
import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { layMigratedFolder } from "../wallet/support/snapshot.ts";

const ROOT = join(import.meta.dir, "../..");
const outside = mkdtempSync(join(tmpdir(), "auspex-plugins-"));
afterAll(() => rmSync(outside, { recursive: true, force: true }));

async function script(...args: readonly string[]): Promise<{ code: number; text: string }> {
  const child = Bun.spawn([process.execPath, ...args], {
    cwd: ROOT,
    stdout: "pipe",
    stderr: "pipe",
  });
  const text =
    (await new Response(child.stdout).text()) + (await new Response(child.stderr).text());
  return { code: await child.exited, text };
}

/** Starts the service on a free port with a further plugin folder; gives the answer to one GET. */
async function askService(path: string): Promise<Response> {
  const child = Bun.spawn([process.execPath, "src/host/main.ts"], {
    cwd: ROOT,
    env: {
      ...process.env,
      PLUGINS_DIR: outside,
      PORT: "0",
      DATA_DIR: join(outside, ".data"),
      NODE_ENV: "test",
      DATABASE_URL: "",
      REDIS_URL: "",
    },
    stdout: "pipe",
    stderr: "inherit",
  });
  try {
    return await fetch((await listeningUrl(child.stdout)) + path);
  } finally {
    child.kill("SIGTERM");
    await child.exited;
  }
}

async function listeningUrl(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const chunk of stream) {
    text += new TextDecoder().decode(chunk);
    const found = /"url":"([^"]+)"/.exec(text);
    if (found) return found[1]!;
  }
  throw new Error(`The service ended before it listened: ${text}`);
}

test("plugin:new writes a folder that plugin:check passes, also outside the repository", async () => {
  const written = await script("scripts/plugin_new.ts", "norse-lots", outside);
  expect(written.code).toBe(0);
  const checked = await script("scripts/plugin_check.ts", join(outside, "norse-lots"));
  expect(checked).toEqual({
    code: 0,
    text: "norse-lots 1.0.0 is ready to serve norseLots.weekday\n",
  });
}, 30_000);

test("a folder dropped in is served, and gone when deleted", async () => {
  await layMigratedFolder(join(outside, ".data"));
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
    "- /procedures/0/input: is open; build the procedure with defineProcedure",
    "- /procedures/0/output: is open; build the procedure with defineProcedure",
  ]);
});
