/** Tables of migration 0002: partners, consents, codes, token pairs, sign-ins. */
import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant, whole } from "./columns.ts";

export const oauthClients = pgTable("oauth_clients", {
  id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
  clientId: text("client_id").notNull(),
  ownerId: whole("owner_id").notNull(),
  name: text("name").notNull(),
  redirectUris: text("redirect_uris").array().notNull(),
  scopes: text("scopes").array().notNull().default(["deduct", "balance"]),
  authMethod: text("auth_method", { enum: ["client_secret", "none"] })
    .notNull()
    .default("client_secret"),
  requirePkce: boolean("require_pkce").notNull().default(false),
  disabledAt: instant("disabled_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const oauthClientSecrets = pgTable("oauth_client_secrets", {
  id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
  partnerId: whole("partner_id").notNull(),
  hash: bytes("hash").notNull(),
  hint: text("hint").notNull(),
  expiresAt: instant("expires_at"),
  revokedAt: instant("revoked_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const oauthGrants = pgTable("oauth_grants", {
  id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
  userId: whole("user_id").notNull(),
  partnerId: whole("partner_id").notNull(),
  scopes: text("scopes").array().notNull(),
  consentedAt: instant("consented_at").notNull().defaultNow(),
});

export const oauthCodes = pgTable("oauth_codes", {
  hash: bytes("hash").primaryKey(),
  grantId: whole("grant_id").notNull(),
  redirectUri: text("redirect_uri").notNull(),
  scopes: text("scopes").array().notNull(),
  challenge: text("challenge"),
  resource: text("resource"),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const oauthTokens = pgTable("oauth_tokens", {
  id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
  grantId: whole("grant_id").notNull(),
  family: uuid("family").notNull(),
  codeHash: bytes("code_hash"),
  parentId: whole("parent_id"),
  accessHash: bytes("access_hash").notNull(),
  refreshHash: bytes("refresh_hash").notNull(),
  scopes: text("scopes").array().notNull(),
  issuedAt: instant("issued_at").notNull().defaultNow(),
  accessExpiresAt: instant("access_expires_at").notNull(),
  refreshExpiresAt: instant("refresh_expires_at").notNull(),
  refreshUsedAt: instant("refresh_used_at"),
  revokedAt: instant("revoked_at"),
  resource: text("resource"),
  audience: text("audience"),
  deducts: boolean("deducts").notNull().default(true),
  revokedBy: text("revoked_by", { enum: ["user", "partner", "rotation", "replay", "admin"] }),
});

export const signIns = pgTable("sign_ins", {
  hash: bytes("hash").primaryKey(),
  userId: whole("user_id").notNull(),
  csrf: bytes("csrf").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  seenAt: instant("seen_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
  agent: text("agent").notNull().default(""),
});

export const loginFlows = pgTable("login_flows", {
  hash: bytes("hash").primaryKey(),
  provider: text("provider").notNull(),
  state: text("state").notNull(),
  verifier: text("verifier").notNull(),
  nonce: text("nonce").notNull(),
  returnTo: text("return_to").notNull(),
  expiresAt: instant("expires_at").notNull(),
});
