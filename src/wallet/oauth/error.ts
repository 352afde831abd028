/** Failures in the shape of RFC 6749 §5.2: public words for the partner, nothing of the inside. */
import { json } from "../http/mod.ts";

export type OAuthErrorCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "unauthorized_client"
  | "unsupported_grant_type"
  | "unsupported_response_type"
  | "invalid_scope"
  | "access_denied"
  | "temporarily_unavailable"
  | "server_error";

/** A failure that an OAuth endpoint answers with `error` and `error_description`. */
export class OAuthError extends Error {
  override readonly name = "OAuthError";

  constructor(
    readonly code: OAuthErrorCode,
    description: string,
    readonly status: number = code === "invalid_client" ? 401 : 400,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(description);
  }
}

/** RFC 6749 §5.1: every answer of these endpoints is uncacheable in old proxies too. */
export const NO_STORE = { "Cache-Control": "no-store", Pragma: "no-cache" } as const;

/** Writes an {@link OAuthError}; RFC 6749 §5.2 wants a challenge with `invalid_client`. */
export function writeOAuthError(error: OAuthError): Response {
  const challenge: Record<string, string> =
    error.code === "invalid_client" ? { "WWW-Authenticate": 'Basic realm="wallet"' } : {};
  const body = { error: error.code, error_description: error.message };
  return json(body, error.status, { ...NO_STORE, ...challenge, ...error.headers });
}
