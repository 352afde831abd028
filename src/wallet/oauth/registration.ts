/** Partners: registered by their owner, given secrets, disabled. The partner pages call these. */
import { and, count, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Core } from "../core.ts";
import {
  oauthClients,
  oauthClientSecrets,
  oauthGrants,
  oauthTokens,
  oneRow,
  orm,
} from "../db/mod.ts";
import type { Query } from "../db/mod.ts";
import { TooMany } from "../errors.ts";
import { BadRequest } from "../http/mod.ts";
import type { Issue } from "../http/mod.ts";
import { explainName } from "../short_text.ts";
import { issueSecret } from "../secrets/mod.ts";
import { issueClientSecret } from "./client_secret.ts";
import { dropCodes } from "./code.ts";
import { lockGrant, revokePairs } from "./pair.ts";
import { faultOfRedirectUri } from "./redirect_uri.ts";
import { SCOPES } from "./scope.ts";

export interface PartnerInput {
  readonly ownerId: number;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly scopes?: readonly string[];
  /** A public client (an app without a server) has no secret and must use PKCE. */
  readonly authMethod?: "client_secret" | "none";
  readonly requirePkce?: boolean;
}

export interface RegisteredPartner {
  readonly partnerId: number;
  readonly clientId: string;
  /** Shown this once; null for a public client. */
  readonly clientSecret: string | null;
}

const MAX_URIS = 10;
/** Of one owner, disabled ones included: they stay for the users who know them. */
const MAX_PARTNERS = 50;

/**
 * Registers a partner.
 *
 * @throws {BadRequest} naming every fault of name, scopes and redirect URIs
 * @throws {TooMany} the owner has as many as one may have
 */
export function registerPartner(core: Core, input: PartnerInput): Promise<RegisteredPartner> {
  const { ownerId, name, redirectUris, scopes = SCOPES, authMethod = "client_secret" } = input;
  requireFit(name, redirectUris, scopes);
  const clientId = issueSecret("clientId", core.random);
  const requirePkce = authMethod === "none" || (input.requirePkce ?? false);
  return core.database.transaction(async (tx) => {
    await requireRoom(tx, ownerId);
    const { id } = await oneRow<{ id: number }>(
      tx,
      `INSERT INTO oauth_clients(client_id, owner_id, name, redirect_uris, scopes, auth_method, require_pkce)
       VALUES($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [clientId, ownerId, name, redirectUris, scopes, authMethod, requirePkce],
    );
    const clientSecret = authMethod === "none" ? null : await issueClientSecret(tx, core, id);
    return { partnerId: id, clientId, clientSecret };
  });
}

/**
 * Changes name, redirect URIs and scopes of a partner; pairs that exist keep their scopes.
 *
 * @throws {BadRequest} naming every fault
 */
export async function updatePartner(
  core: Core,
  partnerId: number,
  { name, redirectUris, scopes }: Pick<Required<PartnerInput>, "name" | "redirectUris" | "scopes">,
): Promise<void> {
  requireFit(name, redirectUris, scopes);
  await core.database.rows(
    "UPDATE oauth_clients SET name = $2, redirect_uris = $3, scopes = $4 WHERE id = $1",
    [partnerId, name, redirectUris, scopes],
  );
}

/** Registrations of one owner go one after another, so that their number is what it says. */
async function requireRoom(tx: Query, ownerId: number): Promise<void> {
  await tx.rows("SELECT id FROM accounts WHERE user_id = $1 FOR NO KEY UPDATE", [ownerId]);
  const { partners } = await oneRow<{ partners: number }>(
    tx,
    "SELECT count(*) AS partners FROM oauth_clients WHERE owner_id = $1",
    [ownerId],
  );
  if (partners >= MAX_PARTNERS) throw new TooMany("partners", MAX_PARTNERS);
}

/** Disables a partner and ends all its pairs in one transaction. */
export function disablePartner(core: Core, partnerId: number): Promise<void> {
  return core.database.transaction(async (tx) => {
    await tx.rows("UPDATE oauth_clients SET disabled_at = wallet_now() WHERE id = $1", [partnerId]);
    const grants = await tx.rows<{ id: number }>(
      "SELECT id FROM oauth_grants WHERE partner_id = $1 ORDER BY id",
      [partnerId],
    );
    for (const { id } of grants) {
      await lockGrant(tx, id);
      const revocation = { by: "partner", reason: "partner_disabled" } as const;
      await revokePairs(tx, core, { grantId: id }, "admin", revocation);
    }
  });
}

/**
 * The user takes back a consent in the settings: every pair of this partner ends at once, and every code that
 * was issued but not exchanged yet.
 *
 * @returns how many pairs were live
 */
export async function revokeConsent(
  core: Core,
  userId: number,
  partnerId: number,
): Promise<number> {
  const [grant] = await core.database.rows<{ id: number }>(
    "SELECT id FROM oauth_grants WHERE user_id = $1 AND partner_id = $2",
    [userId, partnerId],
  );
  if (grant === undefined) return 0;
  return core.locks.withLock(`grant:${grant.id}`, () =>
    core.database.transaction(async (tx) => {
      await lockGrant(tx, grant.id);
      await dropCodes(tx, grant.id);
      return revokePairs(tx, core, { grantId: grant.id }, "user", { by: "user" });
    }),
  );
}

/** A partner as its owner sees it. */
export interface Partner {
  readonly partnerId: number;
  readonly clientId: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
  readonly disabled: boolean;
  readonly authMethod: "client_secret" | "none";
  readonly createdAt: Date;
  /** Live secrets by id and hint; `createdAt` is ISO 8601. */
  readonly secrets: readonly {
    readonly id: number;
    readonly hint: string;
    readonly createdAt: string;
  }[];
}

/** Lists the partners of an owner, newest first. */
export async function listPartners(core: Core, ownerId: number): Promise<readonly Partner[]> {
  const db = orm(core.database);
  const clients = await db
    .select({
      partnerId: oauthClients.id,
      clientId: oauthClients.clientId,
      name: oauthClients.name,
      redirectUris: oauthClients.redirectUris,
      scopes: oauthClients.scopes,
      disabled: isNotNull(oauthClients.disabledAt).mapWith(Boolean),
      authMethod: oauthClients.authMethod,
      createdAt: oauthClients.createdAt,
    })
    .from(oauthClients)
    .where(eq(oauthClients.ownerId, ownerId))
    .orderBy(desc(oauthClients.id));
  const { id, partnerId, hint, createdAt, revokedAt } = oauthClientSecrets;
  const secrets = await db
    .select({ id, partnerId, hint, createdAt })
    .from(oauthClientSecrets)
    .innerJoin(oauthClients, eq(oauthClients.id, partnerId))
    .where(and(eq(oauthClients.ownerId, ownerId), isNull(revokedAt)))
    .orderBy(id);
  const byPartner = Map.groupBy(secrets, (secret) => secret.partnerId);
  return clients.map((client) => ({
    ...client,
    secrets: (byPartner.get(client.partnerId) ?? []).map((secret) => ({
      id: secret.id,
      hint: secret.hint,
      createdAt: secret.createdAt.toISOString(),
    })),
  }));
}

/** What a user has allowed one partner. */
export interface GivenConsent {
  readonly partnerId: number;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly consentedAt: Date;
  /** Pairs that work now. */
  readonly live: number;
}

/** Lists a user's consents, newest first. */
export async function listConsents(core: Core, userId: number): Promise<readonly GivenConsent[]> {
  const db = orm(core.database);
  const isLive = and(
    eq(oauthTokens.grantId, oauthGrants.id),
    isNull(oauthTokens.revokedAt),
    gt(oauthTokens.refreshExpiresAt, sql`wallet_now()`),
  );
  return db
    .select({
      partnerId: oauthClients.id,
      name: oauthClients.name,
      scopes: oauthGrants.scopes,
      consentedAt: oauthGrants.consentedAt,
      live: count(oauthTokens.id),
    })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.partnerId))
    .leftJoin(oauthTokens, isLive)
    .where(eq(oauthGrants.userId, userId))
    .groupBy(oauthGrants.id, oauthClients.id)
    .orderBy(desc(oauthGrants.consentedAt));
}

/** @throws {BadRequest} naming every fault */
function requireFit(
  name: string,
  redirectUris: readonly string[],
  scopes: readonly string[],
): void {
  const issues: Issue[] = [];
  const nameFault = explainName(name);
  if (nameFault) issues.push({ path: "name", say: nameFault });
  if (redirectUris.length < 1 || redirectUris.length > MAX_URIS) {
    issues.push({ path: "redirectUris", say: (say) => say.items(1, MAX_URIS) });
  }
  redirectUris.forEach((uri, i) => {
    const fault = faultOfRedirectUri(uri);
    if (fault) issues.push({ path: `redirectUris.${i}`, say: (say) => say.redirectUri[fault] });
  });
  const known: readonly string[] = SCOPES;
  if (scopes.length === 0 || scopes.some((scope) => !known.includes(scope))) {
    issues.push({ path: "scopes", say: (say) => say.oneOf(SCOPES.join(", ")) });
  }
  if (issues.length > 0) throw new BadRequest(issues);
}
