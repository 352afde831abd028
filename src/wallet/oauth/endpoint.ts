/** The wrapper of JSON endpoints: whatever goes wrong is answered in the shape of RFC 6749 §5.2. */
import type { Lang } from "../../ui/mod.ts";
import { WalletError } from "../errors.ts";
import { problem } from "../http/mod.ts";
import type { Context, Route } from "../http/mod.ts";
import { OAuthError, writeOAuthError } from "./error.ts";

type Operation = Route["operation"];

/** Statuses of a body that cannot be read. */
const UNREADABLE = new Set([400, 408, 413, 415]);

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
        if (cause instanceof OAuthError) return writeOAuthError(cause, context.request);
        throw cause;
      }
    },
    fail: (cause, context) => {
      const error = translate(cause);
      if (error === null) return problem(cause, context.request, context.requestId);
      const response = writeOAuthError(error, context.request);
      response.headers.set("X-Request-Id", context.requestId);
      return response;
    },
  };
}

/** Unreadable bodies, rates and a database that is away have a place in the RFC's shape; the rest has not. */
function translate(cause: unknown): Parameters<typeof writeOAuthError>[0] | null {
  if (!(cause instanceof WalletError)) {
    return new OAuthError("server_error", (say) => say.unexpected, 500);
  }
  const say = { message: cause.message, messageIn: (lang: Lang) => cause.messageIn(lang) };
  if (UNREADABLE.has(cause.status)) {
    const status = cause.status === 415 ? 400 : cause.status;
    return { code: "invalid_request", status, headers: cause.headers, ...say };
  }
  if (cause.status === 429 || cause.status === 503) {
    const { status, headers } = cause;
    return { code: "temporarily_unavailable", status, headers, ...say };
  }
  return null;
}
