/**
 * Lets pages of other origins call the interface with a token of their own (the Fetch standard's CORS).
 *
 * Only paths that no cookie opens: browsers never send credentials to an answer for `*`.
 */
import type { RouteFinder } from "./find_route.ts";
import { splitUrl } from "./request_text.ts";

/** What a route for all methods tells apart by itself: calls. */
const CALL_METHODS = ["GET", "HEAD", "POST"] as const;
const OPEN = [
  "/api/",
  "/icons/",
  "/mcp",
  "/openapi.json",
  "/llms.txt",
  "/.well-known/api-catalog",
  "/.well-known/oauth-protected-resource",
] as const;
/** How long a browser may remember the answer to its question, seconds. */
const REMEMBER_SECONDS = 86_400;

/**
 * What an answer of an open path carries; the second `*` stands for every header but cookies. Answers that
 * caches keep carry it always, the others when a page asks.
 */
export const OPEN_HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "*",
} as const;

/** Whether a page asks for an open path, perhaps one of another origin. */
export function isFromOtherOrigin(request: Request): boolean {
  return request.headers.get("origin") !== null && isOpen(splitUrl(request.url).path);
}

function isOpen(path: string): boolean {
  return OPEN.some((start) => path.startsWith(start));
}

/** Answers a browser's question before the call itself, or null where the request is none. */
export function answerPreflight(request: Request, routes: RouteFinder): Response | null {
  if (request.method !== "OPTIONS") return null;
  const { path } = splitUrl(request.url);
  if (!isOpen(path) || !request.headers.has("access-control-request-method")) return null;
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
