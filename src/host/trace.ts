/** What the host remembers of a request while it runs: its id and the facts of its one log line. */

import type { SpanContext } from "../spans.ts";

/** Filled by the routes, written to the log when the answer leaves. */
export interface Trace {
  readonly id: string;
  /** Clock of `performance.now()`, ms. */
  readonly startedMs: number;
  /** Names of the procedures called, joined by commas. */
  procedure?: string;
  /** Points charged by this request. */
  points?: number;
  /** Who called, as the wallet labels them. */
  caller?: string;
  /** Stable code of the error that was answered. */
  code?: string;
  /** Whether an answer came from the byte cache. */
  cached?: boolean;
  /** Pattern of the route, where its handler says so. */
  route?: string;
  /** The span of the request, where traces are sent. */
  span?: SpanContext & { readonly parentId: string | undefined };
  /** Whether the handler has put {@link answerHeaders} on its answer. */
  marked?: boolean;
}

/** The trace is kept on the request itself: a map of weak references costs more than the rest of it. */
const TRACE = Symbol("trace");
type Traced = Request & { [TRACE]?: Trace };
const ID_PREFIX = `rq-${crypto.randomUUID().slice(0, 8)}-`;
let count = 0;

/** Ids of callers that are safe to log and to echo. */
const SANE_ID = /^[A-Za-z0-9._-]{8,64}$/;
/** What keys and tokens begin with, ours and those that callers mistake for an id: none of them gets into a log. */
const SECRET = /^(?:at_|whsec_|[a-z]{2}_(?:live|test)_|sk-|gh[a-z]_|eyJ)/;

/** The trace of a request; the first call makes it, taking over a sane `X-Request-Id`. */
export function traceOf(request: Request): Trace {
  const known = (request as Traced)[TRACE];
  if (known) return known;
  const given = request.headers.get("x-request-id");
  const id = given !== null && SANE_ID.test(given) && !SECRET.test(given) ? given : nextId();
  const trace = { id, startedMs: performance.now() };
  (request as Traced)[TRACE] = trace;
  return trace;
}

function nextId(): string {
  count += 1;
  return ID_PREFIX + count;
}

/** Headers that every answer carries, whatever it is. */
export function answerHeaders(trace: Trace): Record<string, string> {
  return { "x-request-id": trace.id, "x-content-type-options": "nosniff" };
}
