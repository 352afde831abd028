/** The program itself: starts from nothing, serves, drains; refuses to start with what is wrong. */
import { afterEach, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { layMigratedFolder } from "../wallet/support/snapshot.ts";
import { FIXTURES } from "./support.ts";

const MAIN = join(import.meta.dir, "../../src/host/main.ts");
const TORN = join(import.meta.dir, "fixtures/torn");
const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** Starts the program in a folder of its own, with no variable but those given. */
async function start(env: Record<string, string>, lay = async (_dataDir: string) => {}) {
  const dataDir = await mkdtemp(join(tmpdir(), "auspex-"));
  await lay(dataDir);
  const { PATH = "", HOME = "" } = process.env;
  const child = Bun.spawn([process.execPath, MAIN], {
    env: { PATH, HOME, PORT: "0", DATA_DIR: dataDir, ...env },
    stdout: "pipe",
    stderr: "pipe",
  });
  cleanups.push(async () => {
    child.kill("SIGKILL");
    await child.exited;
    await rm(dataDir, { recursive: true, force: true });
  });
  return child;
}

/** Reads the program's output until it holds the text wanted. */
async function readUntil(stream: ReadableStream<Uint8Array>, wanted: RegExp): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true });
    if (wanted.test(text)) return text;
  }
  throw new Error(`The program ended before ${wanted}: ${text}`);
}

describe("main.ts", () => {
  test("serves from nothing with a demo key, and drains on SIGTERM", async () => {
    const child = await start({ TRUSTED_PLUGINS_DIR: FIXTURES, STRICT_PLUGINS: "0" });
    const output = await readUntil(child.stdout, /at_live_\w+/);
    const url = /"url":"([^"]+)"/.exec(output)![1]!;
    const key = /at_live_\w+/.exec(output)![0];
    const headers = { authorization: `Bearer ${key}` };

    const systems = await (await fetch(`${url}/api/v1/systems`)).json();
    expect(systems.map(({ id }: { id: string }) => id)).toContain("sample.add");
    const call = (path: string, init = {}) => fetch(`${url}${path}`, { headers, ...init });
    const input = encodeURIComponent('{"a":1,"b":2}');
    const first = await call(`/api/trpc/sample.add?input=${input}`);
    expect(first.headers.get("x-points-charged")).toBe("15");
    const before = Number(first.headers.get("x-points-balance"));
    expect((await first.json()).result.data.sum).toBe(3);
    const blend = await call(`/api/trpc/mix.all?input=${encodeURIComponent('{"a":1}')}`);
    expect(blend.headers.get("x-points-balance")).toBe(String(before - 15));
    const draw = () =>
      call("/api/trpc/sample.flip", { headers: { ...headers, "idempotency-key": "k" } });
    const lots = [await (await draw()).text(), await (await draw()).text()];
    expect(lots[0]).toBe(lots[1]!);
    const ping = await (await call("/api/v1/stats/ping")).json();
    expect(ping.balance).toBe(before - 17);
    expect((await fetch(`${url}/api/v1/stats/ping`)).status).toBe(401);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    child.kill("SIGTERM");
    expect(await child.exited).toBe(0);
    expect(await new Response(child.stderr).text()).not.toContain(key);
  }, 60_000);

  test("prints every plugin that failed and exits 1, outside production", async () => {
    const child = await start({ TRUSTED_PLUGINS_DIR: TORN });
    const errors = await new Response(child.stderr).text();
    expect(await child.exited).toBe(1);
    expect(errors).toContain("Plugin unfinished is not served:");
    expect(errors).toContain("Cannot import unfinished/mod.ts: table missing");
  }, 60_000);

  test("serves the rest in production and says what failed", async () => {
    const child = await start(
      {
        TRUSTED_PLUGINS_DIR: `${TORN}:${FIXTURES}`,
        NODE_ENV: "production",
        WALLET_URL: "https://wallet.example",
        WALLET_KEY: Buffer.alloc(32, 7).toString("base64"),
        DRAWS_SECRET: "a secret of the draws, long enough",
      },
      layMigratedFolder,
    );
    const output = await readUntil(child.stdout, /"listening"/);
    const url = /"url":"([^"]+)"/.exec(output)![1]!;
    expect(output).not.toContain("at_live_");
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(200);
    const body = await ready.json();
    expect(body.status).toBe("degraded");
    expect(body.plugins.failed).toContainEqual({
      id: "unfinished",
      reasons: ["Cannot import unfinished/mod.ts: table missing"],
    });
    const systems = await fetch(`${url}/api/v1/systems`);
    expect(systems.headers.get("x-plugins-failed")).toContain("unfinished");
  }, 60_000);

  test("names every variable that is wrong and exits 1", async () => {
    const child = await start({ PORT: "many", REDIS_URL: "nonsense" });
    const errors = await new Response(child.stderr).text();
    expect(await child.exited).toBe(1);
    expect(errors).toContain("PORT:");
    expect(errors).toContain("REDIS_URL:");
  });
});
