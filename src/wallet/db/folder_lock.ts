/** A lock file for a folder that only one process may use. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";

/** The folder belongs to a process that is (or may be) alive. */
export class FolderInUse extends Error {
  readonly code = "folder_in_use";
}

interface Holder {
  readonly pid: number;
  /** Kernel ticks since boot at which the process started, where the system tells; tells a reused pid apart. */
  readonly startTicks: string | null;
  readonly host: string;
  readonly since: string;
}

/**
 * Takes the folder for this process.
 *
 * A lock left by a process that is gone is taken over. A lock of another computer (a shared volume)
 * cannot be judged from here and is respected.
 *
 * @returns gives the folder back
 * @throws {FolderInUse} naming the process that has it
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, "wallet.lock");
  const mine = JSON.stringify(describeThisProcess());
  for (let attempt = 0; attempt < 5; attempt++) {
    if (createWith(path, mine)) return () => giveBack(path, mine);
    const found = readIfThere(path);
    if (found === null) continue;
    const holder = parseHolder(found);
    if (holder !== null && mayBeAlive(holder)) throw new FolderInUse(explain(folder, path, holder));
    removeStale(path, found);
  }
  throw new FolderInUse(`Cannot lock "${folder}": other processes keep taking it`);
}

function describeThisProcess(): Holder {
  return {
    pid: process.pid,
    startTicks: startTicksOf(process.pid),
    host: hostname(),
    since: new Date().toISOString(),
  };
}

/** Creates the file with its content in one step, or says that it exists. */
function createWith(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
}

function giveBack(path: string, mine: string): void {
  if (readIfThere(path) === mine) rmSync(path, { force: true });
}

/** Moves a stale file away; when another process replaced it meanwhile, that one is put back. */
function removeStale(path: string, judged: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return;
    throw cause;
  }
  if (readIfThere(aside) !== judged) renameSync(aside, path);
  else rmSync(aside, { force: true });
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw cause;
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Holder;
    return Number.isInteger(value.pid) && value.pid > 0 ? value : null;
  } catch {
    return null;
  }
}

function mayBeAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return holder.startTicks === null || startTicksOf(holder.pid) === holder.startTicks;
}

/** Field 22 of /proc/<pid>/stat; null where there is no such file. */
function startTicksOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function explain(folder: string, path: string, holder: Holder): string {
  const where = holder.host === hostname() ? "" : ` on "${holder.host}"`;
  return (
    `Cannot open the data folder "${folder}": process ${holder.pid}${where} has used it since ${holder.since}. ` +
    `Stop it, or set DATABASE_URL to share one PostgreSQL database; if it is surely gone, delete "${path}"`
  );
}
