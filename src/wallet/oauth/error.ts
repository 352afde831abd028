/** Failures in the shape of RFC 6749 §5.2: public words for the partner, nothing of the inside. */
import { readLang } from "../../ui/mod.ts";
import type { Lang } from "../../ui/mod.ts";
import { json } from "../http/mod.ts";
import { FOR_PROGRAMS, wordsOf } from "../words/mod.ts";
import type { ErrorWords } from "../words/mod.ts";

export type OAuthErrorCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "unauthorized_client"
  | "unsupported_grant_type"
  | "unsupported_response_type"
  | "invalid_scope"
  | "invalid_target"
  | "access_denied"
  | "temporarily_unavailable"
  | "server_error";

/** What a failure says, given the words of a language. */
type SayOAuth = (words: ErrorWords["oauth"]) => string;

/** A failure that an OAuth endpoint answers with `error` and `error_description`. */
export class OAuthError extends Error {
  override readonly name = "OAuthError";
  readonly #say: SayOAuth;

  constructor(
    readonly code: OAuthErrorCode,
    say: SayOAuth,
    readonly status: number = code === "invalid_client" ? 401 : 400,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(say(FOR_PROGRAMS.errors.oauth));
    this.#say = say;
  }

  /** The description in one of the wallet's languages. */
  messageIn(lang: Lang): string {
    return this.#say(wordsOf(lang).errors.oauth);
  }
}

/** RFC 6749 §5.1: every answer of these endpoints is uncacheable in old proxies too. */
export const NO_STORE = { "Cache-Control": "no-store", Pragma: "no-cache" } as const;

/** A failure in RFC 6749's shape, said in a language. */
interface Failure {
  readonly code: OAuthErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly message: string;
  messageIn(lang: Lang): string;
}

/**
 * Writes a failure; RFC 6749 §5.2 wants a challenge with `invalid_client`.
 *
 * `error_description` may hold ASCII alone there, so it stays English; whoever reads another language finds the same
 * in `detail`.
 */
export function writeOAuthError(error: Failure, request: Request): Response {
  const lang = readLang(request);
  const said = error.messageIn(lang);
  const challenge: Record<string, string> =
    error.code === "invalid_client" ? { "WWW-Authenticate": 'Basic realm="wallet"' } : {};
  const body = {
    error: error.code,
    error_description: error.message,
    ...(said === error.message ? {} : { detail: said }),
  };
  const headers = { ...NO_STORE, "Content-Language": lang, ...challenge, ...error.headers };
  return json(body, error.status, headers);
}
