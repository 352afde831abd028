/**
 * Locks that only keep callers from queueing on the same row. The database decides; a lock that is
 * lost, stolen or never granted changes nothing but the waiting.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { SoftRedis } from "./redis.ts";

const LEASE_MS = 5000;
const WAIT_MS = 5000;

export interface Locks {
  /** Runs `work` while holding the named lock, or after 5 s of waiting without it. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Locks of this process alone: callers of one name go one after another. */
export function createLocalLocks(): Locks {
  const tails = new Map<string, Promise<void>>();
  return {
    async withLock(name, work) {
      const before = tails.get(name);
      const { promise: done, resolve: finish } = Promise.withResolvers<void>();
      const tail = (before ?? Promise.resolve()).then(() => done);
      tails.set(name, tail);
      try {
        if (before) await Promise.race([before, sleep(WAIT_MS, undefined, { ref: false })]);
        return await work();
      } finally {
        finish();
        if (tails.get(name) === tail) tails.delete(name);
      }
    },
  };
}

const TAKE = `return redis.call("SET", KEYS[1], ARGV[1], "NX", "PX", ARGV[2]) and 1 or 0`;
const GIVE_BACK = `return redis.call("GET", KEYS[1]) == ARGV[1] and redis.call("DEL", KEYS[1]) or 0`;

/**
 * Locks shared by every host: `SET lock:<name> <random> NX PX 5000`, given back only by its owner.
 *
 * Callers of one process queue locally first, so that one waiter per process asks Redis.
 */
export function createRedisLocks(redis: SoftRedis): Locks {
  const local = createLocalLocks();
  return {
    withLock: (name, work) =>
      local.withLock(name, async () => {
        const key = `lock:${name}`;
        const owner = crypto.randomUUID();
        const taken = await take(redis, key, owner);
        try {
          return await work();
        } finally {
          if (taken) void redis.script(GIVE_BACK, [key], [owner]);
        }
      }),
  };
}

async function take(redis: SoftRedis, key: string, owner: string): Promise<boolean> {
  for (const giveUpAt = performance.now() + WAIT_MS; performance.now() < giveUpAt;) {
    const answer = await redis.script(TAKE, [key], [owner, LEASE_MS]);
    if (answer === null) return false;
    if (answer === 1) return true;
    await sleep(2 + Math.random() * 18);
  }
  return false;
}
