/** Refresh with rotation: each refresh token works once (RFC 6749 §6, RFC 9700 §4.14.2). */
import type { Core } from "../core.ts";
import { nextId } from "../core.ts";
import type { Query } from "../db/mod.ts";
import { readSecret } from "../secrets/mod.ts";
import type { Client } from "./client.ts";
import { OAuthError } from "./error.ts";
import {
  findPair,
  holdPartner,
  isGranted,
  issuePair,
  lockGrant,
  retirePair,
  revokePairs,
} from "./pair.ts";
import type { FoundPair, IssuedPair, Target } from "./pair.ts";
import { isWithin, readScopes } from "./scope.ts";

/** No grant has this id. */
const NO_GRANT = 0;

type Outcome = IssuedPair | "invalid_grant" | "invalid_scope" | "invalid_target";

/**
 * Replaces a pair; the old one dies in the same transaction.
 *
 * A token that was used before revokes every pair of that user and partner. So of n parallel
 * refreshes one succeeds and the others, being replays, end its pair as well.
 *
 * @param scope narrower scopes than before, or null for the same
 * @param target what the new access token is for, within what was granted
 * @throws {OAuthError} invalid_grant, invalid_scope or invalid_target; the latter two leave the token usable
 */
export async function refreshPair(
  core: Core,
  client: Client,
  token: string,
  scope: string | null,
  target: Target,
): Promise<IssuedPair> {
  if (readSecret(token) !== "refresh") throw invalidRefresh();
  const found = await findPair(core.database, "refresh_hash", token);
  // One that is unknown, or another's, goes the way of one that was used: the time it takes tells nothing.
  const isOwn = found?.partnerId === client.id;
  const grantId = isOwn ? found.grantId : NO_GRANT;
  const outcome = await core.locks.withLock(`grant:${isOwn ? grantId : nextId(core)}`, () =>
    core.database.transaction(async (tx) => {
      if (!(await holdPartner(tx, client.id))) return "invalid_grant";
      await lockGrant(tx, grantId);
      const pair = await findPair(tx, "refresh_hash", token);
      return rotate(tx, core, isOwn ? pair : null, scope, target);
    }),
  );
  if (outcome === "invalid_grant") throw invalidRefresh();
  if (outcome === "invalid_scope") {
    throw new OAuthError("invalid_scope", (say) => say.scope);
  }
  if (outcome === "invalid_target") throw new OAuthError("invalid_target", (say) => say.target);
  return outcome;
}

async function rotate(
  tx: Query,
  core: Core,
  pair: FoundPair | null,
  scope: string | null,
  target: Target,
): Promise<Outcome> {
  if (pair === null || pair.usedFor !== null) {
    if (pair === null || !isForgiven(core, pair)) {
      await revokePairs(tx, core, { grantId: pair?.grantId ?? NO_GRANT }, "replay", {
        by: "partner",
        reason: "refresh_replay",
      });
    }
    return "invalid_grant";
  }
  if (pair.revokedAt !== null || pair.refreshExpired) return "invalid_grant";
  const scopes = scope === null ? pair.scopes : readScopes(scope);
  if (scopes === null || !isWithin(scopes, pair.scopes)) return "invalid_scope";
  if (!isGranted(target, pair.resource)) return "invalid_target";
  await retirePair(tx, pair.id);
  return issuePair(tx, core, {
    grantId: pair.grantId,
    family: pair.family,
    parentId: pair.id,
    scopes,
    resource: pair.resource,
    target,
  });
}

/** A client that lost our answer may say the last token again for a moment; it gets nothing, and loses nothing. */
function isForgiven({ settings }: Core, pair: FoundPair): boolean {
  return pair.isLatestUsed && pair.usedFor! < settings.refreshGraceSeconds;
}

function invalidRefresh(): OAuthError {
  return new OAuthError("invalid_grant", (say) => say.refresh);
}
