import { afterAll, describe, expect, test } from "bun:test";
import { createLocalLocks, createRedisLocks } from "../../src/wallet/locks.ts";
import type { Locks } from "../../src/wallet/locks.ts";
import { createSoftRedis } from "../../src/wallet/redis.ts";
import type { SoftRedis } from "../../src/wallet/redis.ts";

const clock = { now: () => Date.now() };
const log = { info() {}, warn() {}, error() {} };
const redisUrl = process.env.TEST_REDIS_URL;

/** Whether two bodies of `work` ever ran at the same time. */
async function overlaps(locks: readonly Locks[], name: () => string): Promise<boolean> {
  let inside = 0;
  let overlapped = false;
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      locks[i % locks.length]!.withLock(name(), async () => {
        if (++inside > 1) overlapped = true;
        await Bun.sleep(1);
        inside--;
      }),
    ),
  );
  return overlapped;
}

async function connect(url: string): Promise<SoftRedis> {
  const redis = createSoftRedis(url, clock, log);
  for (let i = 0; i < 100 && !redis.isUp(); i++) await Bun.sleep(10);
  return redis;
}

describe("withLock() in process", () => {
  test("lets one in at a time by name, and others by another name", async () => {
    const locks = createLocalLocks();
    let n = 0;
    expect(await overlaps([locks], () => "a")).toBe(false);
    expect(await overlaps([locks], () => `b${n++}`)).toBe(true);
  });

  test("passes on the result and the error, and is free afterwards", async () => {
    const locks = createLocalLocks();
    expect(await locks.withLock("a", async () => 7)).toBe(7);
    const failing = locks.withLock("a", () => Promise.reject(new RangeError("no")));
    await expect(failing).rejects.toThrow("no");
    expect(await locks.withLock("a", async () => 8)).toBe(8);
  });
});

describe.skipIf(!redisUrl)("withLock() on Redis (needs TEST_REDIS_URL)", () => {
  const clients: SoftRedis[] = [];
  afterAll(() => clients.forEach((client) => client.close()));

  test("lets one in at a time on two hosts", async () => {
    clients.push(await connect(redisUrl!), await connect(redisUrl!));
    const name = crypto.randomUUID();
    expect(await overlaps(clients.map(createRedisLocks), () => name)).toBe(false);
  });

  test("is given back only by its owner", async () => {
    const redis = await connect(redisUrl!);
    clients.push(redis);
    const name = crypto.randomUUID();
    await createRedisLocks(redis).withLock(name, async () => {
      await redis.script('return redis.call("SET", KEYS[1], "thief")', [`lock:${name}`], []);
    });
    await Bun.sleep(20);
    expect(await redis.script('return redis.call("GET", KEYS[1])', [`lock:${name}`], [])).toBe(
      "thief",
    );
  });
});

test("withLock() goes on without a Redis that is not there", async () => {
  const redis = createSoftRedis("redis://127.0.0.1:1", clock, log);
  const started = performance.now();
  expect(await createRedisLocks(redis).withLock("a", async () => 7)).toBe(7);
  expect(performance.now() - started).toBeLessThan(500);
  redis.close();
});
