/** Programs as operators start them: from source and from a build, each with data of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const ROOT = join(import.meta.dir, "../..");
export const SOURCE = [process.execPath, join(ROOT, "src/host/main.ts")];

export interface Program {
  readonly url: string;
  /** The one that was laid, else that of the demo user of an embedded store. */
  readonly key: string;
  /** All it has printed so far. */
  readonly output: () => string;
  /** Resident memory, MB. */
  readonly memory: () => Promise<number>;
  readonly child: Bun.Subprocess;
  readonly dataDir: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  call(name: string, input: object, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

/** Makes a folder that goes with the test. */
export function temporary(): string {
  return mkdtempSync(join(tmpdir(), "auspex-build-"));
}

/**
 * Starts a program and waits until it listens.
 *
 * @param env all it is told; nothing comes from the test's own environment but PATH
 * @param lay puts data there beforehand, and tells the key of it where there is one
 */
export async function startProgram(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
  lay: (dataDir: string) => Promise<string | void> = async () => {},
): Promise<Program> {
  const dataDir = temporary();
  const laidKey = await lay(dataDir);
  const { PATH = "" } = process.env;
  const child = Bun.spawn([...command], {
    cwd: dataDir,
    env: { PATH, HOME: dataDir, PORT: "0", DATA_DIR: dataDir, ...env },
    stdout: "pipe",
    stderr: "pipe",
  });
  let output = "";
  const ended = Promise.all(
    [child.stdout, child.stderr].map(async (stream) => {
      const decoder = new TextDecoder();
      for await (const chunk of stream) output += decoder.decode(chunk, { stream: true });
    }),
  );
  const stop = async () => {
    child.kill("SIGKILL");
    await child.exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const hasDemo = env["DATABASE_URL"] === undefined && !laidKey;
  const wanted = hasDemo ? /AUSPEX_KEY=at_live_\w+/ : /"message":"listening"/;
  const isUp = async () => {
    while (!wanted.test(output)) await Bun.sleep(20);
  };
  let running = true;
  const isDown = ended.then(() => void (running = false));
  await Promise.race([isUp(), isDown]);
  if (!running) {
    await stop();
    throw new Error(`The program ended before it listened:\n${output}`);
  }
  const url = /"message":"listening","url":"([^"]+)"/.exec(output)![1]!;
  const key = laidKey || (/AUSPEX_KEY=(at_live_\w+)/.exec(output)?.[1] ?? "");
  const get: Program["get"] = (path, headers = {}) =>
    fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}`, ...headers } });
  return {
    url,
    key,
    child,
    dataDir,
    output: () => output,
    memory: async () => {
      const status = await Bun.file(`/proc/${child.pid}/status`).text();
      return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
    },
    get,
    call: (name, input, headers) =>
      get(`/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, headers),
    stop,
  };
}
