/** `POST /api/oauth2/revoke` (RFC 7009): either token ends its pair; known or not, the answer is the same. */
import type { Core } from "../core.ts";
import { json } from "../http/mod.ts";
import type { Context } from "../http/mod.ts";
import { hashSecret, readSecret } from "../secrets/mod.ts";
import { countToken } from "../token_rate.ts";
import { authenticateClient, hasCredentials } from "./client.ts";
import type { Client } from "./client.ts";
import { NO_STORE } from "./error.ts";
import { findPair, lockGrant, revokePairs } from "./pair.ts";
import { readParameters, requireParameter } from "./parameters.ts";
import { countUnproven } from "./unproven.ts";

const HASH_OF_KIND = { access: "access_hash", refresh: "refresh_hash" } as const;

/** Creates the handler. The token is the proof; credentials may come with it and must then be right. */
export function createRevoke(core: Core) {
  return ({ request, address }: Context): Promise<Response> =>
    countUnproven(core, address, async (proof) => {
      const parameters = await readParameters(request);
      const token = requireParameter(parameters, "token");
      const client = hasCredentials(request, parameters)
        ? await authenticateClient(core, request, parameters, address)
        : null;
      const isKnown = await revokeToken(core, token, client);
      proof.proved = isKnown || client?.authMethod === "client_secret";
      return json({ success: true }, 200, NO_STORE);
    });
}

/** RFC 7009 §2.1: a token of another client is left alone. @returns whether the token is one of ours */
async function revokeToken(core: Core, token: string, client: Client | null): Promise<boolean> {
  const kind = readSecret(token);
  if (kind !== "access" && kind !== "refresh") return false;
  await countToken(core, hashSecret(token));
  const pair = await findPair(core.database, HASH_OF_KIND[kind], token);
  if (pair === null) return false;
  if (pair.revokedAt !== null) return true;
  if (client !== null && client.id !== pair.partnerId) return true;
  await core.locks.withLock(`grant:${pair.grantId}`, () =>
    core.database.transaction(async (tx) => {
      await lockGrant(tx, pair.grantId);
      await revokePairs(tx, core, { tokenId: pair.id }, "partner", { by: "partner" });
    }),
  );
  return true;
}
