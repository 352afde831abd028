/** Work that repeats until the wallet closes. */
import type { Log } from "./log.ts";

export interface Loop {
  /** Ends after the turn under way. */
  stop(): Promise<void>;
}

/**
 * Runs `turn` now and then every `everyMs` after it ended; a turn that throws is logged and tried again.
 *
 * @param turn work that can be repeated at any time, on any number of hosts
 */
export function startLoop(
  name: string,
  everyMs: number,
  log: Log,
  turn: () => Promise<unknown>,
): Loop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let failing = false;
  let current = run();

  async function run(): Promise<void> {
    try {
      await turn();
      failing = false;
    } catch (cause) {
      if (!failing && !stopped) log.warn(`${name} failed and goes on`, { error: String(cause) });
      failing = true;
    }
    if (stopped) return;
    timer = setTimeout(() => void (current = run()), everyMs);
    timer.unref?.();
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
