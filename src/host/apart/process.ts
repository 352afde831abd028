/** One process of a folder: started, asked, watched, and ended when it takes too long, too much, or goes its own ways. */
import type { Subprocess } from "bun";
import { readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { PACKED } from "../../packed.ts";

export interface Limits {
  /** Resident memory, bytes. */
  readonly memoryBytes: number;
  /** How much an answer may be, bytes. */
  readonly answerBytes: number;
  /** How long a folder may take to load, ms. */
  readonly loadMs: number;
}

export const LIMITS: Limits = {
  memoryBytes: 512 * 1024 * 1024,
  answerBytes: 8 * 1024 * 1024,
  loadMs: 15_000,
};

/** The process did not answer; the message says what it did instead. */
export class Ended extends Error {}

export interface ApartProcess {
  /**
   * The next line, within a time.
   *
   * @param heard told the shares of the work that come before it
   * @throws {Ended} and the process is no more
   */
  ask(
    message: object | null,
    limitMs: number,
    heard?: (share: number) => void,
  ): Promise<Record<string, unknown>>;
  readonly isAlive: () => boolean;
  kill(): void;
}

const WATCH_MS = 25;
/** Behind everything that the host itself does. */
const NICENESS = 10;

/** What runs in such a process: a file beside this one, and the word by which a built program is told. */
const PROGRAMS = {
  folder: { file: "child.ts", word: "plugin:apart" },
  slow: { file: "slow_child.ts", word: "calls:slow" },
} as const;

function commandOf(program: keyof typeof PROGRAMS, args: readonly string[]): string[] {
  const { file, word } = PROGRAMS[program];
  if (PACKED === null) return [process.execPath, join(import.meta.dir, file), ...args];
  const built = Bun.main.endsWith(".js") ? [Bun.main] : [];
  return [process.execPath, ...built, word, ...args];
}

/** Starts a process for one folder that nobody has reviewed. */
export function startApart(path: string, id: string, limits: Limits = LIMITS): ApartProcess {
  return startProcess(commandOf("folder", [path, id]), path, limits);
}

/** Starts a process for slow calls of our own folders. */
export function startSlow(path: string, limits: Limits): ApartProcess {
  return startProcess(commandOf("slow", []), path, limits);
}

function startProcess(command: readonly string[], path: string, limits: Limits): ApartProcess {
  const child = Bun.spawn([...command], {
    // Nothing of the host's settings, which hold its keys; only where a built program has its data.
    env: PACKED === null ? {} : { AUSPEX_UNPACKED: PACKED.root },
    cwd: path,
    stdin: "pipe",
    stdout: "pipe",
    stderr: "ignore",
    // A group of its own, which is ended as a whole.
    detached: true,
  });
  child.unref();
  try {
    setPriority(child.pid, NICENESS);
  } catch {
    // Where that is not allowed it runs as everything else does.
  }
  const lines = readLines(child, limits.answerBytes);
  let alive = true;
  void child.exited.then(() => (alive = false));

  function kill(): void {
    alive = false;
    for (const pid of [...familyOf(child.pid), child.pid]) {
      for (const target of [-pid, pid]) {
        try {
          process.kill(target, "SIGKILL");
        } catch {
          // Gone already.
        }
      }
    }
  }

  return {
    isAlive: () => alive,
    kill,
    async ask(message, limitMs, heard) {
      const { promise: over, reject } = Promise.withResolvers<never>();
      const end = (what: string) => reject(new Ended(what));
      const late = setTimeout(() => end(`did not finish within ${limitMs} ms`), limitMs);
      const watch = setInterval(() => {
        const bytes = residentBytes(child.pid);
        const megabytes = Math.round(limits.memoryBytes / 2 ** 20);
        if (bytes > limits.memoryBytes) end(`took more than ${megabytes} MB of memory`);
        else if (familyOf(child.pid).length > 0) end("started another process");
      }, WATCH_MS);
      // What was written before it was asked carries another ticket, and is nobody's answer.
      const ticket = message === null ? undefined : crypto.randomUUID();
      try {
        if (message !== null) {
          child.stdin.write(`${JSON.stringify({ ...message, ticket })}\n`);
          await Promise.race([child.stdin.flush(), over]);
        }
        for (;;) {
          const parsed = JSON.parse(await Promise.race([lines.next(), over])) as unknown;
          if (typeof parsed !== "object" || parsed === null) throw new Error("no object");
          const answer = parsed as Record<string, unknown>;
          if (answer["ticket"] !== ticket) throw new Error("of another call");
          if (heard === undefined || typeof answer["share"] !== "number") return answer;
          heard(answer["share"]);
        }
      } catch (cause) {
        kill();
        if (cause instanceof Ended) throw cause;
        throw new Ended("answered what is no answer", { cause });
      } finally {
        clearTimeout(late);
        clearInterval(watch);
      }
    },
  };
}

/** Lines that a process writes, none longer than a limit. */
function readLines(child: Subprocess<"pipe", "pipe", "ignore">, limit: number) {
  const reader = child.stdout.getReader();
  const decoder = new TextDecoder();
  let waiting: string[] = [];
  let length = 0;
  const ready: string[] = [];
  return {
    async next(): Promise<string> {
      for (;;) {
        const line = ready.shift();
        if (line !== undefined) return line;
        const { done, value } = await reader.read();
        if (done) {
          const code = await child.exited;
          const how = child.signalCode ?? `code ${code}`;
          throw new Ended(`ended its process (${how})`);
        }
        const parts = decoder.decode(value, { stream: true }).split("\n");
        for (const [at, part] of parts.entries()) {
          waiting.push(part);
          length += part.length;
          if (length > limit) throw new Ended(`answered more than ${limit / 2 ** 20} MB`);
          if (at === parts.length - 1) break;
          ready.push(waiting.join(""));
          [waiting, length] = [[], 0];
        }
      }
    },
  };
}

/** 0 where it is gone, or the system does not tell. */
function residentBytes(pid: number): number {
  try {
    return (
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024
    );
  } catch {
    return 0;
  }
}

/** Processes that a process started, and those that they did. */
function familyOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) => {
      const text = readFileSync(`/proc/${pid}/task/${task}/children`, "utf8");
      const children = text.split(" ").flatMap((one) => (one.trim() === "" ? [] : [Number(one)]));
      return children.flatMap((one) => [one, ...familyOf(one)]);
    });
  } catch {
    return [];
  }
}
