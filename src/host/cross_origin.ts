/**
 * Lets pages of other origins call the interface with a token of their own (the Fetch standard's CORS).
 *
 * Only paths that no cookie opens: browsers never send credentials to an answer for `*`.
 */
import type { RouteFinder } from "./find_route.ts";

/** What a route for all methods tells apart by itself: calls. */
const CALL_METHODS = ["GET", "HEAD", "POST"] as const;
const OPEN = ["/api/", "/icons/", "/openapi.json"] as const;
/** How long a browser may remember the answer to its question, seconds. */
const REMEMBER_SECONDS = 86_400;

/** Whether pages of other origins may read a path. */
export function isOpen(path: string): boolean {
  return OPEN.some((start) => path.startsWith(start));
}

/** What an answer of an open path carries; `*` stands for every header but cookies. */
export const OPEN_HEADERS: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "*",
};

/** Answers a browser's question before the call itself, or null where the request is none. */
export function answerPreflight(
  request: Request,
  path: string,
  routes: RouteFinder,
): Response | null {
  if (request.method !== "OPTIONS" || !isOpen(path)) return null;
  if (!request.headers.has("access-control-request-method")) return null;
  const declared = routes.methodsOf(path);
  if (declared.length === 0) return null;
  const named = declared.filter((method) => method !== "ALL");
  const methods = named.length > 0 ? named : CALL_METHODS;
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-methods": methods.join(", "),
      "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "*",
      "access-control-max-age": String(REMEMBER_SECONDS),
      vary: "Access-Control-Request-Headers",
    },
  });
}
