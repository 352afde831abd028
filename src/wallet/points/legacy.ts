/** The legacy proof of identity in the body of a deduction: `privyId` and a JWT in `sessionToken`. */
import type { Caller } from "../contract.ts";
import type { Core } from "../core.ts";
import { createJwtVerifier, findUser } from "../identity_token.ts";

/** Creates the reader; it answers null unless the flow is on, the token is right and its subject is `privyId`. */
export function createLegacyReader(core: Core) {
  const { legacy, tokenRate } = core.settings;
  const verify = legacy ? createJwtVerifier(legacy, core, ["ES256"]) : null;

  return async ({ privyId, sessionToken }: Record<string, unknown>): Promise<Caller | null> => {
    if (legacy === null || verify === null) return null;
    if (typeof privyId !== "string" || typeof sessionToken !== "string") return null;
    const payload = await verify(sessionToken);
    if (payload?.sub !== privyId) return null;
    const user = await findUser(core, legacy.issuer, privyId);
    if (user === null) return null;
    return {
      kind: "identity",
      ...user,
      scopes: ["deduct", "balance"],
      requestsPerMinute: tokenRate,
      label: `user ${user.userId}`,
    };
  };
}
