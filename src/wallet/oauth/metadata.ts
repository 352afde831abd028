/** `GET /.well-known/oauth-authorization-server` (RFC 8414). */
import { json } from "../http/mod.ts";
import { SCOPES } from "./scope.ts";

const SECRET_METHODS = ["client_secret_post", "client_secret_basic"] as const;

/**
 * Describes the server whose issuer is this origin, byte for byte.
 *
 * @param apiOrigin of the interface and the MCP server, whose tokens it issues (RFC 9728 §4)
 */
export function describeServer(origin: string, apiOrigin: string) {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/api/oauth2/authorize`,
    token_endpoint: `${origin}/api/oauth2/token`,
    revocation_endpoint: `${origin}/api/oauth2/revoke`,
    introspection_endpoint: `${origin}/api/oauth2/introspect`,
    scopes_supported: SCOPES,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: [...SECRET_METHODS, "none"],
    revocation_endpoint_auth_methods_supported: [...SECRET_METHODS, "none"],
    introspection_endpoint_auth_methods_supported: SECRET_METHODS,
    authorization_response_iss_parameter_supported: true,
    protected_resources: [apiOrigin, `${apiOrigin}/mcp`],
  };
}

/**
 * Answers the metadata document.
 *
 * @param isSet whether the origin is the operator's: then the document is public and may be cached for an hour.
 *   One that a request named is nobody else's to read
 */
export function answerMetadata(origin: string, apiOrigin: string, isSet: boolean): Response {
  const caching = isSet ? "public, max-age=3600" : "no-store";
  return json(describeServer(origin, apiOrigin), 200, { "Cache-Control": caching });
}
