/** Servers of the run's own, which it may kill: a PostgreSQL cluster and a Redis in a folder that goes with them. */
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface Cluster {
  readonly url: string;
  /** Process ids of the servers' children that serve connections. */
  backends(): Promise<readonly number[]>;
  /** Ends every process of the server at once and starts it again. */
  crash(): Promise<void>;
  /** Deadlocks that its log tells of: its statistics do not outlive a crash. */
  countDeadlocks(): Promise<number>;
  stop(): Promise<void>;
}

export interface OwnRedis {
  readonly url: string;
  pid(): number;
  restart(): Promise<void>;
  flush(): Promise<void>;
  stop(): void;
}

/** Programs of the newest PostgreSQL on this machine. */
function findPrograms(): string {
  const found = [...new Bun.Glob("/usr/lib/postgresql/*/bin/initdb").scanSync("/")].sort().at(-1);
  const programs = found ?? Bun.which("initdb");
  if (!programs) throw new Error("Cannot run the faults: initdb of PostgreSQL is missing");
  return join(programs.startsWith("/") ? programs : `/${programs}`, "..");
}

/** The server refuses to run as root, so it runs as `postgres` where we are root. */
function asServer(command: readonly string[]): string[] {
  return process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--", ...command] : [...command];
}

async function run(command: readonly string[]): Promise<string> {
  const child = Bun.spawn([...command], { stdout: "pipe", stderr: "pipe" });
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  if (child.exitCode !== 0) throw new Error(`${command.join(" ")}: ${err || out}`);
  return out;
}

/** Makes a folder that the server may write to. */
async function makeFolder(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), name));
  if (process.getuid?.() === 0) {
    const [uid, gid] = [await run(["id", "-u", "postgres"]), await run(["id", "-g", "postgres"])];
    chownSync(folder, Number(uid), Number(gid));
  }
  return folder;
}

/** Starts a cluster on a free port. */
export async function startCluster(): Promise<Cluster> {
  const programs = findPrograms();
  const folder = await makeFolder("faults-pg-");
  const data = join(folder, "data");
  const probe = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  const { port } = probe;
  probe.stop();
  await run(asServer([join(programs, "initdb"), "-D", data, "-U", "postgres", "-A", "trust"]));
  // What a killed process has written stands in the system's memory: no disk need be waited for.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=120`;
  const control = (action: string, ...more: string[]) =>
    run(
      asServer([
        join(programs, "pg_ctl"),
        action,
        "-D",
        data,
        "-w",
        "-s",
        "-l",
        join(folder, "log"),
        ...more,
      ]),
    );
  await control("start", "-o", settings);
  const postmaster = async () =>
    Number((await Bun.file(join(data, "postmaster.pid")).text()).split("\n")[0]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async backends() {
      // None, while the server is away.
      const list = await postmaster()
        .then((pid) => run(["ps", "--ppid", String(pid), "-o", "pid=,args="]))
        .catch(() => "");
      return list
        .split("\n")
        .filter((line) => /postgres: postgres \S+ 127\.0\.0\.1/.test(line))
        .map((line) => Number(line.trim().split(" ")[0]));
    },
    async crash() {
      await control("stop", "-m", "immediate");
      await control("start", "-o", settings);
    },
    async countDeadlocks() {
      return (await Bun.file(join(folder, "log")).text()).split("deadlock detected").length - 1;
    },
    async stop() {
      await control("stop", "-m", "immediate").catch(() => "");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a Redis on a socket. */
export async function startRedis(): Promise<OwnRedis> {
  const folder = mkdtempSync(join(tmpdir(), "faults-redis-"));
  const socket = join(folder, "socket");
  const spawn = () =>
    Bun.spawn(
      ["redis-server", "--port", "0", "--unixsocket", socket, "--save", "", "--dir", folder],
      { stdout: "ignore", stderr: "ignore" },
    );
  let child = spawn();
  await sleep(300);
  return {
    url: socket,
    pid: () => child.pid,
    async restart() {
      child.kill("SIGKILL");
      await child.exited;
      child = spawn();
    },
    async flush() {
      await Bun.spawn(["redis-cli", "-s", socket, "flushall"], {
        stdout: "ignore",
        stderr: "ignore",
      }).exited;
    },
    stop() {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
