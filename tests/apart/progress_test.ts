/** Long calculations tell how far they are, here and from a process of their own. */
import { beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { createSlowCalls } from "../../src/host/apart/slow.ts";
import { shareTeller, type Progress } from "../../src/host/stream.ts";
import { createRegistry, discover, invoke, prepare, type Registry } from "../../src/plugins/mod.ts";

const FOLDER = join(import.meta.dir, "../../plugins");
const NOW = Date.UTC(2026, 5, 15, 4);
const BIRTH = {
  birthDate: "1940-10-09",
  birthTime: "18:30",
  timezone: "Europe/London",
  latitude: 53.41,
  longitude: -2.98,
};
const LONG: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "transits.calculate": { ...BIRTH, from: "2020-01-01", to: "2029-12-31" },
  "retrogrades.list": { from: "2020-01-01", to: "2029-12-31" },
};
let registry: Registry;

beforeAll(async () => {
  registry = createRegistry(await discover([FOLDER]));
}, 60_000);

describe.each(Object.entries(LONG))("%s over ten years", (name, input) => {
  test("tells growing shares, and answers as it does when nobody listens", async () => {
    const { procedure, plugin } = registry.procedures.get(name)!;
    const shares: number[] = [];
    const heard = (share: number) => void shares.push(share);
    const told = await invoke(prepare(procedure, input, NOW), { now: NOW, plugin, heard });
    const untold = await invoke(prepare(procedure, input, NOW), { now: NOW, plugin });
    expect(JSON.stringify(told)).toBe(JSON.stringify(untold));
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBeGreaterThanOrEqual(0);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  test("tells them from a process of its own, too", async () => {
    const { procedure, plugin } = registry.procedures.get(name)!;
    const slow = createSlowCalls({ processes: 1, folderOf: () => join(FOLDER, "western") });
    const shares: number[] = [];
    const heard = (share: number) => void shares.push(share);
    const at = { now: NOW, limitMs: 30_000, heard };
    let here = 0;
    for (let turn = 0; turn < 4; turn++) {
      await slow.run(prepare(procedure, input, NOW), at, () => {
        here += 1;
        return invoke(prepare(procedure, input, NOW), { now: NOW, plugin });
      });
    }
    slow.close();
    expect(here).toBe(3);
    expect(shares.length).toBeGreaterThan(2);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  }, 60_000);
});

describe("shareTeller()", () => {
  test("tells hundredths, each larger than the last, no more often than a person can see", async () => {
    const told: Progress[] = [];
    const hear = shareTeller((progress) => told.push(progress));
    hear(0.1);
    expect(told).toEqual([]);
    await Bun.sleep(220);
    hear(0.25678);
    hear(0.9);
    await Bun.sleep(220);
    hear(0.251);
    hear(1.2);
    expect(told).toEqual([
      { event: "progress", share: 0.25 },
      { event: "progress", share: 1 },
    ]);
  });
});
