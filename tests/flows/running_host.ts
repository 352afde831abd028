/** Hosts as programs of their own, so that a test can kill one. */
import { join } from "node:path";

const ROOT = join(import.meta.dir, "../..");

export interface RunningHost {
  readonly url: string;
  kill(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

const running: RunningHost[] = [];

/** Kills every host that was started; for `afterAll`. */
export async function killAll(): Promise<void> {
  for (const host of running.splice(0)) await host.kill("SIGKILL");
}

/**
 * Starts a host over the test servers and waits until it listens.
 *
 * @param schema of the database
 * @param env further settings
 */
export async function startHost(
  schema: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningHost> {
  const { PATH = "", HOME = "", TEST_DATABASE_URL = "", TEST_REDIS_URL = "" } = process.env;
  const child = Bun.spawn([process.execPath, "src/host/main.ts"], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      PORT: "0",
      DATABASE_URL: TEST_DATABASE_URL,
      DATABASE_SCHEMA: schema,
      REDIS_URL: TEST_REDIS_URL,
      ...env,
    },
    stdout: "pipe",
    stderr: "inherit",
  });
  const url = await listeningUrl(child.stdout);
  const host: RunningHost = {
    url,
    async kill(signal) {
      child.kill(signal);
      await child.exited;
    },
  };
  running.push(host);
  return host;
}

async function listeningUrl(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`The host ended before it listened: ${text}`);
    text += decoder.decode(value, { stream: true });
    const found = /"url":"([^"]+)"/.exec(text);
    if (!found) continue;
    void drain(reader);
    return found[1]!;
  }
}

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}
