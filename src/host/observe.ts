/** Wraps the application: a request id and safe headers on every answer, one log line per request. */
import { inSpan, type SpanContext } from "../spans.ts";
import { answerPreflight, isFromOtherOrigin, OPEN_HEADERS } from "./cross_origin.ts";
import type { RouteFinder } from "./find_route.ts";
import type { Log } from "./log.ts";
import { splitUrl } from "./request_text.ts";
import { answerHeaders, traceOf, type Trace } from "./trace.ts";

type Handle = (request: Request) => Response | Promise<Response>;

/** A year, of this host alone: what else its operator serves is his to decide. */
const HTTPS_ONLY = { "strict-transport-security": "max-age=31536000" };

/** Said where an answer did not wait for its body, since what would still come is nobody's to read, and by a host that leaves. */
const HANG_UP = { connection: "close" };

/** What is known of a request that has been answered. */
export type RequestLine = {
  readonly id: string;
  readonly method: string;
  /** Pattern of the route. */
  readonly route: string;
  readonly status: number;
  /** Time to the answer; its body may still be on its way. */
  readonly ms: number;
  readonly procedure: string | undefined;
  readonly points: number | undefined;
  readonly caller: string | undefined;
  readonly code: string | undefined;
  readonly cached: boolean | undefined;
};

/** Looks at every request, for metrics and traces. */
export interface Watch {
  /** @returns the span in which the request is answered; undefined where it has none */
  begin?(request: Request, trace: Trace): SpanContext | undefined;
  end(line: RequestLine, trace: Trace): void;
}

function leavesBody({ method, headers, bodyUsed }: Request): boolean {
  if (method === "GET" || bodyUsed) return false;
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0;
}

/**
 * The line names the route's pattern, never the path or the query that a caller sent.
 *
 * @param isSecure whether browsers reach this host by https, and shall never again by anything else
 */
export function observe(
  fetch: (request: Request) => Response | Promise<Response>,
  log: Log,
  routes: RouteFinder,
  isSecure = false,
  watch?: Watch,
): Handle {
  const always = isSecure ? HTTPS_ONLY : {};
  function finish(request: Request, trace: Trace, answered: Response): Response {
    let response = trace.marked
      ? answered
      : marked(answered, { ...answerHeaders(trace), ...always });
    if (isFromOtherOrigin(request)) response = marked(response, OPEN_HEADERS);
    if (leavesBody(request)) response = hangUp(response);
    const line = lineOf(trace, request, response.status, routes);
    log.info("request", line);
    watch?.end(line, trace);
    return response;
  }
  return function handle(request) {
    const trace = traceOf(request);
    const span = watch?.begin?.(request, trace);
    const answered =
      answerPreflight(request, routes) ??
      (span ? inSpan(span, () => fetch(request)) : fetch(request));
    return answered instanceof Promise
      ? answered.then((response) => finish(request, trace, response))
      : finish(request, trace, answered);
  };
}

/** The answer, as the last one on its connection. */
export function hangUp(response: Response): Response {
  return marked(response, HANG_UP);
}

function marked(response: Response, headers: Readonly<Record<string, string>>): Response {
  try {
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  } catch {
    // Headers of a redirect may be sealed; a copy's are not.
    return marked(new Response(response.body, response), headers);
  }
}

function lineOf(trace: Trace, request: Request, status: number, routes: RouteFinder): RequestLine {
  const ms = Math.round((performance.now() - trace.startedMs) * 1000) / 1000;
  const { id, procedure, points, caller, code, cached } = trace;
  const route = trace.route ?? routes.patternOf(splitUrl(request.url).path) ?? "unmatched";
  return { id, method: request.method, route, status, ms, procedure, points, caller, code, cached };
}
