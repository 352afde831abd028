/** Authorization codes: issued on consent, exchanged once within ten minutes (RFC 6749 §4.1). */
import { oneRow } from "../db/mod.ts";
import type { Query } from "../db/mod.ts";
import type { Core } from "../core.ts";
import { hashSecret, issueSecret, readSecret } from "../secrets/mod.ts";
import type { Client } from "./client.ts";
import { OAuthError } from "./error.ts";
import { holdPartner, isGranted, issuePair, lockGrant, revokePairs } from "./pair.ts";
import type { IssuedPair, Target } from "./pair.ts";
import { verifierMatches } from "./pkce.ts";

export const CODE_SECONDS = 600;

/** What the user has agreed to. */
export interface Consent {
  readonly userId: number;
  readonly partnerId: number;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly challenge: string | null;
  /** What the tokens are to be for; null: everything. */
  readonly resource: string | null;
}

/** What the partner presents. */
export interface Exchange {
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string | null;
  /** What the access token is to be for: all that was granted, or a part of it. */
  readonly target: Target;
}

interface CodeRow {
  readonly grantId: number;
  readonly partnerId: number;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly challenge: string | null;
  readonly resource: string | null;
  readonly used: boolean;
  readonly expired: boolean;
}

/**
 * Records the consent and issues a code for it; older pairs of the partner stay as they are.
 *
 * @throws {OAuthError} unauthorized_client: the partner has been disabled meanwhile
 */
export function issueCode(core: Core, consent: Consent): Promise<string> {
  const code = issueSecret("code", core.random);
  return core.database.transaction(async (tx) => {
    if (!(await holdPartner(tx, consent.partnerId))) {
      throw new OAuthError("unauthorized_client", (say) => say.disabled);
    }
    const grant = await oneRow<{ id: number }>(
      tx,
      `INSERT INTO oauth_grants(user_id, partner_id, scopes, consented_at) VALUES($1, $2, $3, wallet_now())
       ON CONFLICT(user_id, partner_id) DO UPDATE SET scopes = excluded.scopes, consented_at = excluded.consented_at
       RETURNING id`,
      [consent.userId, consent.partnerId, consent.scopes],
    );
    await tx.rows(
      `INSERT INTO oauth_codes(hash, grant_id, redirect_uri, scopes, challenge, resource, expires_at)
       VALUES($1, $2, $3, $4, $5, $6, wallet_now() + make_interval(secs => $7))`,
      [
        hashSecret(code),
        grant.id,
        consent.redirectUri,
        consent.scopes,
        consent.challenge,
        consent.resource,
        CODE_SECONDS,
      ],
    );
    return code;
  });
}

/**
 * Exchanges a code for a pair.
 *
 * A failed attempt burns nothing and revokes nothing, so that nobody can spoil another's sign-in. A
 * second good one revokes what the first has led to (RFC 6749 §4.1.2, RFC 9700 §2.1.1).
 *
 * @throws {OAuthError} invalid_grant, in one wording whatever was wrong; invalid_target: more than was granted
 */
export async function exchangeCode(
  core: Core,
  client: Client,
  exchange: Exchange,
): Promise<IssuedPair> {
  if (readSecret(exchange.code) !== "code") throw invalidCode();
  const hash = hashSecret(exchange.code);
  const issued = await core.database.transaction(async (tx) => {
    const found = await findCode(tx, hash);
    if (found?.partnerId !== client.id) return null;
    if (!(await holdPartner(tx, client.id))) return null;
    await lockGrant(tx, found.grantId);
    const code = await findCode(tx, hash);
    if (code === null || !isRight(code, exchange)) return null;
    if (code.used) {
      await revokeDescendants(tx, core, hash);
      return null;
    }
    if (code.expired) return null;
    if (!isGranted(exchange.target, code.resource)) return "invalid_target";
    await tx.rows("UPDATE oauth_codes SET used_at = wallet_now() WHERE hash = $1", [hash]);
    return issuePair(tx, core, {
      grantId: code.grantId,
      scopes: code.scopes,
      resource: code.resource,
      target: exchange.target,
      codeHash: hash,
    });
  });
  if (issued === "invalid_target") throw new OAuthError("invalid_target", (say) => say.target);
  if (issued === null) throw invalidCode();
  return issued;
}

/** Drops the codes of a grant that wait for their exchange; call it with the grant locked. */
export async function dropCodes(tx: Query, grantId: number): Promise<void> {
  await tx.rows("DELETE FROM oauth_codes WHERE grant_id = $1 AND used_at IS NULL", [grantId]);
}

function isRight(code: CodeRow, { redirectUri, verifier }: Exchange): boolean {
  return code.redirectUri === redirectUri && verifierMatches(code.challenge, verifier);
}

async function revokeDescendants(tx: Query, core: Core, hash: Uint8Array): Promise<void> {
  const [first] = await tx.rows<{ family: string }>(
    "SELECT family FROM oauth_tokens WHERE code_hash = $1",
    [hash],
  );
  if (first === undefined) return;
  await revokePairs(tx, core, { family: first.family }, "replay", {
    by: "partner",
    reason: "code_replay",
  });
}

async function findCode(tx: Query, hash: Uint8Array): Promise<CodeRow | null> {
  const [row] = await tx.rows<CodeRow>(
    `SELECT c.grant_id AS "grantId", g.partner_id AS "partnerId", c.redirect_uri AS "redirectUri", c.scopes,
       c.challenge, c.resource, c.used_at IS NOT NULL AS used, c.expires_at <= wallet_now() AS expired
     FROM oauth_codes c JOIN oauth_grants g ON g.id = c.grant_id WHERE c.hash = $1`,
    [hash],
  );
  return row ?? null;
}

function invalidCode(): OAuthError {
  return new OAuthError("invalid_grant", (say) => say.code);
}
