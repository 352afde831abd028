/**
 * Spans and log lines to a collector: OTLP 1.x as JSON over HTTP, in batches. Written here because what is sent is
 * two shapes of JSON, and the libraries cost fifteen times as much a request. A collector that is away costs what it
 * missed, never a call.
 */
import type { OtlpConfig } from "./settings.ts";

type Value =
  { stringValue: string } | { intValue: string } | { doubleValue: number } | { boolValue: boolean };
interface Attribute {
  readonly key: string;
  readonly value: Value;
}

/** Writes a span as JSON. */
export type WriteSpan = () => string;

export interface OtlpLog {
  readonly timeUnixNano: string;
  readonly severityNumber: number;
  readonly severityText: string;
  readonly body: { readonly stringValue: string };
  readonly attributes: readonly Attribute[];
}

export interface Exporter {
  /** Written out when it is sent. */
  span(write: WriteSpan): void;
  log(line: OtlpLog): void;
  /** What was not sent because the collector did not keep up. */
  dropped(): number;
  /** Sends what waits, once. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const FLUSH_MS = 1000;
const BATCH = 512;
const MOST_WAITING = 8192;
const TIMEOUT_MS = 5000;

/** Makes the sender; it begins to send when there is something. */
export function createExporter({ endpoint, headers, service, version }: OtlpConfig): Exporter {
  const resource = {
    attributes: attributesOf({
      "service.name": service,
      "service.version": version,
      "process.pid": process.pid,
    }),
  };
  const scope = { name: "auspex", version };
  const spans: WriteSpan[] = [];
  const logs: OtlpLog[] = [];
  let dropped = 0;
  let timer: Timer | undefined;
  let sending: Promise<void> | undefined;

  function add<T>(queue: T[], one: T): void {
    if (queue.length >= MOST_WAITING) return void (dropped += 1);
    queue.push(one);
    if (queue.length >= BATCH && !sending) void flush();
    else if (timer === undefined) (timer = setTimeout(() => void flush(), FLUSH_MS)).unref();
  }

  async function post(path: string, body: string, count: number): Promise<void> {
    try {
      const response = await fetch(`${endpoint}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) dropped += count;
      await response.body?.cancel();
    } catch {
      dropped += count;
    }
  }

  async function sendAll(): Promise<void> {
    while (spans.length > 0) {
      const batch = spans.splice(0, BATCH);
      const texts = batch.map((write) => write()).join(",");
      const scoped = `{"scope":${JSON.stringify(scope)},"spans":[${texts}]}`;
      const body = `{"resourceSpans":[{"resource":${JSON.stringify(resource)},"scopeSpans":[${scoped}]}]}`;
      await post("/v1/traces", body, batch.length);
    }
    while (logs.length > 0) {
      const batch = logs.splice(0, BATCH);
      const body = { resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords: batch }] }] };
      await post("/v1/logs", JSON.stringify(body), batch.length);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return (sending ??= sendAll().finally(() => (sending = undefined)));
  }

  return {
    span: (span) => add(spans, span),
    log: (line) => add(logs, line),
    dropped: () => dropped,
    flush,
    async stop() {
      await flush();
      clearTimeout(timer);
    },
  };
}

/** Attributes as OTLP writes them; what is undefined is left out. */
export function attributesOf(
  values: Readonly<Record<string, string | number | boolean | undefined>>,
): readonly Attribute[] {
  return Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: valueOf(value) }],
  );
}

function valueOf(value: string | number | boolean): Value {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
