/** The service as a program of its own, with a further folder of plugins. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { layMigratedFolder } from "../wallet/support/snapshot.ts";

const ROOT = join(import.meta.dir, "../..");

/** How the service is started. */
interface Start {
  readonly cwd: string;
  /** What follows the program. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Starts the service on a free port with an embedded store, lets it be asked, and stops it.
 *
 * @param folder where the store stands; of the plugins, unless `start` says otherwise
 */
export async function withServed<T>(
  folder: string,
  ask: (origin: string) => Promise<T>,
  { cwd, args, env }: Start = {
    cwd: ROOT,
    args: ["src/host/main.ts"],
    env: { PLUGINS_DIR: folder },
  },
): Promise<T> {
  const dataDir = join(folder, ".data");
  if (!existsSync(dataDir)) await layMigratedFolder(dataDir);
  const child = Bun.spawn([process.execPath, ...args], {
    cwd,
    env: {
      ...process.env,
      ...env,
      PORT: "0",
      DATA_DIR: dataDir,
      NODE_ENV: "test",
      DATABASE_URL: "",
      REDIS_URL: "",
    },
    stdout: "pipe",
    stderr: "inherit",
  });
  try {
    return await ask(await listeningUrl(child.stdout));
  } finally {
    child.kill("SIGTERM");
    await child.exited;
  }
}

async function listeningUrl(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const chunk of stream) {
    text += new TextDecoder().decode(chunk);
    const line = /"url":"([^"]+)"/.exec(text);
    if (line) return line[1]!.replace(/\/$/, "");
  }
  throw new Error(`The service ended before it listened: ${text}`);
}
