/** `POST /api/oauth2/token` (RFC 6749 §3.2): a code or a refresh token for a pair. */
import type { Core } from "../core.ts";
import { json } from "../http/mod.ts";
import type { Context } from "../http/mod.ts";
import { authenticateClient } from "./client.ts";
import { exchangeCode } from "./code.ts";
import { NO_STORE, OAuthError } from "./error.ts";
import { ACCESS_SECONDS, REFRESH_SECONDS } from "./pair.ts";
import type { IssuedPair } from "./pair.ts";
import { readParameters, requireParameter } from "./parameters.ts";
import { refreshPair } from "./refresh.ts";

/** Creates the handler. The grant type is read first, so that a client learns of it before its secret is tried. */
export function createToken(core: Core) {
  return async ({ request, address }: Context): Promise<Response> => {
    const parameters = await readParameters(request);
    const grantType = requireParameter(parameters, "grant_type");
    if (grantType !== "authorization_code" && grantType !== "refresh_token") {
      throw new OAuthError(
        "unsupported_grant_type",
        "Only authorization_code and refresh_token are known",
      );
    }
    const client = await authenticateClient(core, request, parameters, address);
    if (grantType === "refresh_token") {
      const token = requireParameter(parameters, "refresh_token");
      return answer(await refreshPair(core, client, token, parameters.get("scope") ?? null));
    }
    const pair = await exchangeCode(core, client, {
      code: requireParameter(parameters, "code"),
      redirectUri: requireParameter(parameters, "redirect_uri"),
      verifier: parameters.get("code_verifier") ?? null,
    });
    return answer(pair);
  };
}

/** RFC 6749 §5.1. */
function answer({ accessToken, refreshToken, scopes }: IssuedPair): Response {
  const body = {
    access_token: accessToken,
    token_type: "Bearer",
    scope: scopes.join(" "),
    expires_in: ACCESS_SECONDS,
    refresh_token: refreshToken,
    refresh_token_expires_in: REFRESH_SECONDS,
  };
  return json(body, 200, NO_STORE);
}
