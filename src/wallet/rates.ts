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

const COUNT_ALL = `
local windows = {}
for i, key in ipairs(KEYS) do
  local work = tonumber(ARGV[i + 1])
  local used = redis.call("INCRBY", key, work)
  if used == work then redis.call("PEXPIRE", key, ARGV[1]) end
  windows[2 * i - 1] = used
  windows[2 * i] = redis.call("PTTL", key)
end
return windows`;

interface Waiting {
  readonly name: string;
  readonly work: number;
  readonly resolve: (window: RateWindow) => void;
}

/** Creates the counters; without Redis each process counts for itself. */
export function createRates(clock: Clock, redis?: SoftRedis): Rates {
  const local = createLocalWindows(clock);
  let waiting: Waiting[] = [];

  /** Counts of one moment travel together. */
  async function countAll(redis: SoftRedis): Promise<void> {
    await Promise.resolve();
    const all = waiting;
    waiting = [];
    const names = all.map(({ name }) => `rate:${name}`);
    const answer = await redis.script(COUNT_ALL, names, [WINDOW_MS, ...all.map((one) => one.work)]);
    const windows = Array.isArray(answer) ? (answer as number[]) : null;
    for (const [at, { name, work, resolve }] of all.entries()) {
      if (windows === null) resolve(local.add(name, work));
      else resolve(toWindow(windows[2 * at]!, windows[2 * at + 1]!));
    }
  }

  function add(name: string, work = 1): Promise<RateWindow> {
    if (redis === undefined) return Promise.resolve(local.add(name, work));
    return new Promise((resolve) => {
      if (waiting.push({ name, work, resolve }) === 1) void countAll(redis);
    });
  }

  return {
    add: (name) => add(name),
    async count(name, limit, work) {
      if (limit === 0) return {};
      const window = await add(name, work);
      const headers = describeRate(limit, window);
      if (window.used > limit) throw new RateLimited(secondsOf(window), headers);
      return headers;
    },
  };
}

function toWindow(used: number, ttl: number): RateWindow {
  return { used, resetMs: ttl > 0 ? ttl : WINDOW_MS };
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
