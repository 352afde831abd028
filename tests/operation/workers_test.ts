/** Several processes on one port: all of them answer, a rolling restart loses no call, and one that dies is replaced. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { SQL } from "bun";
import { SOURCE, startProgram, type Program } from "../build/program.ts";

const SERVER = process.env["TEST_DATABASE_URL"];
const REDIS = process.env["TEST_REDIS_URL"];

describe.skipIf(!SERVER || !REDIS)("two workers", () => {
  const name = `w_workers_${crypto.randomUUID().slice(0, 8)}`;
  const server = new SQL(SERVER ?? "postgres://127.0.0.1", { max: 1 });
  let program: Program;

  beforeAll(async () => {
    await server.unsafe(`CREATE DATABASE ${name}`);
    const port = await freePort();
    program = await startProgram(SOURCE, {
      WORKERS: "2",
      PORT: String(port),
      DRAIN_SECONDS: "1",
      DATABASE_URL: Object.assign(new URL(SERVER!), { pathname: `/${name}` }).href,
      REDIS_URL: REDIS!,
      WALLET_KEY: Buffer.alloc(32, 1).toString("base64"),
      RATE_ADDRESS: "0",
    });
    await until(() => idsOf("listening").length === 2);
  }, 90_000);
  afterAll(async () => {
    program?.child.kill("SIGTERM");
    await program?.child.exited;
    await program?.stop();
    await server.unsafe(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.close();
  });

  const idsOf = (message: string) =>
    [...program.output().matchAll(new RegExp(`"message":"${message}"`, "g"))].map(String);
  /** Which process answered, by the prefix of its request ids. */
  const ask = async () => {
    const response = await fetch(`${program.url}/healthz`, { headers: { connection: "close" } });
    await response.text();
    return { status: response.status, who: response.headers.get("x-request-id")!.split("-")[1]! };
  };

  test("share the port", async () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 200 && seen.size < 2; turn++) seen.add((await ask()).who);
    expect(seen.size).toBe(2);
  }, 30_000);

  test("are replaced one by one on SIGHUP, and no call is lost", async () => {
    const before = new Set<string>();
    for (let turn = 0; turn < 100; turn++) before.add((await ask()).who);
    let rolled = false;
    const lost: unknown[] = [];
    let calls = 0;
    program.child.kill("SIGHUP");
    const load = (async () => {
      while (!rolled) {
        try {
          const { status } = await ask();
          calls += 1;
          if (status !== 200) lost.push(status);
        } catch (cause) {
          lost.push(String(cause));
        }
        await Bun.sleep(3);
      }
    })();
    await until(() => idsOf("rolled").length === 1);
    rolled = true;
    await load;
    expect(calls).toBeGreaterThan(50);
    expect(lost).toEqual([]);
    for (let turn = 0; turn < 50; turn++) expect(before.has((await ask()).who)).toBe(false);
  }, 90_000);

  test("finish what came over connections that stay open, and say that they leave", async () => {
    const seen = { calls: 0, farewells: 0, lost: 0 };
    let isOver = false;
    const lines = Array.from({ length: 8 }, async () => {
      while (!isOver) await callUntilClosed(new URL(program.url), seen, () => isOver);
    });
    const rolls = idsOf("rolled").length;
    await until(() => seen.calls > 50);
    program.child.kill("SIGHUP");
    await until(() => idsOf("rolled").length > rolls);
    const before = seen.calls;
    await until(() => seen.calls > before + 50);
    isOver = true;
    await Promise.all(lines);
    expect(seen.lost).toBe(0);
    expect(seen.farewells).toBeGreaterThanOrEqual(8);
  }, 90_000);

  async function until(isTrue: () => boolean): Promise<void> {
    for (let turn = 0; turn < 3000 && !isTrue(); turn++) await Bun.sleep(20);
    expect(isTrue()).toBe(true);
  }
});

async function freePort(): Promise<number> {
  const probe = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const { port } = probe;
  await probe.stop(true);
  return port!;
}

interface Seen {
  calls: number;
  /** Answers that said that their connection ends. */
  farewells: number;
  /** Requests whose connection ended without their answer. */
  lost: number;
}

/** Calls over one connection, one after another, until the other side says that it leaves. */
async function callUntilClosed(url: URL, seen: Seen, isOver: () => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const request = `GET /api/v1/systems?limit=1 HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`;
  let text = "";
  let isWaiting = false;
  await Bun.connect({
    hostname: url.hostname,
    port: Number(url.port),
    socket: {
      open(socket) {
        isWaiting = true;
        socket.write(request);
      },
      async data(socket, chunk) {
        text += chunk.toString("latin1");
        const end = text.indexOf("\r\n\r\n");
        const length = Number(/content-length: *(\d+)/i.exec(text.slice(0, end))?.[1]);
        if (end < 0 || text.length < end + 4 + length) return;
        seen.calls += 1;
        isWaiting = false;
        const leaves = /^connection: *close\r$/im.test(text.slice(0, end + 2));
        if (leaves) seen.farewells += 1;
        text = "";
        if (leaves || isOver()) {
          socket.end();
          return resolve();
        }
        await Bun.sleep(5);
        isWaiting = true;
        socket.write(request);
      },
      close() {
        if (isWaiting) seen.lost += 1;
        resolve();
      },
    },
  });
  return promise;
}
