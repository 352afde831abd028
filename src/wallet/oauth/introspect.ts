/** `POST /api/oauth2/introspect` (RFC 7662): the standard twin of token info, for the token's own partner. */
import type { Core } from "../core.ts";
import { json } from "../http/mod.ts";
import type { Context } from "../http/mod.ts";
import { readSecret } from "../secrets/mod.ts";
import { authenticateClient } from "./client.ts";
import type { Client } from "./client.ts";
import { NO_STORE, OAuthError } from "./error.ts";
import { isActive } from "./info.ts";
import { findPair } from "./pair.ts";
import { readParameters, requireParameter } from "./parameters.ts";
import { countUnproven } from "./unproven.ts";

/** Creates the handler; a public client has no credentials to introspect with (RFC 7662 §2.1). */
export function createIntrospect(core: Core) {
  return ({ request, address }: Context): Promise<Response> =>
    countUnproven(core, address, async (proof) => {
      const parameters = await readParameters(request);
      const client = await authenticateClient(core, request, parameters, address);
      if (client.authMethod === "none") {
        throw new OAuthError("invalid_client", (say) => say.client);
      }
      proof.proved = true;
      const token = requireParameter(parameters, "token");
      return json(await describe(core, client, token), 200, NO_STORE);
    });
}

/** RFC 7662 §2.2: nothing but `active: false` for a token that is inactive or another partner's. */
async function describe(core: Core, client: Client, token: string): Promise<object> {
  const kind = readSecret(token);
  if (kind !== "access" && kind !== "refresh") return { active: false };
  const pair = await findPair(
    core.database,
    kind === "access" ? "access_hash" : "refresh_hash",
    token,
  );
  if (pair?.partnerId !== client.id) return { active: false };
  const alive =
    kind === "access" ? isActive(pair) : pair.revokedAt === null && !pair.refreshExpired;
  if (!alive) return { active: false };
  return {
    active: true,
    scope: pair.scopes.join(" "),
    client_id: client.clientId,
    sub: String(pair.userId),
    ...audienceOf(kind === "access" ? pair.audience : pair.resource),
    iat: toSeconds(pair.issuedAt),
    ...(kind === "access" ? { token_type: "Bearer", exp: toSeconds(pair.accessExpiresAt) } : {}),
  };
}

/** Left out where the token is for everything. */
function audienceOf(resource: string | null) {
  return resource === null ? {} : { aud: resource };
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
