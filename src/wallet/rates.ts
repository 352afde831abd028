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
   * Counts one request, or the work of several.
   *
   * @param limit requests a minute; 0 means no limit
   * @param work how many requests it counts as, whole
   * @returns `RateLimit-Policy` and `RateLimit` for the answer
   * @throws {RateLimited} when the allowance is used up
   */
  count(name: string, limit: number, work?: number): Promise<Headers>;
  /** Counts one occurrence without judging it. */
  add(name: string): Promise<RateWindow>;
}

/** A minute of a counter. */
export interface RateWindow {
  readonly used: number;
  /** Until its end. */
  readonly resetMs: number;
}

const COUNT = `
local used = redis.call("INCRBY", KEYS[1], ARGV[2])
if used == tonumber(ARGV[2]) then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return {used, redis.call("PTTL", KEYS[1])}`;

/** Creates the counters; without Redis each process counts for itself. */
export function createRates(clock: Clock, redis?: SoftRedis): Rates {
  const local = createLocalWindows(clock);

  async function add(name: string, work = 1): Promise<RateWindow> {
    const answer = await redis?.script(COUNT, [`rate:${name}`], [WINDOW_MS, work]);
    if (!Array.isArray(answer)) return local.add(name, work);
    const [used, ttl] = answer as [number, number];
    return { used, resetMs: ttl > 0 ? ttl : WINDOW_MS };
  }

  return {
    add,
    async count(name, limit, work) {
      if (limit === 0) return {};
      const window = await add(name, work);
      const headers = describeRate(limit, window);
      if (window.used > limit) throw new RateLimited(secondsOf(window), headers);
      return headers;
    },
  };
}

/** `RateLimit-Policy` and `RateLimit` of a window. */
export function describeRate(limit: number, window: RateWindow): Headers {
  return {
    "RateLimit-Policy": `"default";q=${limit};w=${WINDOW_MS / 1000}`,
    RateLimit: `"default";r=${Math.max(0, limit - window.used)};t=${secondsOf(window)}`,
  };
}

function secondsOf({ resetMs }: RateWindow): number {
  return Math.max(1, Math.ceil(resetMs / 1000));
}

function createLocalWindows(clock: Clock) {
  const windows = new Map<string, { used: number; endsAt: number }>();

  let sweepAt = SWEEP_AT;

  /** The next time when there are twice as many, so that it costs little however many there are. */
  function sweep(now: number): void {
    for (const [name, window] of windows) if (window.endsAt <= now) windows.delete(name);
    sweepAt = Math.max(SWEEP_AT, 2 * windows.size);
  }

  return {
    add(name: string, work: number): RateWindow {
      const now = clock.now();
      const open = windows.get(name);
      // A clock that was set back ends the windows that lie ahead of it.
      if (open !== undefined && open.endsAt > now && open.endsAt <= now + WINDOW_MS) {
        open.used += work;
        return { used: open.used, resetMs: open.endsAt - now };
      }
      if (windows.size >= sweepAt) sweep(now);
      windows.set(name, { used: work, endsAt: now + WINDOW_MS });
      return { used: work, resetMs: WINDOW_MS };
    },
  };
}
