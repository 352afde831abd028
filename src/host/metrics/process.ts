/** What the process is like: memory, work, and how long others wait for their turn. */
import type { Metric } from "./text.ts";

const LAG_EVERY_MS = 100;

export interface ProcessMeter {
  /** Reading them begins the next span in which the longest wait is looked for. */
  metrics(): readonly Metric[];
  stop(): void;
}

/** Begins to watch. */
export function createProcessMeter(version: string): ProcessMeter {
  let longestMs = 0;
  let dueAt = performance.now() + LAG_EVERY_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - dueAt);
    dueAt = now + LAG_EVERY_MS;
  }, LAG_EVERY_MS);
  timer.unref();
  const gauge = (name: string, help: string, value: number): Metric => ({
    name,
    help,
    type: "gauge",
    samples: [{ value }],
  });

  return {
    metrics() {
      // A loop that is blocked now has not come to its timer yet.
      const lagMs = Math.max(longestMs, performance.now() - dueAt, 0);
      longestMs = 0;
      const { rss, heapUsed, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      return [
        {
          name: "auspex_build_info",
          help: "Version that runs",
          type: "gauge",
          samples: [{ labels: { version, bun: Bun.version }, value: 1 }],
        },
        gauge(
          "auspex_event_loop_lag_seconds",
          "Longest wait for a turn since it was last read",
          lagMs / 1000,
        ),
        gauge("process_resident_memory_bytes", "Resident memory", rss),
        gauge("auspex_heap_bytes", "Objects of the program", heapUsed),
        gauge("auspex_external_bytes", "Buffers outside of the heap", external),
        gauge(
          "process_start_time_seconds",
          "When it started, seconds since 1970",
          performance.timeOrigin / 1000,
        ),
        {
          name: "process_cpu_seconds_total",
          help: "Processor time used",
          type: "counter",
          samples: [{ value: (user + system) / 1e6 }],
        },
      ];
    },
    stop: () => clearInterval(timer),
  };
}
