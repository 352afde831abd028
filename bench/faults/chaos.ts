/** What goes wrong, one thing after another: backends killed and paused, the server crashed, Redis lost, hosts killed. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster, OwnRedis } from "./cluster.ts";
import type { Hosts } from "./hosts.ts";

export interface Chaos {
  /** How often each fault was made. */
  readonly counts: Readonly<Record<string, number>>;
  /** Ends after the fault under way; everything runs again then. */
  stop(): Promise<void>;
}

type Fault = () => Promise<void>;

const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];
const some = <T>(all: readonly T[], most: number): readonly T[] =>
  [...all].sort(() => Math.random() - 0.5).slice(0, 1 + Math.floor(Math.random() * most));

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

/** Starts making faults, one every half second or so. */
export function startChaos(cluster: Cluster, redis: OwnRedis, hosts: Hosts): Chaos {
  const counts: Record<string, number> = {};
  let stopped = false;

  async function pause(pids: readonly number[], ms: number): Promise<void> {
    for (const pid of pids) signal(pid, "SIGSTOP");
    await sleep(ms);
    for (const pid of pids) signal(pid, "SIGCONT");
  }

  /** With how often each is made, in all of a hundred. */
  const faults: readonly (readonly [string, number, Fault])[] = [
    [
      "connections ended",
      30,
      async () => some(await cluster.backends(), 8).forEach((pid) => signal(pid, "SIGTERM")),
    ],
    [
      "backends paused",
      25,
      async () => pause(some(await cluster.backends(), 6), 200 + Math.random() * 3000),
    ],
    [
      "all backends paused",
      6,
      async () => pause(await cluster.backends(), 1000 + Math.random() * 5000),
    ],
    [
      "backend killed",
      6,
      async () => signal((await cluster.backends())[0] ?? 0x7fffffff, "SIGKILL"),
    ],
    ["server crashed", 3, () => cluster.crash()],
    ["redis killed", 8, () => redis.restart()],
    ["redis paused", 6, () => pause([redis.pid()], 1500)],
    ["redis emptied", 6, () => redis.flush()],
    ["host killed", 10, async () => hosts.killOne(pick([0, 1])!)],
  ];

  function choose(): (typeof faults)[number] {
    let left = Math.random() * faults.reduce((sum, [, weight]) => sum + weight, 0);
    return faults.find(([, weight]) => (left -= weight) < 0) ?? faults[0]!;
  }

  async function go(): Promise<void> {
    while (!stopped) {
      const [name, , make] = choose();
      counts[name] = (counts[name] ?? 0) + 1;
      await make().catch((cause: unknown) => console.error(`${name}: ${String(cause)}`));
      await sleep(200 + Math.random() * 600);
    }
  }

  const going = go();
  return {
    counts,
    async stop() {
      stopped = true;
      await going;
    },
  };
}
