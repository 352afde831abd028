/** Slow calls run in a process of their own: the same bytes, the same refusals, and quick calls do not wait for them. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSlowCalls } from "../../src/host/apart/slow.ts";
import { createHost, SILENT, type Host, type Listening } from "../../src/host/mod.ts";
import {
  createRegistry,
  discover,
  invoke,
  prepare,
  type AnyProcedure,
  type Registry,
} from "../../src/plugins/mod.ts";

const FOLDER = join(import.meta.dir, "../../plugins");
const NOW = Date.UTC(2026, 5, 15, 4);
let registry: Registry;

beforeAll(async () => {
  registry = createRegistry(await discover([FOLDER]));
}, 60_000);

/** Processes for slow calls that this one has started. */
function processes(): readonly number[] {
  return readdirSync("/proc").flatMap((pid) => {
    try {
      const parent = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      const line = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      return Number(parent) === process.pid && line.includes("slow_child.ts") ? [Number(pid)] : [];
    } catch {
      return [];
    }
  });
}

describe("a host with a process for slow calls", () => {
  let apart: Host;
  let plain: Host;
  let listening: Listening;

  beforeAll(() => {
    const common = {
      registry,
      wallet: null,
      narrator: null,
      clock: { now: () => NOW },
      log: SILENT,
    };
    apart = createHost({ ...common, config: { slowProcesses: 1, cacheBytes: 0 } });
    plain = createHost({ ...common, config: { cacheBytes: 0 } });
    listening = apart.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => listening.stop());

  const ask = async (host: Host, name: string, input: object) => {
    const url = `http://localhost/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;
    const response = await host.handle(new Request(url));
    const text = await response.text();
    return { status: response.status, text: text.replaceAll(/rq-[\w-]+/g, "rq") };
  };
  const yearOf = (year: number, more: object = {}) => ({
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    planets: ["mercury"],
    ...more,
  });

  test("learns that a call is slow, and answers it with the same bytes from there", async () => {
    for (let year = 1901; year < 1905; year++) await ask(apart, "retrogrades.list", yearOf(year));
    expect(processes()).toHaveLength(1);
    for (const more of [{}, { lang: "zh-Hant" }, { lang: "ja" }]) {
      const input = yearOf(1944, more);
      for (let turn = 0; turn < 3; turn++) {
        expect(await ask(apart, "retrogrades.list", input)).toEqual(
          await ask(plain, "retrogrades.list", input),
        );
      }
    }
  }, 120_000);

  test("refuses there as here", async () => {
    const late = { ...yearOf(1944), to: "1999-12-31" };
    const [one, other] = [
      await ask(apart, "retrogrades.list", late),
      await ask(plain, "retrogrades.list", late),
    ];
    expect(one).toEqual(other);
    expect(one.status).toBe(422);
  }, 30_000);

  test("starts another process in the place of one that died, and the call that it had fails", async () => {
    const [pid] = processes();
    const call = ask(apart, "retrogrades.list", yearOf(1950));
    await Bun.sleep(20);
    process.kill(pid!, "SIGKILL");
    expect((await call).status).toBe(500);
    expect((await ask(apart, "retrogrades.list", yearOf(1951))).status).toBe(200);
    expect(processes()).not.toContain(pid!);
  }, 60_000);

  test("lets quick calls pass meanwhile", async () => {
    let isOver = false;
    const slow = (async () => {
      let calls = 0;
      for (; !isOver; calls++) await ask(apart, "retrogrades.list", yearOf(1900 + calls));
      return calls;
    })();
    let longest = 0;
    for (let turn = 0; turn < 30; turn++) {
      // How long the loop of the host is held up.
      const startedMs = performance.now();
      await new Promise((resume) => setImmediate(resume));
      longest = Math.max(longest, performance.now() - startedMs);
      await Bun.sleep(10);
    }
    isOver = true;
    expect(await slow).toBeGreaterThan(0);
    expect(longest).toBeLessThan(60);
  }, 60_000);
});

describe("createSlowCalls()", () => {
  const run = (procedure: AnyProcedure, input: object) => {
    const { plugin } = registry.procedures.get(procedure.name)!;
    return () => invoke(prepare(procedure, input, NOW), { now: NOW, plugin });
  };
  const at = { now: NOW, limitMs: 10_000 };

  test("leaves quick calls, and with no process every call, where they are", async () => {
    const { procedure } = registry.procedures.get("discordian.day")!;
    const input = { date: "2024-02-28" };
    const before = new Set(processes());
    for (const count of [0, 1]) {
      const slow = createSlowCalls({ processes: count, folderOf: () => join(FOLDER, "calendars") });
      for (let turn = 0; turn < 6; turn++) {
        await slow.run(prepare(procedure, input, NOW), at, run(procedure, input));
      }
      slow.close();
    }
    // One that a former test stopped may still be ending.
    expect(processes().filter((pid) => !before.has(pid))).toEqual([]);
  });
});
