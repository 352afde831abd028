/** Answers every error outside /api/trpc/, the router's own included. */
import { readLang } from "../ui/mod.ts";
import { WalletError } from "../wallet/contract.ts";
import type { RouteFinder } from "./find_route.ts";
import { describeError, type Log } from "./log.ts";
import { faultOf, HttpError, problemResponse } from "./problem.ts";
import { splitUrl } from "./request_text.ts";
import { traceOf } from "./trace.ts";

interface Failure {
  readonly error: unknown;
  readonly code: unknown;
  readonly request: Request;
}

/**
 * Makes the error hook of the application.
 *
 * @param routes read when the first error comes, after all routes are declared
 */
export function createProblems(log: Log, routes: () => RouteFinder) {
  return function problems({ error, code, request }: Failure): Response {
    const trace = traceOf(request);
    const { path } = splitUrl(request.url);
    const fault = faultOf(translate(error, code, request.method, path, routes()));
    trace.code = fault.code;
    const said = error instanceof WalletError ? error.messageIn(readLang(request)) : fault.detail;
    if (fault.unexpected) {
      log.error("request failed", { id: trace.id, code: fault.code, ...describeError(error) });
    }
    return problemResponse({ ...fault, detail: said }, path, trace.id);
  };
}

/** The router's own errors in our words; everything else as it is. */
function translate(
  error: unknown,
  code: unknown,
  method: string,
  path: string,
  routes: RouteFinder,
): unknown {
  if (code === "NOT_FOUND") {
    const methods = routes.methodsOf(path);
    if (methods.length === 0) {
      return new HttpError(404, "not_found", "Cannot find this path: see / for what is served");
    }
    const allowed = methods.join(", ");
    const detail = `Cannot ${method} this path: it answers ${allowed}`;
    return new HttpError(405, "method_not_allowed", detail, { headers: { Allow: allowed } });
  }
  if (code === "VALIDATION" || code === "PARSE" || code === "INVALID_COOKIE_SIGNATURE") {
    return new HttpError(400, "invalid_request", "Cannot read the request: it is malformed");
  }
  return error;
}
