/** `GET /api/oauth2/token/info`: what an access token is, told to whoever holds it. */
import { json, readBearer } from "../http/mod.ts";
import type { Core } from "../core.ts";
import { InvalidToken } from "../errors.ts";
import type { Context } from "../http/mod.ts";
import { readSecret } from "../secrets/mod.ts";
import { findPair } from "./pair.ts";
import type { FoundPair } from "./pair.ts";

/** Creates the handler. @throws {InvalidToken} no access token in the header, or a malformed one */
export function createInfo(core: Core) {
  return async ({ request, address }: Context): Promise<Response> => {
    try {
      const token = readBearer(request.headers.get("authorization"));
      if (readSecret(token) !== "access") throw new InvalidToken(true);
      const pair = await findPair(core.database, "access_hash", token);
      return json(pair === null ? { active: false } : describe(pair));
    } catch (cause) {
      if (cause instanceof InvalidToken) {
        await core.rates.count(`address:${address}`, core.settings.addressRate);
      }
      throw cause;
    }
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
    expiresAt: pair.accessExpiresAt.toISOString(),
    revokedAt: pair.revokedAt?.toISOString() ?? null,
  };
}
