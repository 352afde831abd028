/** Requests a minute, counted in Redis for all hosts and in this process while Redis is away. */
import { RateLimited } from "./errors.ts";
import type { Clock } from "./clock.ts";
import type { SoftRedis } from "./redis.ts";

const WINDOW_MS = 60_000;
/** Above this many names the finished windows are swept out of memory. */
const SWEEP_AT = 10_000;

type Headers = Readonly<Record<string, string>>;

/** Counters by name. A minute begins with the first request and ends 60 s later. */
export interface Rates {
  /**
   * Counts one request.
   *
   * @param limit requests a minute; 0 means no limit
   * @returns `RateLimit-Policy` and `RateLimit` for the answer
   * @throws {RateLimited} when the allowance is used up
   */
  count(name: string, limit: number): Promise<Headers>;
  /**
   * Looks without counting.
   *
   * @throws {RateLimited} when the allowance is used up
   */
  check(name: string, limit: number): Promise<Headers>;
}

interface Window {
  readonly used: number;
  readonly resetMs: number;
}

const COUNT = `
local used = redis.call("INCR", KEYS[1])
if used == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return {used, redis.call("PTTL", KEYS[1])}`;
const LOOK = `return {tonumber(redis.call("GET", KEYS[1]) or 0), redis.call("PTTL", KEYS[1])}`;

/** Creates the counters; without Redis each process counts for itself. */
export function createRates(clock: Clock, redis?: SoftRedis): Rates {
  const local = createLocalWindows(clock);

  async function read(script: string, name: string, amount: 0 | 1): Promise<Window> {
    const answer = await redis?.script(script, [`rate:${name}`], [WINDOW_MS]);
    if (!Array.isArray(answer)) return local.add(name, amount);
    const [used, ttl] = answer as [number, number];
    return { used, resetMs: ttl > 0 ? ttl : WINDOW_MS };
  }

  return {
    async count(name, limit) {
      if (limit === 0) return {};
      const window = await read(COUNT, name, 1);
      return judge(limit, window, window.used > limit);
    },
    async check(name, limit) {
      if (limit === 0) return {};
      const window = await read(LOOK, name, 0);
      return judge(limit, window, window.used >= limit);
    },
  };
}

function judge(limit: number, { used, resetMs }: Window, refused: boolean): Headers {
  const seconds = Math.max(1, Math.ceil(resetMs / 1000));
  const headers = {
    "RateLimit-Policy": `"default";q=${limit};w=${WINDOW_MS / 1000}`,
    RateLimit: `"default";r=${Math.max(0, limit - used)};t=${seconds}`,
  };
  if (refused) throw new RateLimited(seconds, headers);
  return headers;
}

function createLocalWindows(clock: Clock) {
  const windows = new Map<string, { used: number; endsAt: number }>();

  function sweep(now: number): void {
    for (const [name, window] of windows) if (window.endsAt <= now) windows.delete(name);
  }

  return {
    add(name: string, amount: 0 | 1): Window {
      const now = clock.now();
      const open = windows.get(name);
      if (open !== undefined && open.endsAt > now) {
        open.used += amount;
        return { used: open.used, resetMs: open.endsAt - now };
      }
      if (windows.size >= SWEEP_AT) sweep(now);
      if (amount === 1) windows.set(name, { used: 1, endsAt: now + WINDOW_MS });
      return { used: amount, resetMs: WINDOW_MS };
    },
  };
}
