import { expect, test } from "bun:test";
import { createLane } from "./lane.ts";

const double = async (items: readonly number[]) => items.map((item) => item * 2);
const runOne = async (item: number) => item * 2;

test("createLane() sends what queued up meanwhile as one batch in order", async () => {
  const batches: number[][] = [];
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lane = createLane<number, number>({
    limit: 64,
    statements: 1,
    runOne,
    runAll: async (items) => {
      batches.push([...items]);
      await gates[batches.length - 1]?.promise;
      return double(items);
    },
  });
  const first = lane.submit(9);
  await Promise.resolve();
  await Promise.resolve();
  const rest = [5, 3, 4].map((item) => lane.submit(item));
  gates[0]!.resolve();
  expect(await first).toBe(18);
  gates[1]!.resolve();
  expect(await Promise.all(rest)).toEqual([10, 6, 8]);
  expect(batches).toEqual([[9], [5, 3, 4]]);
});

test("createLane() never sends more than its limit at once", async () => {
  const sizes: number[] = [];
  const lane = createLane<number, number>({
    limit: 4,
    statements: 1,
    runOne,
    runAll: async (items) => {
      sizes.push(items.length);
      return double(items);
    },
  });
  await Promise.all(Array.from({ length: 10 }, (_, i) => lane.submit(i)));
  await lane.idle();
  expect(sizes).toEqual([4, 4, 2]);
});

test("createLane() runs items one by one when the batch fails, each with its own outcome", async () => {
  const lane = createLane<number, number>({
    limit: 64,
    statements: 1,
    runAll: async () => {
      throw Object.assign(new Error("deadlock"), { code: "40P01" });
    },
    runOne: async (item) => {
      if (item === 2) throw new RangeError("bad row");
      return item * 2;
    },
  });
  const results = await Promise.allSettled([1, 2, 3].map((item) => lane.submit(item)));
  expect(
    results.map((result) => (result.status === "fulfilled" ? result.value : "failed")),
  ).toEqual([2, "failed", 6]);
});

test("createLane() keeps as many statements under way as it may, and no more", async () => {
  let underWay = 0;
  let most = 0;
  const lane = createLane<number, number>({
    limit: 2,
    statements: 2,
    runOne,
    runAll: async (items) => {
      most = Math.max(most, ++underWay);
      await Bun.sleep(1);
      underWay--;
      return double(items);
    },
  });
  const results = await Promise.all(Array.from({ length: 20 }, (_, i) => lane.submit(i)));
  expect(results).toEqual(Array.from({ length: 20 }, (_, i) => i * 2));
  expect(most).toBe(2);
});

test("createLane() lets items wait for the statement under way, but not for long", async () => {
  const gate = Promise.withResolvers<void>();
  const batches: number[][] = [];
  const lane = createLane<number, number>({
    limit: 64,
    statements: 2,
    patienceMs: 5,
    runOne,
    runAll: async (items) => {
      batches.push([...items]);
      if (batches.length === 1) await gate.promise;
      return double(items);
    },
  });
  const first = lane.submit(1);
  await Bun.sleep(0);
  const rest = [2, 3].map((item) => lane.submit(item));
  await Bun.sleep(0);
  expect(batches).toEqual([[1]]);
  expect(await Promise.all(rest)).toEqual([4, 6]);
  expect(batches).toEqual([[1], [2, 3]]);
  gate.resolve();
  expect(await first).toBe(2);
});

test("createLane() forgets no item that comes while the last statement ends", async () => {
  const lane = createLane<number, number>({
    limit: 64,
    statements: 1,
    runOne,
    runAll: async (items) => double(items),
  });
  for (let i = 0; i < 200; i++) {
    const first = lane.submit(i);
    const then = first.then(() => lane.submit(i + 1));
    expect(await then).toBe((i + 1) * 2);
  }
});
