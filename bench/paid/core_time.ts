/** How much of the cores each program has had. */
import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_S = 100;

/** Seconds of the cores since they were started, by part. */
export interface CoreTime {
  readonly host: number;
  readonly postgres: number;
  readonly redis: number;
}

/**
 * Reads them: of one process, of PostgreSQL's processes that serve a database, and of Redis, whoever else asks that. What
 * PostgreSQL writes in the background is not among them.
 */
export function readCoreTime(hostPid: number, databaseUrl?: string): CoreTime {
  const database = databaseUrl && new URL(databaseUrl).pathname.slice(1);
  let [postgres, redis] = [0, 0];
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const { name, seconds } = statOf(pid);
    if (name === "redis-server") redis += seconds;
    if (database && name === "postgres" && commandOf(pid).includes(` ${database} `)) {
      postgres += seconds;
    }
  }
  return { host: statOf(String(hostPid)).seconds, postgres, redis };
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

function statOf(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
    return { name, seconds };
  } catch {
    return { name: "", seconds: 0 };
  }
}
