/** A folder that nobody reviewed: whatever it does costs the call that did it, and the host goes on. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SOURCE, startProgram, type Program } from "../build/program.ts";
import { layMigratedFolder } from "../wallet/support/snapshot.ts";

const FIXTURES = join(import.meta.dir, "fixtures");
let program: Program;

beforeAll(async () => {
  const env = { PLUGINS_DIR: FIXTURES, RUN_LIMIT_MS: "6000", RATE_TOKEN: "0", RATE_ADDRESS: "0" };
  program = await startProgram(SOURCE, env, layMigratedFolder);
}, 60_000);
afterAll(async () => program?.stop());

const call = (name: string, a = 2) => program.call(`hostile.${name}`, { a });

async function balance(): Promise<number> {
  return (await (await program.get("/api/v1/stats/ping")).json()).balance;
}

/** Processes of the fixture that are left. */
function leftovers(): readonly string[] {
  return readdirSync("/proc").flatMap((pid) => {
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
      return /^\d+$/.test(pid) && line.startsWith("sleep 60") ? [line] : [];
    } catch {
      return [];
    }
  });
}

describe("a folder that runs apart", () => {
  test("answers, is charged, listed and shown as any other", async () => {
    const before = await balance();
    const response = await call("fine");
    expect([response.status, response.headers.get("x-points-charged")]).toEqual([200, "3"]);
    const { data } = (await response.json()).result;
    expect(data).toMatchObject({
      sum: 3,
      reading: { procedure: "hostile.fine", version: "1.0.0" },
    });
    expect(await balance()).toBe(before - 3);
    const entry = await (await program.get("/api/v1/systems/hostile.fine")).json();
    expect(entry).toMatchObject({ name: "A harm", cost: 3 });
    expect((await program.get("/systems/hostile.fine")).status).toBe(200);
  }, 30_000);

  test("has its input checked and its refusals said", async () => {
    expect((await call("fine", 5000)).status).toBe(400);
    const refused = await call("refuse", 7);
    expect(refused.status).toBe(422);
    expect((await refused.json()).error.message).toBe("Not 7");
  }, 30_000);

  test.each([
    ["loop", "did not finish within 6500 ms"],
    ["leak", "took more than 512 MB of memory"],
    ["exit", "ended its process (code 0)"],
    ["crash", "ended its process (SIGSEGV)"],
    ["flood", "answered more than 8 MB"],
    ["fork", "started another process"],
    ["babble", "answered what is no answer"],
    ["throws", "threw: inner secret"],
  ])(
    "pays for nothing that ends in %s, which the log names",
    async (name, said) => {
      const before = await balance();
      const response = await call(name);
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain("inner secret");
      await Bun.sleep(150);
      expect(program.output()).toContain(said);
      expect(await balance()).toBe(before);
      expect((await call("fine")).status).toBe(200);
    },
    30_000,
  );

  test("sees nothing of the host's settings", async () => {
    const { data } = (await (await call("spy")).json()).result;
    expect(JSON.parse(data.text).filter((name: string) => !/^(PWD|_|SHLVL)$/.test(name))).toEqual(
      [],
    );
  });

  test("leaves no process of its own behind", () => {
    expect(leftovers()).toEqual([]);
  });

  test("leaves others their answers meanwhile", async () => {
    const harms = ["loop", "leak"].map((name) => call(name));
    for (let turn = 0; turn < 10; turn++) {
      const response = await program.call("discordian.day", { date: `2024-02-1${turn}` });
      expect(response.status).toBe(200);
    }
    const statuses = (await Promise.all(harms)).map(({ status }) => status);
    expect(statuses).toEqual([500, 500]);
  }, 60_000);
});
