/** Tables of migration 0001: people, accounts, postings, holds, kept answers, API keys. */
import { date, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant, whole } from "./columns.ts";

export const users = pgTable("users", {
  id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
  email: text("email"),
  displayName: text("display_name"),
  frozenAt: instant("frozen_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
  noticesSeenAt: instant("notices_seen_at"),
  frozenBy: text("frozen_by", { enum: ["card"] }),
  keepDays: integer("keep_days"),
});

export const identities = pgTable("identities", {
  issuer: text("issuer").notNull(),
  subject: text("subject").notNull(),
  userId: whole("user_id").notNull(),
});

export const accounts = pgTable("accounts", {
  id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
  kind: text("kind", { enum: ["user", "revenue", "card", "chain", "grant", "adjust"] }).notNull(),
  userId: whole("user_id"),
  balance: whole("balance").notNull().default(0),
  held: whole("held").notNull().default(0),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

export const postings = pgTable("postings", {
  id: uuid("id").primaryKey(),
  kind: text("kind", {
    enum: ["deduct", "capture", "topup", "swap", "grant", "refund", "adjust"],
  }).notNull(),
  sourceId: whole("source_id").notNull(),
  destinationId: whole("destination_id").notNull(),
  amount: whole("amount").notNull(),
  balanceAfter: whole("balance_after"),
  reverses: uuid("reverses"),
  partnerId: whole("partner_id").notNull().default(0),
  tokenId: whole("token_id"),
  apiKeyId: whole("api_key_id"),
  procedure: text("procedure"),
  idemKey: text("idem_key"),
  requestHash: bytes("request_hash"),
  description: text("description").notNull().default(""),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const holds = pgTable("holds", {
  id: uuid("id").primaryKey(),
  accountId: whole("account_id").notNull(),
  amount: whole("amount").notNull(),
  status: text("status", { enum: ["held", "prepaid", "captured", "released", "expired"] })
    .notNull()
    .default("held"),
  captured: whole("captured"),
  postingId: uuid("posting_id"),
  procedure: text("procedure"),
  partnerId: whole("partner_id").notNull().default(0),
  expiresAt: instant("expires_at").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  settledAt: instant("settled_at"),
});

export const paidCalls = pgTable("paid_calls", {
  accountId: whole("account_id").notNull(),
  caller: text("caller").notNull(),
  key: text("key").notNull(),
  requestHash: bytes("request_hash").notNull(),
  ticket: uuid("ticket").notNull(),
  holdId: uuid("hold_id"),
  state: text("state", { enum: ["running", "done"] })
    .notNull()
    .default("running"),
  status: smallint("status"),
  contentType: text("content_type"),
  body: text("body"),
  points: whole("points"),
  lockedUntil: instant("locked_until").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

export const apiKeys = pgTable("api_keys", {
  id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
  userId: whole("user_id").notNull(),
  name: text("name").notNull(),
  hash: bytes("hash").notNull(),
  prefix: text("prefix").notNull(),
  last4: text("last4").notNull(),
  rpm: integer("rpm").notNull().default(600),
  lastUsedAt: instant("last_used_at"),
  revokedAt: instant("revoked_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const keyUsage = pgTable("key_usage", {
  apiKeyId: whole("api_key_id").notNull(),
  day: date("day", { mode: "string" }).notNull(),
  calls: whole("calls").notNull().default(0),
  points: whole("points").notNull().default(0),
});
