/** A span for each request, continuing that of whoever called. */
import type { RequestLine, Watch } from "../observe.ts";
import type { Trace } from "../trace.ts";
import type { Exporter } from "./exporter.ts";

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
const NONE = /^0+$/;
/** Of the list of vendors, as the specification bids pass on at least. */
const STATE_CHARS = 512;
const RANDOM_BYTES = 24;

const pool = Buffer.alloc(RANDOM_BYTES * 256);
let used = pool.length;

/** Random bytes, of which many are made at once. */
function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString("hex", used - bytes, used);
}

/** What a caller sent, or undefined where it is none. */
export function readTraceparent(
  text: string | null,
): { readonly traceId: string; readonly spanId: string; readonly sampled: boolean } | undefined {
  const [, traceId, spanId, flags] = (text && TRACEPARENT.exec(text)) || [];
  if (!traceId || !spanId || NONE.test(traceId) || NONE.test(spanId)) return undefined;
  return { traceId, spanId, sampled: (parseInt(flags!, 16) & 1) === 1 };
}

/** Which traces begun here are sent; a caller's choice is kept. */
export interface Sampling {
  /** Share of them, 0 to 1. */
  readonly ratio: number;
  /** The most of them in a second: under load a sample says as much, and costs the calls nothing. */
  readonly perSecond: number;
}

/** Makes the watch that sends spans. Whatever fails on our side is sent, whether it was chosen or not. */
export function createTracer(exporter: Exporter, { ratio, perSecond }: Sampling): Watch {
  const mayBegin = createAllowance(perSecond);
  return {
    begin(request, trace) {
      const parent = readTraceparent(request.headers.get("traceparent"));
      if (!parent) {
        if (!mayBegin(trace.startedMs)) return undefined;
        const traceId = randomHex(16);
        const sampled = ratio === 1 || isChosen(traceId, ratio);
        return (trace.span = { traceId, spanId: randomHex(8), sampled, parentId: undefined });
      }
      const { traceId, sampled, spanId: parentId } = parent;
      const state = request.headers.get("tracestate");
      return (trace.span = {
        traceId,
        spanId: randomHex(8),
        sampled,
        parentId,
        ...(state !== null && state.length <= STATE_CHARS ? { state } : {}),
      });
    },
    end(line, trace) {
      if (trace.span?.sampled === false) return;
      if (!trace.span && line.status < SERVER_FAULT) return;
      const span = trace.span ?? {
        traceId: randomHex(16),
        spanId: randomHex(8),
        parentId: undefined,
      };
      const endMs = performance.timeOrigin + performance.now();
      exporter.span(() => writeSpan(span, line, endMs));
    },
  };
}

/** Says whether one more may begin at an instant: so many in each second. */
function createAllowance(perSecond: number): (atMs: number) => boolean {
  let [second, left] = [-1, 0];
  return (atMs) => {
    const now = Math.floor(atMs / 1000);
    if (now !== second) [second, left] = [now, perSecond];
    return left-- > 0;
  };
}

/** By the last 56 bits of the trace, so that every host of one trace chooses alike. */
function isChosen(traceId: string, ratio: number): boolean {
  return Number.parseInt(traceId.slice(-12), 16) < ratio * 2 ** 48;
}

const SERVER_KIND = 2;
const ERROR_STATUS = 2;
/** From here on an answer is a failure of ours. */
const SERVER_FAULT = 500;

/** Names recur, so each is quoted once; what callers make up does not get here. */
const quoted = new Map<string, string>();
function quote(text: string): string {
  let known = quoted.get(text);
  if (known === undefined) {
    known = JSON.stringify(text);
    if (quoted.size < 10_000) quoted.set(text, known);
  }
  return known;
}

const textOf = (key: string, value: string | undefined) =>
  value === undefined ? "" : `,{"key":"${key}","value":{"stringValue":${quote(value)}}}`;
const wholeOf = (key: string, value: number | undefined) =>
  value === undefined ? "" : `,{"key":"${key}","value":{"intValue":"${value}"}}`;

type Sent = Pick<NonNullable<Trace["span"]>, "traceId" | "spanId" | "parentId">;

/** By hand: a fourth of the time of `JSON.stringify`, once for every request. */
function writeSpan(span: Sent, line: RequestLine, endMs: number): string {
  const { procedure, method, route, status, points, cached, code } = line;
  const parent = span.parentId === undefined ? "" : `"parentSpanId":"${span.parentId}",`;
  const attributes =
    `{"key":"http.request.method","value":{"stringValue":${quote(method)}}}` +
    textOf("http.route", route) +
    wholeOf("http.response.status_code", status) +
    `,{"key":"auspex.request_id","value":{"stringValue":${JSON.stringify(line.id)}}}` +
    textOf("rpc.method", procedure) +
    wholeOf("auspex.points", points) +
    (cached === undefined ? "" : `,{"key":"auspex.cached","value":{"boolValue":${cached}}}`) +
    textOf("error.type", code);
  return (
    `{"traceId":"${span.traceId}","spanId":"${span.spanId}",${parent}"name":` +
    `${quote(procedure ?? `${method} ${route}`)},"kind":${SERVER_KIND},` +
    `"startTimeUnixNano":"${nanosOf(endMs - line.ms)}","endTimeUnixNano":"${nanosOf(endMs)}",` +
    `"attributes":[${attributes}],"status":{${status >= SERVER_FAULT ? `"code":${ERROR_STATUS}` : ""}}}`
  );
}

/** ms since 1970 → the decimal digits of nanoseconds. */
export function nanosOf(ms: number): string {
  const whole = Math.floor(ms);
  return `${whole}${String(Math.floor((ms - whole) * 1e6)).padStart(6, "0")}`;
}
