/** The wrapper of JSON endpoints: whatever goes wrong is answered in the shape of RFC 6749 §5.2. */
import { WalletError } from "../errors.ts";
import { problem } from "../http/mod.ts";
import type { Context, Route } from "../http/mod.ts";
import { OAuthError, writeOAuthError } from "./error.ts";

type Operation = Route["operation"];

/** Makes a route that fails as RFC 6749 §5.2. */
export function oauthRoute(
  operation: Operation,
  handle: (context: Context) => Promise<Response>,
): Route {
  return {
    operation,
    handle: async (context) => {
      try {
        return await handle(context);
      } catch (cause) {
        if (cause instanceof OAuthError) return writeOAuthError(cause);
        throw cause;
      }
    },
    fail: (cause, context) => {
      const error = translate(cause);
      if (error === null) return problem(cause, context.request, context.requestId);
      const response = writeOAuthError(error);
      response.headers.set("X-Request-Id", context.requestId);
      return response;
    },
  };
}

/** Unreadable bodies, rates and a database that is away have a place in the RFC's shape; the rest has not. */
function translate(cause: unknown): OAuthError | null {
  if (!(cause instanceof WalletError)) {
    return new OAuthError(
      "server_error",
      "An unexpected error was logged under this request id",
      500,
    );
  }
  if (cause.status === 413) return new OAuthError("invalid_request", cause.message, 413);
  if (cause.status === 400 || cause.status === 415) {
    return new OAuthError("invalid_request", cause.message);
  }
  if (cause.status === 429 || cause.status === 503) {
    return new OAuthError("temporarily_unavailable", cause.message, cause.status, cause.headers);
  }
  return null;
}
