/** `GET /api/oauth2/token/info`: what an access token is, told to whoever holds it. */
import { json, readBearer } from "../http/mod.ts";
import { allowancesOf } from "../client_address.ts";
import type { Core } from "../core.ts";
import { InvalidToken } from "../errors.ts";
import type { Context } from "../http/mod.ts";
import { hashSecret, readSecret } from "../secrets/mod.ts";
import { countToken } from "../token_rate.ts";
import { findPair } from "./pair.ts";
import type { FoundPair } from "./pair.ts";

/** Creates the handler. @throws {InvalidToken} no access token in the header, or a malformed one */
export function createInfo(core: Core) {
  async function find(request: Request): Promise<FoundPair | null> {
    const token = readBearer(request.headers.get("authorization"));
    if (readSecret(token) !== "access") throw new InvalidToken(true);
    await countToken(core, hashSecret(token));
    return findPair(core.database, "access_hash", token);
  }

  return async ({ request, address }: Context): Promise<Response> => {
    const pair = await core.attempts.attempt(
      allowancesOf(core.settings, address),
      () => find(request),
      {
        failsBy: (cause) => cause instanceof InvalidToken,
        failsWith: (found) => found === null,
      },
    );
    return json(pair === null ? { active: false } : describe(pair));
  };
}

/** Whether the access token of a pair works now. */
export function isActive(pair: FoundPair): boolean {
  return pair.revokedAt === null && !pair.accessExpired;
}

function describe(pair: FoundPair) {
  return {
    active: isActive(pair),
    scope: pair.scopes.join(" "),
    userId: pair.userId,
    partnerId: pair.partnerId,
    ...(pair.audience === null ? {} : { audience: pair.audience }),
    expiresAt: pair.accessExpiresAt.toISOString(),
    revokedAt: pair.revokedAt?.toISOString() ?? null,
  };
}
