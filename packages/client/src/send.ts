/** One request until it is answered: timeout, retries, and a key that makes them safe. */
import { AuspexError } from "./error.ts";
import type { CallOptions, ClientOptions } from "./types.ts";

/** Longest time that a `Retry-After` is waited for, ms. */
const MAX_WAIT_MS = 60_000;

/** A request that may be sent several times. */
export interface Sending<T> {
  readonly path: string;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
  readonly options: CallOptions;
  /** Reads the response within its time limit. */
  readonly read: (response: Response) => T | Promise<T>;
}

/**
 * Sends a request, and again where that may help.
 *
 * @throws {AuspexError} `network` or `timeout` after the last attempt
 */
export async function send<T>(client: ClientOptions, sending: Sending<T>): Promise<T> {
  const { url, key, retries = 3, fetch = globalThis.fetch } = client;
  const { signal, timeoutMs = client.timeoutMs ?? 70_000, onResponse } = sending.options;
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "idempotency-key": sending.options.idempotencyKey ?? crypto.randomUUID(),
    ...(key && { authorization: `Bearer ${key}` }),
    ...sending.headers,
  };
  const body = JSON.stringify(sending.body);
  for (let attempt = 0; ; attempt += 1) {
    const limit = new AbortController();
    const stop = () => limit.abort(signal!.reason);
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    let waitMs: number | undefined;
    try {
      signal?.throwIfAborted();
      signal?.addEventListener("abort", stop);
      const address = `${url.replace(/\/$/, "")}/api/trpc/${sending.path}`;
      const request = { method: "POST", headers, body, signal: limit.signal };
      const response = await fetch(address, request);
      (onResponse ?? client.onResponse)?.(response);
      waitMs = retryAfter(response.headers.get("retry-after"));
      const mayPass = waitMs !== undefined || [408, 429, 502, 503, 504].includes(response.status);
      if (!mayPass || attempt >= retries || waitMs! > MAX_WAIT_MS) {
        return await sending.read(response);
      }
      void response.body?.cancel();
    } catch (cause) {
      if (signal?.aborted || cause instanceof AuspexError) throw cause;
      if (attempt >= retries) {
        const reason = limit.signal.aborted ? "timeout" : "network";
        throw new AuspexError(`Cannot reach ${url}: ${reason}`, reason, 0, {}, { cause });
      }
    } finally {
      clearTimeout(timer);
      // A stream goes on after its beginning, and so must the reader's way to end it.
      if (!headers["accept"]) signal?.removeEventListener("abort", stop);
    }
    await sleep(waitMs ?? 250 * 2 ** attempt * (0.5 + Math.random()), signal);
  }
}

/** Seconds or a date → ms to wait. */
function retryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const waitMs = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Math.max(0, waitMs) || 0;
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
