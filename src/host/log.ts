/** Structured log lines: one JSON object per line, written in batches. */

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
  function line(level: "info" | "warn" | "error", message: string, fields?: Fields): void {
    const atMs = now();
    if (atMs !== stampMs) [stampMs, stamp] = [atMs, new Date(atMs).toISOString()];
    const rest = fields === undefined ? "}" : `,${JSON.stringify(fields).slice(1)}`;
    const end = rest === ",}" ? "}" : rest;
    waiting += `{"time":"${stamp}","level":"${level}","message":${JSON.stringify(message)}${end}\n`;
    if (waiting.length >= FLUSH_CHARS) flush();
    else timer ??= setTimeout(flush, FLUSH_MS);
  }
  return {
    info: (message, fields) => line("info", message, fields),
    warn: (message, fields) => line("warn", message, fields),
    error: (message, fields) => line("error", message, fields),
    flush,
  };
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
