/**
 * Structured log lines: one JSON object per line, written in batches. Of failures of one kind the first is written
 * whole, and then one line a second says how many followed.
 */

type Fields = Readonly<Record<string, unknown>>;

/** Fields never hold tokens, inputs or bodies. */
export interface Log {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
  /** Writes what is still waiting. */
  flush(): void;
}

/** How long a line may wait for others, ms. */
const FLUSH_MS = 50;
/** How long failures of one kind are counted before the next line of them, ms. */
const REPEAT_MS = 1000;
/** Characters after which waiting lines are written at once. */
const FLUSH_CHARS = 64 * 1024;

/**
 * Makes a log over a sink of text.
 *
 * @param write takes whole lines, each ending in "\n"
 * @param now the present in ms since the epoch
 */
export function createLog(write: (text: string) => void, now: () => number = Date.now): Log {
  let waiting = "";
  let timer: Timer | undefined;
  let stampMs = Number.NaN;
  let stamp = "";
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = "";
    if (text !== "") write(text);
  }
  function line(level: Level, message: string, fields?: Fields): void {
    const atMs = now();
    if (atMs !== stampMs) [stampMs, stamp] = [atMs, new Date(atMs).toISOString()];
    const rest = fields === undefined ? "}" : `,${JSON.stringify(fields).slice(1)}`;
    const end = rest === ",}" ? "}" : rest;
    waiting += `{"time":"${stamp}","level":"${level}","message":${JSON.stringify(message)}${end}\n`;
    if (waiting.length >= FLUSH_CHARS) flush();
    else timer ??= setTimeout(flush, FLUSH_MS);
  }
  const repeats = new Map<string, { count: number }>();
  function failure(level: Level, message: string, fields?: Fields): void {
    const kind = kindOf(message, fields);
    const known = repeats.get(kind);
    if (known) return void (known.count += 1);
    line(level, message, fields);
    countRepeats(kind, () => line(level, message, { ...commonOf(fields), repeated: take(kind) }));
  }
  function take(kind: string): number {
    const known = repeats.get(kind)!;
    const { count } = known;
    known.count = 0;
    return count;
  }
  function countRepeats(kind: string, write: () => void): void {
    repeats.set(kind, { count: 0 });
    const timer = setInterval(() => {
      if (repeats.get(kind)!.count > 0) return write();
      clearInterval(timer);
      repeats.delete(kind);
    }, REPEAT_MS);
    timer.unref();
  }
  return {
    info(message, fields) {
      if (Number(fields?.["status"]) >= 500) failure("info", message, fields);
      else line("info", message, fields);
    },
    warn: (message, fields) => failure("warn", message, fields),
    error: (message, fields) => failure("error", message, fields),
    flush,
  };
}

type Level = "info" | "warn" | "error";

/** What tells one kind of failure from another; the procedure does where it is the one that failed. */
function kindOf(message: string, fields: Fields = {}): string {
  const { code, status, procedure } = fields;
  return JSON.stringify([message, code, status, code === "plugin_fault" ? procedure : ""]);
}

/** What failures of one kind have in common. */
function commonOf({ code, status, error }: Fields = {}): Fields {
  return { code, status, error };
}

/** A log that keeps nothing, for benches and tests. */
export const SILENT: Log = { info() {}, warn() {}, error() {}, flush() {} };

/** What an operator needs of an unexpected error: its message, its stack and its causes. */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: String(error) };
  return {
    error: error.message,
    stack: error.stack?.split("\n").slice(1, 8).join("\n"),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
