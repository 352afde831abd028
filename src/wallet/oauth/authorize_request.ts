/** Reads the query of the authorization endpoint (RFC 6749 §4.1.1) from its raw text. */
import type { Query } from "../db/mod.ts";
import type { RefusalReason } from "../flow_pages.ts";
import { findClient } from "./client.ts";
import type { Client } from "./client.ts";
import type { OAuthErrorCode } from "./error.ts";
import { isPkceText } from "./pkce.ts";
import { readResource } from "./resource.ts";
import type { Audience } from "./resource.ts";
import { isWithin, readScopes } from "./scope.ts";

/** A request that may be shown to the user. */
export interface AuthorizeRequest {
  readonly client: Client;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string | null;
  readonly challenge: string | null;
  /** What the tokens are to be for (RFC 8707); null: everything. */
  readonly resource: string | null;
}

/** A fault that must not leave this host: whom to tell is not known (RFC 6749 §4.1.2.1). */
export interface Unredirectable {
  readonly outcome: "page";
  readonly reason: RefusalReason;
}

/** A fault that the partner is told by redirect. */
export interface Redirectable {
  readonly outcome: "redirect";
  readonly redirectUri: string;
  readonly state: string | null;
  readonly error: OAuthErrorCode;
  readonly description: string;
}

export type ReadAuthorize =
  Unredirectable | Redirectable | { readonly outcome: "ask"; readonly request: AuthorizeRequest };

const MAX_STATE = 1024;
/** Everything that is read of the query. */
export const PARAMETERS = [
  "client_id",
  "redirect_uri",
  "response_type",
  "scope",
  "state",
  "code_challenge",
  "code_challenge_method",
  "resource",
] as const;

/**
 * Judges a request.
 *
 * @param rawQuery the query as it came, without "?"
 * @param audience whose tokens are issued here
 */
export async function readAuthorize(
  query: Query,
  rawQuery: string,
  audience: Audience,
): Promise<ReadAuthorize> {
  const parameters = new URLSearchParams(rawQuery);
  const clientId = readOnce(parameters, "client_id");
  if (clientId === null) return page("client_missing");
  const client = await findClient(query, clientId);
  if (client === null) return page("client_unknown");
  const redirectUri = readOnce(parameters, "redirect_uri");
  if (redirectUri === null || !client.redirectUris.includes(redirectUri)) {
    return page("redirect_uri_unknown");
  }
  return judge(client, redirectUri, parameters, rawQuery, audience);
}

function judge(
  client: Client,
  redirectUri: string,
  parameters: URLSearchParams,
  rawQuery: string,
  audience: Audience,
): ReadAuthorize {
  const state = readState(parameters);
  const refuse = (error: OAuthErrorCode, description: string): Redirectable => {
    return { outcome: "redirect", redirectUri, state, error, description };
  };

  if (!isUtf8(rawQuery)) return refuse("invalid_request", "The query is not valid UTF-8");
  const repeated = PARAMETERS.find((name) => parameters.getAll(name).length > 1);
  if (repeated) return refuse("invalid_request", `Parameter "${repeated}" is repeated`);
  if ((parameters.get("state") ?? "").length > MAX_STATE) {
    return refuse("invalid_request", `The state has more than ${MAX_STATE} characters`);
  }
  if ((parameters.get("response_type") ?? "code") !== "code") {
    return refuse("unsupported_response_type", "Only the response type code is known");
  }
  const scopes = readScopes(parameters.get("scope") ?? "");
  if (scopes === null) return refuse("invalid_scope", "The scope must be deduct, balance or both");
  if (!isWithin(scopes, client.scopes)) {
    return refuse("invalid_scope", "The application may not ask for this scope");
  }
  const resource = readResource(parameters.get("resource") || null, audience);
  if (resource === false) {
    return refuse("invalid_target", "Tokens for this resource are not issued here");
  }
  const challenge = parameters.get("code_challenge") || null;
  const fault = explainChallenge(client, challenge, parameters.get("code_challenge_method"));
  if (fault !== null) return refuse("invalid_request", fault);
  if (state === null && challenge === null) {
    return refuse("invalid_request", "One of state and code_challenge is needed");
  }
  return { outcome: "ask", request: { client, redirectUri, scopes, state, challenge, resource } };
}

/** RFC 7636 §4.3 makes `plain` the default, which RFC 9700 §2.1.1 forbids; so the method must be named. */
function explainChallenge(
  client: Client,
  challenge: string | null,
  method: string | null,
): string | null {
  if (challenge === null) {
    if (client.requirePkce) return "This application must send a code_challenge";
    return method === null ? null : "A code_challenge_method came without a code_challenge";
  }
  if (method !== "S256") return "The code_challenge_method must be S256";
  return isPkceText(challenge)
    ? null
    : "The code_challenge must be 43 to 128 unreserved characters";
}

function readOnce(parameters: URLSearchParams, name: string): string | null {
  const values = parameters.getAll(name);
  return values.length === 1 && values[0] !== "" ? values[0]! : null;
}

/** The state to give back: none when it is repeated or too long to be carried. */
function readState(parameters: URLSearchParams): string | null {
  const state = readOnce(parameters, "state");
  return state !== null && state.length <= MAX_STATE ? state : null;
}

function isUtf8(rawQuery: string): boolean {
  try {
    decodeURIComponent(rawQuery);
    return true;
  } catch {
    return false;
  }
}

function page(reason: RefusalReason): Unredirectable {
  return { outcome: "page", reason };
}
