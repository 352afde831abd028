/**
 * `WORKERS=n`: as many processes on one port, which the system shares out among them. This one serves nothing: it starts
 * them, replaces one that died, and on SIGHUP puts a new one in the place of each without losing a call.
 */
import { PACKED } from "../packed.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

/** Tells a process that it is one of several, and which. */
export const WORKER = "AUSPEX_WORKER";

const RESTART_MS = 1000;
const READY = '"message":"listening"';

interface Worker {
  readonly at: number;
  readonly child: Bun.Subprocess<"ignore", "pipe", "inherit">;
  /** Settles once it listens, or has ended. */
  readonly listens: Promise<boolean>;
  leaving: boolean;
}

/** Runs until it is told to stop. */
export async function superviseWorkers(config: Config, log: Log): Promise<never> {
  const workers = new Map<number, Worker>();
  let stopping = false;

  function start(at: number): Worker {
    const { promise: listens, resolve } = Promise.withResolvers<boolean>();
    const metrics = config.metricsPort;
    const child = Bun.spawn([process.execPath, ...(isAlone() ? [] : [Bun.main]), "start"], {
      env: {
        ...process.env,
        [WORKER]: String(at),
        // Each is asked by itself: Prometheus adds up what belongs together.
        ...(metrics ? { METRICS_PORT: String(metrics + at) } : {}),
      },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "inherit",
    });
    const worker: Worker = { at, child, listens, leaving: false };
    void passOn(child.stdout, (text) => {
      if (text.includes(READY)) resolve(true);
    });
    void child.exited.then((code) => {
      resolve(false);
      if (workers.get(at) === worker) workers.delete(at);
      if (worker.leaving || stopping) return;
      log.error("worker ended", { worker: at, code });
      log.flush();
      setTimeout(() => {
        if (!stopping && !workers.has(at)) workers.set(at, start(at));
      }, RESTART_MS);
    });
    return worker;
  }

  let rolling: Promise<void> = Promise.resolve();
  async function roll(): Promise<void> {
    log.info("rolling restart", { workers: config.workers });
    for (const [at, old] of [...workers]) {
      const fresh = start(at);
      // The old one goes on where the new one does not come up.
      if (!(await fresh.listens)) continue;
      old.leaving = true;
      workers.set(at, fresh);
      old.child.kill("SIGTERM");
      await old.child.exited;
    }
    log.info("rolled");
    log.flush();
  }

  async function stop(signal: "SIGTERM" | "SIGINT"): Promise<never> {
    if (stopping) process.exit(1);
    stopping = true;
    const all = [...workers.values()];
    for (const { child } of all) child.kill(signal);
    await Promise.all(all.map(({ child }) => child.exited));
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  process.on("SIGHUP", () => void (rolling = rolling.then(roll)));

  for (let at = 0; at < config.workers; at++) workers.set(at, start(at));
  const first = await Promise.all([...workers.values()].map(({ listens }) => listens));
  if (!first.includes(true)) process.exit(1);
  return new Promise<never>(() => {});
}

/** A program that is one file with its runtime. */
function isAlone(): boolean {
  return PACKED !== null && !Bun.main.endsWith(".js");
}

async function passOn(
  stream: ReadableStream<Uint8Array>,
  see: (text: string) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of stream) {
    process.stdout.write(chunk);
    see(decoder.decode(chunk, { stream: true }));
  }
}
