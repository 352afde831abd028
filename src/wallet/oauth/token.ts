/** `POST /api/oauth2/token` (RFC 6749 §3.2): a code or a refresh token for a pair. */
import type { Core } from "../core.ts";
import { json } from "../http/mod.ts";
import type { Context } from "../http/mod.ts";
import { authenticateClient } from "./client.ts";
import type { Client } from "./client.ts";
import { exchangeCode } from "./code.ts";
import { NO_STORE, OAuthError } from "./error.ts";
import { ACCESS_SECONDS, REFRESH_SECONDS } from "./pair.ts";
import type { IssuedPair, Target } from "./pair.ts";
import { readParameters, requireParameter } from "./parameters.ts";
import type { Parameters } from "./parameters.ts";
import { refreshPair } from "./refresh.ts";
import { readResource } from "./resource.ts";
import { countUnproven } from "./unproven.ts";

/** Creates the handler. The grant type is read first, so that a client learns of it before its secret is tried. */
export function createToken(core: Core, originOf: (request: Request) => string) {
  return ({ request, address }: Context): Promise<Response> =>
    countUnproven(core, address, async (proof) => {
      const parameters = await readParameters(request);
      const grantType = requireParameter(parameters, "grant_type");
      if (grantType !== "authorization_code" && grantType !== "refresh_token") {
        throw new OAuthError("unsupported_grant_type", (say) => say.grantType);
      }
      const audience = { origin: originOf(request), apiOrigin: core.settings.apiOrigin };
      const resource = readResource(parameters.get("resource"), audience);
      if (resource === false) {
        throw new OAuthError("invalid_target", (say) => say.target);
      }
      const client = await authenticateClient(core, request, parameters, address);
      // Codes and tokens that fail count against who proved to be the client, else against the address.
      proof.proved = client.authMethod !== "none";
      const pair = await core.attempts.attempt(
        [{ name: `grants:${client.clientId}`, limit: proof.proved ? core.settings.clientRate : 0 }],
        () => issue(core, client, grantType, parameters, { resource, audience }),
        { failsBy: (cause) => cause instanceof OAuthError },
      );
      proof.proved = true;
      return answer(pair);
    });
}

function issue(
  core: Core,
  client: Client,
  grantType: "authorization_code" | "refresh_token",
  parameters: Parameters,
  target: Target,
): Promise<IssuedPair> {
  if (grantType === "refresh_token") {
    const token = requireParameter(parameters, "refresh_token");
    return refreshPair(core, client, token, parameters.get("scope") ?? null, target);
  }
  return exchangeCode(core, client, {
    code: requireParameter(parameters, "code"),
    redirectUri: requireParameter(parameters, "redirect_uri"),
    verifier: parameters.get("code_verifier") ?? null,
    target,
  });
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
