/** A Redis that may be slow or gone: each command gets 250 ms, and a failure rests it for a second. */
import { Redis } from "ioredis";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";

const COMMAND_MS = 250;
/** A process that was busy for longer than that reads first what has come meanwhile: it is not Redis that was slow. */
const READ_MS = 50;
const REST_MS = 1000;

export interface SoftRedis {
  /**
   * Runs a Lua script; null when Redis did not answer, in which case the caller goes on without it.
   *
   * @param keys and `args` as the script names them KEYS and ARGV
   */
  script(
    text: string,
    keys: readonly string[],
    args: readonly (string | number)[],
  ): Promise<unknown>;
  /** Whether the last command was answered. */
  isUp(): boolean;
  close(): void;
}

/**
 * Connects in the background; never throws for a Redis that is away.
 *
 * @param prefix of every key, so that wallets of several databases can share one Redis
 */
export function createSoftRedis(url: string, clock: Clock, log: Log, prefix = ""): SoftRedis {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    connectTimeout: COMMAND_MS * 4,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  let restsUntil = 0;
  let up = false;
  redis.on("error", () => {});
  redis.on("ready", () => {
    up = true;
    restsUntil = 0;
  });

  function noteFailure(cause: unknown): void {
    restsUntil = clock.now() + REST_MS;
    if (!up) return;
    up = false;
    log.warn("redis does not answer: going on without it", { error: String(cause) });
  }

  return {
    async script(text, keys, args) {
      const restMs = restsUntil - clock.now();
      // Longer than it was set to rest, it does not: then the clock was set back.
      if (redis.status !== "ready" || (restMs > 0 && restMs <= REST_MS)) return null;
      try {
        const answer = await inTime(redis.eval(text, keys.length, ...keys, ...args));
        up = true;
        return answer;
      } catch (cause) {
        noteFailure(cause);
        return null;
      }
    },
    isUp: () => up && redis.status === "ready",
    close: () => redis.disconnect(),
  };
}

/** What Redis answers within its time, counted from when this process was there to hear it. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new Error("no answer in time"));
  let timer = setTimeout(() => {
    timer = setTimeout(giveUp, READ_MS);
  }, COMMAND_MS);
  answer.catch(() => {});
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
