/** Wraps the application: a request id and safe headers on every answer, one log line per request. */
import { answerPreflight, isFromOtherOrigin, OPEN_HEADERS } from "./cross_origin.ts";
import type { RouteFinder } from "./find_route.ts";
import type { Log } from "./log.ts";
import { splitUrl } from "./request_text.ts";
import { answerHeaders, traceOf, type Trace } from "./trace.ts";

type Handle = (request: Request) => Response | Promise<Response>;

/** A year, of this host alone: what else its operator serves is his to decide. */
const HTTPS_ONLY = { "strict-transport-security": "max-age=31536000" };

/** An answer that did not wait for its body ends the connection: what would still come is nobody's to read. */
const HANG_UP = { connection: "close" };

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
): Handle {
  const always = isSecure ? HTTPS_ONLY : {};
  function finish(request: Request, trace: Trace, answered: Response): Response {
    let response = trace.marked
      ? answered
      : marked(answered, { ...answerHeaders(trace), ...always });
    if (isFromOtherOrigin(request)) response = marked(response, OPEN_HEADERS);
    if (leavesBody(request)) response = marked(response, HANG_UP);
    log.info("request", lineOf(trace, request, response.status, routes));
    return response;
  }
  return function handle(request) {
    const trace = traceOf(request);
    const answered = answerPreflight(request, routes) ?? fetch(request);
    return answered instanceof Promise
      ? answered.then((response) => finish(request, trace, response))
      : finish(request, trace, answered);
  };
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

function lineOf(trace: Trace, request: Request, status: number, routes: RouteFinder) {
  const ms = Math.round((performance.now() - trace.startedMs) * 1000) / 1000;
  const { id, procedure, points, caller, code, cached } = trace;
  const route = trace.route ?? routes.patternOf(splitUrl(request.url).path) ?? "unmatched";
  return { id, method: request.method, route, status, ms, procedure, points, caller, code, cached };
}
