/** An access token and its refresh token: issued, rotated and revoked under the lock of their grant. */
import type { Query } from "../db/mod.ts";
import { oneRow } from "../db/mod.ts";
import type { Core } from "../core.ts";
import { nextId } from "../core.ts";
import { hashSecret, issueSecret } from "../secrets/mod.ts";
import { recordRevocations } from "../webhooks/mod.ts";
import type { Revocation, RevokedPair } from "../webhooks/mod.ts";
import { holds, isForDeductions } from "./resource.ts";
import type { Audience } from "./resource.ts";

/** Lifetimes in seconds. */
export const ACCESS_SECONDS = 2_592_000;
export const REFRESH_SECONDS = 7_776_000;

/** What the token endpoint returns. */
export interface IssuedPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly scopes: readonly string[];
}

/** What an access token is asked for. */
export interface Target {
  /** Origin and path; null: everything that was granted. */
  readonly resource: string | null;
  readonly audience: Audience;
}

/** Whether what a token is asked for lies within what was granted (RFC 8707 §2.2). */
export function isGranted({ resource }: Target, granted: string | null): boolean {
  return resource === null || holds(granted, resource);
}

interface Origin {
  readonly grantId: number;
  readonly scopes: readonly string[];
  /** What was granted, which the refresh token keeps. */
  readonly resource: string | null;
  readonly target: Target;
  /** Pairs that came from one code. */
  readonly family?: string;
  readonly codeHash?: Uint8Array;
  readonly parentId?: number;
}

/** Why a pair ends, as the table has it. */
type EndedBy = "user" | "partner" | "replay" | "admin";

/**
 * Holds the partner as it is until the transaction ends; call it before {@link lockGrant} wherever a grant, a
 * code or a pair is made. A disabling waits for it, or has happened and is seen.
 *
 * @returns whether the partner is enabled
 */
export async function holdPartner(tx: Query, partnerId: number): Promise<boolean> {
  const rows = await tx.rows(
    "SELECT id FROM oauth_clients WHERE id = $1 AND disabled_at IS NULL FOR SHARE",
    [partnerId],
  );
  return rows.length > 0;
}

/** Takes the grant's row: issue, rotate, revoke and replay of one grant happen one after another. */
export async function lockGrant(tx: Query, grantId: number): Promise<void> {
  await tx.rows("SELECT id FROM oauth_grants WHERE id = $1 FOR UPDATE", [grantId]);
}

/** Issues a pair for 30 and 90 days. */
export async function issuePair(
  tx: Query,
  core: Pick<Core, "random" | "makeId">,
  origin: Origin,
): Promise<IssuedPair> {
  const accessToken = issueSecret("access", core.random);
  const refreshToken = issueSecret("refresh", core.random);
  const audience = origin.target.resource ?? origin.resource;
  await tx.rows(
    `INSERT INTO oauth_tokens(grant_id, family, code_hash, parent_id, access_hash, refresh_hash, scopes,
       issued_at, access_expires_at, refresh_expires_at, resource, audience, deducts)
     VALUES($1, $2, $3, $4, $5, $6, $7, wallet_now(),
       wallet_now() + make_interval(secs => $8), wallet_now() + make_interval(secs => $9), $10, $11, $12)`,
    [
      origin.grantId,
      origin.family ?? nextId(core),
      origin.codeHash ?? null,
      origin.parentId ?? null,
      hashSecret(accessToken),
      hashSecret(refreshToken),
      origin.scopes,
      ACCESS_SECONDS,
      REFRESH_SECONDS,
      origin.resource,
      audience,
      isForDeductions(audience, origin.target.audience),
    ],
  );
  return { accessToken, refreshToken, scopes: origin.scopes };
}

/** Which live pairs to end. */
export type PairFilter =
  { readonly tokenId: number } | { readonly grantId: number } | { readonly family: string };

const CONDITIONS = {
  tokenId: "t.id = $1::bigint",
  grantId: "t.grant_id = $1::bigint",
  family: "t.family = $1::uuid",
} as const;

/**
 * Revokes live pairs and writes one event for each; call it with the grant locked.
 *
 * @returns how many were live
 */
export async function revokePairs(
  tx: Query,
  core: Pick<Core, "random">,
  filter: PairFilter,
  endedBy: EndedBy,
  revocation: Revocation,
): Promise<number> {
  const [[name, value]] = Object.entries(filter) as [[keyof typeof CONDITIONS, string | number]];
  const pairs = await tx.rows<RevokedPair>(
    `UPDATE oauth_tokens t SET revoked_at = wallet_now(), revoked_by = $2
     FROM oauth_grants g WHERE ${CONDITIONS[name]} AND g.id = t.grant_id AND t.revoked_at IS NULL
     RETURNING t.id AS "tokenId", g.user_id AS "userId", g.partner_id AS "partnerId", t.scopes,
       t.revoked_at AS "revokedAt"`,
    [value, endedBy],
  );
  await recordRevocations(tx, core.random, pairs, revocation);
  return pairs.length;
}

/** A pair as it stands, found by either of its tokens. */
export interface FoundPair {
  readonly id: number;
  readonly grantId: number;
  readonly userId: number;
  readonly partnerId: number;
  readonly family: string;
  readonly scopes: readonly string[];
  /** What was granted, and what the access token is for; null: everything. */
  readonly resource: string | null;
  readonly audience: string | null;
  readonly accessExpiresAt: Date;
  readonly issuedAt: Date;
  readonly revokedAt: Date | null;
  /** Past its time, or of a partner that is disabled. */
  readonly accessExpired: boolean;
  readonly refreshExpired: boolean;
  /** Seconds since the refresh token was used, null while it was not. */
  readonly usedFor: number | null;
  /** Whether the pair that replaced it is still the live one. */
  readonly isLatestUsed: boolean;
}

/** Finds the pair of an access or refresh token. */
export async function findPair(
  query: Query,
  by: "access_hash" | "refresh_hash",
  token: string,
): Promise<FoundPair | null> {
  const [row] = await query.rows<FoundPair>(
    `SELECT t.id, t.grant_id AS "grantId", g.user_id AS "userId", g.partner_id AS "partnerId", t.family, t.scopes,
       t.resource, t.audience, t.access_expires_at AS "accessExpiresAt", t.issued_at AS "issuedAt", t.revoked_at AS "revokedAt",
       t.access_expires_at <= wallet_now() OR c.disabled_at IS NOT NULL AS "accessExpired",
       t.refresh_expires_at <= wallet_now() OR c.disabled_at IS NOT NULL AS "refreshExpired",
       extract(epoch FROM wallet_now() - t.refresh_used_at)::float8 AS "usedFor",
       EXISTS (SELECT FROM oauth_tokens c WHERE c.parent_id = t.id AND c.revoked_at IS NULL) AS "isLatestUsed"
     FROM oauth_tokens t JOIN oauth_grants g ON g.id = t.grant_id JOIN oauth_clients c ON c.id = g.partner_id
     WHERE t.${by} = $1`,
    [hashSecret(token)],
  );
  return row ?? null;
}

/** Marks a pair as replaced: both of its tokens die in this transaction. */
export async function retirePair(tx: Query, id: number): Promise<void> {
  await oneRow(
    tx,
    `UPDATE oauth_tokens SET refresh_used_at = wallet_now(), revoked_at = wallet_now(), revoked_by = 'rotation'
     WHERE id = $1 RETURNING id`,
    [id],
  );
}
