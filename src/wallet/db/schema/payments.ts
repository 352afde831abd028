/** Tables of migration 0004: money in, plans, messages to users, the audit log. */
import {
  boolean,
  inet,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, instant, whole } from "./columns.ts";

export const topups = pgTable("topups", {
  id: uuid("id").primaryKey(),
  userId: whole("user_id").notNull(),
  cents: whole("cents").notNull(),
  points: whole("points").notNull(),
  checkoutId: text("checkout_id"),
  paymentIntent: text("payment_intent"),
  status: text("status", {
    enum: ["pending", "paid", "failed", "expired", "refunded", "disputed"],
  })
    .notNull()
    .default("pending"),
  postingId: uuid("posting_id"),
  createdAt: instant("created_at").notNull().defaultNow(),
  reversedPoints: whole("reversed_points").notNull().default(0),
  takenPoints: whole("taken_points").notNull().default(0),
  movements: integer("movements").notNull().default(0),
});

export const cardRefunds = pgTable("card_refunds", {
  paymentIntent: text("payment_intent").primaryKey(),
  cents: whole("cents").notNull(),
});

export const cardSingleRefunds = pgTable("card_single_refunds", {
  id: text("id").primaryKey(),
  paymentIntent: text("payment_intent").notNull(),
  cents: whole("cents").notNull(),
  failed: boolean("failed").notNull(),
});

export const cardDisputes = pgTable("card_disputes", {
  id: text("id").primaryKey(),
  paymentIntent: text("payment_intent").notNull(),
  cents: whole("cents").notNull(),
  state: text("state", { enum: ["inquiry", "open", "won", "lost"] }).notNull(),
  decided: whole("decided").notNull().default(0),
});

export const inboundEvents = pgTable("inbound_events", {
  source: text("source").notNull(),
  eventId: text("event_id").notNull(),
  receivedAt: instant("received_at").notNull().defaultNow(),
});

export const walletAddresses = pgTable("wallet_addresses", {
  chainId: whole("chain_id").notNull(),
  address: bytes("address").notNull(),
  userId: whole("user_id").notNull(),
  verifiedAt: instant("verified_at").notNull(),
});

export const chainPayments = pgTable("chain_payments", {
  chainId: whole("chain_id").notNull(),
  txHash: bytes("tx_hash").notNull(),
  logIndex: integer("log_index").notNull(),
  userId: whole("user_id").notNull(),
  purpose: text("purpose", { enum: ["swap", "plan"] }).notNull(),
  units: numeric("units", { precision: 78, scale: 0 }).notNull(),
  points: whole("points").notNull(),
  dust: numeric("dust", { precision: 78, scale: 0 }).notNull().default("0"),
  blockHash: bytes("block_hash"),
  status: text("status", { enum: ["seen", "confirmed", "rejected"] })
    .notNull()
    .default("seen"),
  reason: text("reason"),
  postingId: uuid("posting_id"),
  createdAt: instant("created_at").notNull().defaultNow(),
  dueAt: instant("due_at").notNull().defaultNow(),
  lookedAt: instant("looked_at"),
  lostAt: instant("lost_at"),
});

export const subscriptions = pgTable("subscriptions", {
  id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
  userId: whole("user_id").notNull(),
  plan: text("plan", { enum: ["starter", "basic", "premium", "enterprise"] }).notNull(),
  status: text("status", { enum: ["pending", "active", "expired", "failed", "cancelled"] })
    .notNull()
    .default("pending"),
  chainId: whole("chain_id"),
  txHash: bytes("tx_hash"),
  periodStart: instant("period_start"),
  periodEnd: instant("period_end"),
  callLimit: whole("call_limit").notNull(),
  callsUsed: whole("calls_used").notNull().default(0),
  failure: text("failure"),
  createdAt: instant("created_at").notNull().defaultNow(),
  dueAt: instant("due_at").notNull().defaultNow(),
  lookedAt: instant("looked_at"),
  paid: boolean("paid").notNull().default(false),
});

export const notifications = pgTable("notifications", {
  id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
  userId: whole("user_id").notNull(),
  kind: text("kind").notNull(),
  dedupe: text("dedupe").notNull(),
  body: jsonb("body").$type<Readonly<Record<string, unknown>>>().notNull(),
  sendAt: instant("send_at").notNull().defaultNow(),
  sentAt: instant("sent_at"),
  attempts: smallint("attempts").notNull().default(0),
  lockedUntil: instant("locked_until"),
});

export const auditLog = pgTable("audit_log", {
  id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
  at: instant("at").notNull().defaultNow(),
  actor: text("actor").notNull(),
  action: text("action").notNull(),
  subject: text("subject").notNull(),
  detail: jsonb("detail").notNull().default({}),
  ip: inet("ip"),
});
