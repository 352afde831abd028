/** One wrapper for every route: request id, wrong methods, errors, and their log lines. */
import type { AnyElysia } from "elysia";
import type { Log } from "../log.ts";
import { WalletError } from "../errors.ts";
import { problem } from "./answer.ts";
import { BadRequest } from "./bad_request.ts";
import type { Issue } from "./bad_request.ts";

/** What a handler is given. */
export interface Context {
  readonly request: Request;
  readonly requestId: string;
  /** For rates and the audit log. */
  readonly address: string;
}

type Method = "GET" | "POST";
type Handler = (context: Context) => Promise<Response>;
/** An OpenAPI operation: `summary`, `responses`, `requestBody` … */
type Operation = Record<string, unknown>;

export interface Route {
  readonly operation: Operation;
  readonly handle: Handler;
  /** Writes a failure in another shape than problem details (RFC 6749 §5.2). */
  readonly fail?: (cause: unknown, context: Context) => Response;
}

/** Adds one path with its methods to an application. */
export type RouteMaker = (
  app: AnyElysia,
  path: string,
  routes: Partial<Record<Method, Route>>,
) => void;

/** What is used of Elysia here; its own types follow every route's schema, and these routes have none. */
interface Routable {
  route(
    method: string,
    path: string,
    handler: (context: { request: Request }) => Promise<Response>,
    hook: { readonly parse: "none"; readonly detail: Operation },
  ): unknown;
}

interface Deps {
  readonly log: Log;
  /** Id that problem bodies name; default a random one. */
  readonly requestId?: (request: Request) => string;
  /** Address of the client; default `unknown`. */
  readonly clientAddress?: (request: Request) => string;
}

/** Creates the route maker. Methods without a route answer 405 with `Allow`. */
export function createRouteMaker({ requestId, clientAddress, log }: Deps): RouteMaker {
  function wrap(pattern: string, { handle, fail }: Route) {
    return async ({ request }: { request: Request }): Promise<Response> => {
      const context: Context = {
        request,
        requestId: requestId?.(request) ?? crypto.randomUUID(),
        address: clientAddress?.(request) ?? "unknown",
      };
      try {
        const response = await handle(context);
        response.headers.set("X-Request-Id", context.requestId);
        return response;
      } catch (cause) {
        report(cause, context, pattern, log);
        return fail?.(cause, context) ?? problem(cause, request, context.requestId);
      }
    };
  }

  function add(app: AnyElysia, method: string, path: string, route: Route): void {
    const hook = { parse: "none", detail: route.operation } as const;
    (app as unknown as Routable).route(method, path, wrap(path, route), hook);
  }

  return (app, path, routes) => {
    const allow = Object.keys(routes).flatMap((method) =>
      method === "GET" ? ["GET", "HEAD"] : [method],
    );
    for (const [method, route] of Object.entries(routes)) {
      add(app, method, path, route);
    }
    const refuse: Route = {
      operation: { hide: true },
      handle: async ({ request }) => {
        const issue: Issue = {
          path: "",
          say: (say) => say.method(request.method, allow.join(say.or)),
        };
        throw new BadRequest([issue], 405, "method_not_allowed", { Allow: allow.join(", ") });
      },
    };
    add(app, "ALL", path, refuse);
  };
}

/** The line names the route's pattern, never the path that a caller sent. */
function report(cause: unknown, { request, requestId }: Context, route: string, log: Log): void {
  const where = { requestId, method: request.method, route };
  if (!(cause instanceof WalletError)) {
    log.error("unexpected error in a wallet route", { ...where, error: describe(cause) });
  } else if (cause.status >= 500) {
    log.warn("a wallet route is unavailable", {
      ...where,
      code: cause.code,
      error: describe(cause.cause),
    });
  }
}

function describe(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}
